-- Words of self-harm, harm to others, abuse or an emergency were recognised: the case manager is told at once.
-- The words stay where they were written; here is only that, and where.
create table safety_alerts (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  kind text not null check (kind in ('self_harm', 'harm_to_others', 'abuse', 'emergency')),
  source text not null check (source in ('message', 'onboarding', 'needs', 'notebook')),
  created_at timestamptz not null default now(),
  acknowledged_by uuid references auth.users on delete set null,
  acknowledged_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index safety_alerts_patient on safety_alerts (organization_id, patient_id, created_at desc);
create index safety_alerts_open on safety_alerts (organization_id, created_at desc) where acknowledged_at is null;
