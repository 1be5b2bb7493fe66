-- What visitors send from the demo and contact pages. No hat of the product reads it; the operator does.
create table inquiries (
  id uuid primary key default uuidv7(),
  form_type text not null check (form_type in ('demo', 'contact')),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email like '%_@_%'),
  phone text check (char_length(phone) <= 20),
  organization_name text check (char_length(organization_name) between 1 and 100),
  sector text check (sector in ('healthcare', 'social', 'workforce', 'education', 'housing', 'corporate')),
  team_size text check (team_size in ('1-10', '11-50', '51-200', '201+')),
  programs text[] not null default '{}' check (cardinality(programs) <= 20),
  notes text check (char_length(notes) <= 1000),
  message text check (char_length(message) between 1 and 1000),
  created_at timestamptz not null default now(),
  constraint demo_is_whole check (form_type <> 'demo'
    or (organization_name is not null and sector is not null and team_size is not null)),
  constraint contact_is_whole check (form_type <> 'contact' or message is not null)
);
