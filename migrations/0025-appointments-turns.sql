-- Staff offer times, a specialist has times of their own, a word goes with an answer, and every turn is counted.
alter table appointments
  add column specialist_id uuid default app.specialist(),
  -- What staff say to the patient with their answer.
  add column reply text not null default '' check (char_length(reply) <= 500),
  -- How often the time, the status or the person has changed: the revision of the calendar file.
  add column sequence integer not null default 0 check (sequence >= 0),
  alter column requested_by set default 'patient',
  add foreign key (organization_id, specialist_id) references specialists on delete set null (specialist_id),
  add constraint with_one_person check (num_nonnulls(case_manager_id, specialist_id) <= 1),
  drop constraint appointments_status_check,
  add constraint appointments_status_check check (status in
    ('requested', 'offered', 'confirmed', 'moved', 'declined', 'cancelled', 'completed', 'missed'));

-- What staff had entered so far was an offer, unless its time is promised to somebody already.
update appointments a set status = 'offered'
  where a.requested_by = 'staff' and a.status = 'requested' and not exists (select from appointments b
    where b.organization_id = a.organization_id and b.case_manager_id = a.case_manager_id and b.id <> a.id
      and (b.status in ('confirmed', 'moved') or (b.status = 'requested' and b.requested_by = 'staff'))
      and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at));

-- No double booking: a time offered or agreed belongs to one patient only, of a case manager as of a specialist.
alter table appointments drop constraint no_double_booking;
alter table appointments
  add constraint no_double_booking exclude using gist (
    organization_id with =, case_manager_id with =, tstzrange(starts_at, ends_at) with &&)
    where (case_manager_id is not null and status in ('offered', 'confirmed', 'moved')),
  add constraint no_double_booking_of_specialist exclude using gist (
    organization_id with =, specialist_id with =, tstzrange(starts_at, ends_at) with &&)
    where (specialist_id is not null and status in ('offered', 'confirmed', 'moved'));
create index appointments_specialist on appointments (organization_id, specialist_id, starts_at, id);

-- Specialists have hours too: a row is of the one or of the other.
alter table availabilities
  alter column case_manager_id drop not null,
  add column specialist_id uuid default app.specialist(),
  add foreign key (organization_id, specialist_id) references specialists on delete cascade,
  add constraint hours_of_one_person check (num_nonnulls(case_manager_id, specialist_id) = 1),
  add constraint availabilities_of_specialist_apart exclude using gist (organization_id with =, specialist_id with =,
    weekday with =, int4range(from_minute, until_minute) with &&);
