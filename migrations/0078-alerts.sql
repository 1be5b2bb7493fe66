-- release-before: serves
-- An alert that somebody answers (decision 53): the words that raised it, who read it first, and what was done about it.
alter table safety_alerts
  add column said text not null default '' check (char_length(said) <= 500),
  add column seen_by uuid references auth.users (id) on delete set null,
  add column seen_at timestamptz,
  add column outcome text not null default '' check (char_length(outcome) <= 1000);

-- Whom an alert has reached, in whose turn, and when. It makes nobody a member of the care team.
create table safety_alert_recipients (
  organization_id uuid not null default app.org(),
  alert_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  turn text not null check (turn in ('first', 'team', 'administrators', 'out_of_hours')),
  reached_at timestamptz not null default now(),
  primary key (organization_id, alert_id, user_id),
  foreign key (organization_id, alert_id) references safety_alerts on delete cascade
);
create index safety_alert_recipients_mine on safety_alert_recipients (organization_id, user_id);
