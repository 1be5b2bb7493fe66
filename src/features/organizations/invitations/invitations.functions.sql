-- How people are asked into an organization (decision 46): nobody comes in without saying yes, and an invitation is for the
-- address that its record has today. Each function checks for itself who asks. What an accepted invitation opens is with people.

-- Who adds a member of staff by address, or a patient who has one, invites them by the same stroke; another address takes the
-- invitation to the former one back and invites anew, and so does leaving take it back. Records that the system itself writes
-- invite nobody. A patient's record is written although today's invitations are used up: whoever writes it invites later.
create function app.invite_by_record() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.invitations i set revoked_at = now()
    where i.organization_id = new.organization_id and i.record_id = new.id
      and i.accepted_at is null and i.revoked_at is null and i.declined_at is null;
  if new.user_id is null and new.email is not null and to_jsonb(new) ->> 'removed_at' is null
      and app.hat() in ('administrator', 'case_manager') then
    insert into public.invitations (organization_id, kind, email, name, case_manager_id, specialist_id, patient_id)
      values (new.organization_id, tg_argv[0], btrim(new.email), new.name,
        case tg_argv[0] when 'case_manager' then new.id end,
        case tg_argv[0] when 'specialist' then new.id end,
        case tg_argv[0] when 'patient' then new.id end);
  end if;
  return null;
exception
  when sqlstate 'HR429' then
    if tg_argv[0] <> 'patient' then raise; end if;
    return null;
end $$;
create trigger invite_case_manager after insert on public.case_managers for each row
  when (new.user_id is null and app.hat() = 'administrator') execute function app.invite_by_record('case_manager');
create trigger invite_specialist after insert on public.specialists for each row
  when (new.user_id is null and app.hat() = 'administrator') execute function app.invite_by_record('specialist');
create trigger invite_patient after insert on public.patients for each row
  when (new.user_id is null and new.email is not null and app.hat() in ('administrator', 'case_manager'))
  execute function app.invite_by_record('patient');
create trigger invite_case_manager_anew after update of email, removed_at on public.case_managers for each row
  when (new.email_norm <> old.email_norm or (new.removed_at is null) <> (old.removed_at is null))
  execute function app.invite_by_record('case_manager');
create trigger invite_specialist_anew after update of email, removed_at on public.specialists for each row
  when (new.email_norm <> old.email_norm or (new.removed_at is null) <> (old.removed_at is null))
  execute function app.invite_by_record('specialist');
create trigger invite_patient_anew after update of email on public.patients for each row
  when (new.email_norm is distinct from old.email_norm and app.hat() is distinct from 'merge')
  execute function app.invite_by_record('patient');

-- Every invitation is a mail to a stranger, in somebody's name: forty a day for one person, a hundred and fifty for an
-- organization, and twenty for one that was founded this week and that nobody knows yet. The deployment's own is known.
-- Sent again it is good for another fourteen days; pressed twice within a minute, it goes once.
create function app.spend_invitation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_known boolean := (select o.is_default or o.created_at < now() - interval '7 days'
    from public.organizations o where o.id = new.organization_id);
begin
  if tg_op = 'UPDATE' then
    if old.sent_at > now() - interval '1 minute' then
      new.sendings := old.sendings;
      return new;
    end if;
    new.sent_at := now();
    new.expires_at := now() + interval '14 days';
  end if;
  perform app.spend(concat('invitations:', app.user_id()), 40, 86400);
  perform app.spend(concat('invitations-organization:', new.organization_id), case when is_known then 150 else 20 end, 86400);
  return new;
end $$;
create trigger spend_invitation before insert on public.invitations
  for each row when (app.user_id() is not null) execute function app.spend_invitation();
create trigger spend_invitation_again before update of sendings on public.invitations
  for each row when (new.sendings <> old.sendings) execute function app.spend_invitation();

-- An invitation is mailed later, with a link that only the mail knows.
create function app.enqueue_invitation_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'organizations.mail-invitation',
    jsonb_build_object('invitationId', new.id, 'sending', new.sendings));
  return null;
end $$;
create trigger enqueue_invitation_mail after insert on public.invitations
  for each row execute function app.enqueue_invitation_mail();
create trigger enqueue_invitation_mail_again after update of sendings on public.invitations
  for each row when (new.sendings > old.sendings) execute function app.enqueue_invitation_mail();

-- Whether an invitation still opens what it is for: 'open'; else why not: 'used', 'declined', 'expired', or 'withdrawn' where
-- it was taken back, or its record (of a merged one, that which it went into) is gone, has another address, or is somebody
-- else's by now.
create function app.invitation_state(invitation public.invitations) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case
    when invitation.accepted_at is not null then 'used'
    when invitation.declined_at is not null then 'declined'
    when invitation.revoked_at is not null or not (invitation.kind = 'administrator' or exists (
      select from (
        select c.email_norm, c.user_id from public.case_managers c where c.organization_id = invitation.organization_id
          and c.id = invitation.case_manager_id and c.removed_at is null
        union all
        select s.email_norm, s.user_id from public.specialists s where s.organization_id = invitation.organization_id
          and s.id = invitation.specialist_id and s.removed_at is null
        union all
        select p.email_norm, p.user_id from public.patients p where p.organization_id = invitation.organization_id
          and p.id = app.standing_record(invitation.organization_id, invitation.patient_id)) as record
      left join auth.users u on u.id = record.user_id
      where record.email_norm = invitation.email_norm
        and (record.user_id is null or u.email = record.email_norm))) then 'withdrawn'
    when invitation.expires_at <= now() then 'expired'
    else 'open' end
