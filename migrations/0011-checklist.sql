-- The organization's catalogue of what good care looks after, and each patient's progress through it.
create table checklist_categories (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  key text check (char_length(key) between 1 and 60),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  name_es text check (char_length(btrim(name_es)) between 1 and 100),
  description text not null default '' check (char_length(description) <= 1000),
  description_es text check (char_length(description_es) <= 1000),
  order_index integer not null default 0,
  primary key (organization_id, id),
  unique (organization_id, key)
);

-- question is what the onboarding assistant asks; an item without one is not part of onboarding.
create table checklist_items (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  category_id uuid not null,
  key text check (char_length(key) between 1 and 60),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  title_es text check (char_length(btrim(title_es)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 1000),
  description_es text check (char_length(description_es) <= 1000),
  question text check (char_length(btrim(question)) between 1 and 500),
  question_es text check (char_length(btrim(question_es)) between 1 and 500),
  is_onboarding boolean not null default false,
  order_index integer not null default 0,
  primary key (organization_id, id),
  unique (organization_id, key),
  foreign key (organization_id, category_id) references checklist_categories on delete cascade,
  constraint onboarding_has_question check (not is_onboarding or question is not null)
);
create index checklist_items_category on checklist_items (organization_id, category_id, order_index);

create table checklist_progress (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  checklist_item_id uuid not null,
  is_completed boolean not null default false,
  completed_at timestamptz,
  completed_by uuid references auth.users on delete set null,
  notes text not null default '' check (char_length(notes) <= 5000),
  ai_recommendation text check (char_length(ai_recommendation) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, patient_id, checklist_item_id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, checklist_item_id) references checklist_items on delete cascade,
  constraint completed_has_time check (is_completed = (completed_at is not null))
);
create index checklist_progress_count on checklist_progress (organization_id, patient_id, is_completed);
