-- A person asks that nothing of them remains, or an administrator does for them. Until an administrator has confirmed it with the
-- person's name, the person can take it back whoever asked: it is their record. An administrator takes back what an administrator
-- asked for. Then a job erases, through functions that nobody else may call.
alter table erasure_requests enable row level security;
grant select, insert (id, patient_id), delete on erasure_requests to handrail_administrator;
grant select (organization_id, id, patient_id, asked_as, created_at, confirmed_at), insert (id, patient_id), delete
  on erasure_requests to handrail_patient;
create policy "an administrator reads who is to be erased" on erasure_requests for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "an administrator asks that a person is erased" on erasure_requests for insert to handrail_administrator
  with check (organization_id = (select app.org()));
create policy "an administrator takes back what an administrator asked for" on erasure_requests for delete
  to handrail_administrator
  using (organization_id = (select app.org()) and asked_as = 'administrator' and confirmed_at is null);
create policy "a patient reads their wish to be erased" on erasure_requests for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient asks to be erased" on erasure_requests for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient takes back that they are erased, whoever asked" on erasure_requests for delete to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()) and confirmed_at is null);
-- Ids of people who are gone: read and written by functions alone.
alter table erasures enable row level security;

grant execute on function app.erasure_preview(uuid), app.confirm_erasure(uuid, text) to handrail_administrator;
grant execute on function app.erase_person(uuid), app.erase_again(uuid, uuid, uuid[], uuid[], uuid, timestamptz),
  app.known_erasures(boolean), app.settle_erasure(uuid) to handrail_job;