$$;

-- Who invites, to what, and in which organization: what whoever is asked reads before saying yes. `is_unverified` says that
-- the organization is new here and nobody has looked at who runs it.
create function app.invitation_words(invitation public.invitations)
returns table (kind text, name text, email text, organization_name text, invited_by text, is_unverified boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select invitation.kind, invitation.name, invitation.email, o.name,
    (select p.full_name from public.profiles p where p.id = invitation.invited_by),
    not o.is_default and o.created_at > now() - interval '30 days'
  from public.organizations o where o.id = invitation.organization_id
$$;

-- What an invitation is for, for whoever holds its link; of one that no longer opens anything, only why. An account that
-- never proved the address does not count as one: accepting gives it a new password, so that who registered it first does
-- not inherit it (decision 4).
create function app.read_invitation(link text)
returns table (state text, kind text, name text, email text, organization_name text, invited_by text, is_unverified boolean,
  has_account boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.state, w.kind, w.name, w.email, w.organization_name, w.invited_by, w.is_unverified,
    exists (select from auth.users u where u.email = i.email_norm and u.email_verified)
  from public.invitations i cross join app.invitation_state(i) as s (state)
  left join app.invitation_words(i) as w on s.state = 'open'
  where i.token_hash = sha256(link::bytea)
$$;

-- The invitations that wait for the proven address of the person asking. They are offered, and never accepted for anybody.
create function app.waiting_invitations()
returns table (id uuid, kind text, name text, organization_id uuid, organization_name text, invited_by text, is_unverified boolean,
  expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.id, w.kind, w.name, i.organization_id, w.organization_name, w.invited_by, w.is_unverified, i.expires_at
  from auth.users u
  join public.invitations i on i.email_norm = lower(btrim(u.email)) and i.accepted_at is null and i.revoked_at is null
    and i.declined_at is null and i.expires_at > now()
  cross join app.invitation_words(i) w
  where u.id = app.user_id() and u.email_verified and app.invitation_state(i) = 'open'
    and not exists (select from public.patients p where p.organization_id = i.organization_id
      and p.id = app.standing_record(i.organization_id, i.patient_id) and p.user_id = u.id)
    and not exists (select from public.staff t where t.organization_id = i.organization_id and t.id = i.record_id
      and t.user_id = u.id)
  order by i.sent_at desc, i.id limit 20
$$;

-- The invitation that the person asking may answer: by its link, or by its id where it waits for their proven address.
-- Raises HR404 for one that no longer stands, HR403 for somebody else's.
create function app.invitation_to_answer(link text, invitation uuid) returns public.invitations
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  asked public.invitations;
begin
  select u.email, u.email_verified into account from auth.users u where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  select i.* into asked from public.invitations i
    where case when link is null then i.id = invitation and i.email_norm = lower(btrim(account.email)) and account.email_verified
      else i.token_hash = sha256(link::bytea) end
    for update;
  if not found or app.invitation_state(asked) <> 'open' then
    raise exception 'the invitation is unknown, used or over' using errcode = 'HR404';
  end if;
  if lower(btrim(account.email)) <> asked.email_norm then
    raise exception 'the invitation is for another address' using errcode = 'HR403';
  end if;
  return asked;
end $$;

-- Accepts an invitation: its record opens for the person asking (triggers of people do that, and say where it can't). A link
-- proves the address as well. Answers with what it opens, and in which organization, which is chosen from now on.
create function app.accept_invitation(link text, invitation uuid default null) returns table (opens text, org_id uuid)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  accepted public.invitations := app.invitation_to_answer(link, invitation);
begin
  if link is not null then
    perform app.mark_address_proven(app.user_id());
  end if;
  if accepted.kind <> 'patient' then
    perform app.take_seat(accepted.organization_id, accepted.email_norm);
  end if;
  update public.invitations i set accepted_at = now(), accepted_by = app.user_id()
    where i.organization_id = accepted.organization_id and i.id = accepted.id;
  if accepted.kind = 'administrator' then
    insert into public.user_roles (organization_id, user_id, role)
      values (accepted.organization_id, app.user_id(), 'admin') on conflict do nothing;
  end if;
  perform app.choose_organization(accepted.organization_id);
  return query select accepted.kind, accepted.organization_id;
end $$;

-- Says no to an invitation: who invited sees it, and may ask again.
create function app.decline_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  declined public.invitations := app.invitation_to_answer(null, invitation);
begin
  update public.invitations i set declined_at = now()
    where i.organization_id = declined.organization_id and i.id = declined.id;
end $$;

-- The same by its id, for staff, who may not read all that an invitation holds.
create function app.invitation_state_of(invitation uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.invitation_state(i) from public.invitations i where i.organization_id = app.org() and i.id = invitation
$$;

-- How the latest invitation of a record stands, for staff who may see it.
create function app.latest_invitation(record uuid) returns jsonb
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object('id', i.id, 'email', i.email, 'state', app.invitation_state_of(i.id), 'sentAt', i.sent_at,
      'expiresAt', i.expires_at)
    from invitations i where i.organization_id = app.org() and i.record_id = record
    order by i.created_at desc, i.id desc limit 1
$$;
