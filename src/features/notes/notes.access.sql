-- Case notes are the staff's own words: no patient's grant covers them. Whoever may see the patient reads the signed notes
-- and their own drafts; an author writes, and changes only what is not yet signed. The patient's own download holds what is signed,
-- unless whoever reads it withholds it with a reason; of the note itself nothing changes then (app.protect_signed_note).
alter table case_notes enable row level security;
grant select on case_notes to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, patient_id, kind, contact_on, contact_minutes, contact_way, text, amends_id),
  update (kind, contact_on, contact_minutes, contact_way, text, signed_at, updated_at, withheld_kind, withheld_for, withheld_at), delete
  on case_notes to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a case manager reads signed notes of their patients" on case_notes for select to handrail_case_manager
  using (organization_id = (select app.org()) and signed_at is not null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager keeps their own unsigned notes about patients" on case_notes to handrail_case_manager
  using (organization_id = (select app.org()) and author_id = (select app.user_id())
    and signed_at is null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and author_id = (select app.user_id()) and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads signed notes of their patients" on case_notes for select to handrail_specialist
  using (organization_id = (select app.org()) and signed_at is not null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist keeps their own unsigned notes about patients" on case_notes to handrail_specialist
  using (organization_id = (select app.org()) and author_id = (select app.user_id())
    and signed_at is null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and author_id = (select app.user_id()) and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads signed notes" on case_notes for select to handrail_administrator
  using (organization_id = (select app.org()) and signed_at is not null);
create policy "an administrator writes and keeps their own unsigned notes" on case_notes to handrail_administrator
  using (organization_id = (select app.org()) and author_id = (select app.user_id())
    and signed_at is null)
  with check (organization_id = (select app.org()) and author_id = (select app.user_id()));
create policy "a case manager withholds signed notes of their patients" on case_notes for update to handrail_case_manager
  using (organization_id = (select app.org()) and signed_at is not null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist withholds signed notes of their patients" on case_notes for update to handrail_specialist
  using (organization_id = (select app.org()) and signed_at is not null and exists (select from care_team t
    where t.organization_id = case_notes.organization_id and t.patient_id = case_notes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator withholds signed notes" on case_notes for update to handrail_administrator
  using (organization_id = (select app.org()) and signed_at is not null);

-- Whoever reads a note reads who wrote it.
grant execute on function app.staff_name(uuid) to handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.download_case_notes() to handrail_patient;
