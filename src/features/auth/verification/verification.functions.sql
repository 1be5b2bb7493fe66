-- Proving an address. Asking for a proof does the same whatever the address is; whether it has an account is found out
-- later, by the job that mails, so that neither the answer nor its time tells.

-- Asks for a code to sign up with, and answers with the proof's id. Asked again while the former code lives, the same code
-- is mailed once more, so that whichever mail comes first is right. Addresses are given in small letters.
create function app.ask_for_sign_up_code(address text, page_language text, former uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  proof uuid;
begin
  delete from auth.address_proofs where created_at < now() - interval '3 days';
  update auth.address_proofs p set sendings = p.sendings + 1, expires_at = now() + interval '10 minutes'
    where p.id = former and p.purpose = 'sign-up' and p.email = address and p.used_at is null and p.tries < 5
      and p.expires_at > now() and p.created_at > now() - interval '30 minutes'
    returning p.id into proof;
  if not found then
    insert into auth.address_proofs (purpose, email, language, expires_at)
      values ('sign-up', address, page_language, now() + interval '10 minutes') returning id into proof;
  end if;
  return proof;
end $$;

-- Tries a code, given as the seal that the server makes of it: 'right', 'wrong', or 'over' where the code is too old, spent,
-- or was guessed at five times. Somebody else's tries at the same address count for their own proof alone.
create function app.try_sign_up_code(proof uuid, address text, seal bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_right boolean;
  tried integer;
begin
  update auth.address_proofs p set tries = p.tries + case when p.secret_hash = seal then 0 else 1 end
    where p.id = proof and p.purpose = 'sign-up' and p.email = address and p.used_at is null and p.tries < 5
      and p.expires_at > now()
    returning coalesce(p.secret_hash = seal, false), p.tries into is_right, tried;
  if not found then
    return 'over';
  end if;
  return case when is_right then 'right' when tried >= 5 then 'over' else 'wrong' end;
end $$;

-- Spends the code that the account of the person asking was made with: their address is proven from now on.
create function app.finish_sign_up(proof uuid, seal bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.address_proofs p set used_at = now() from auth.users u
    where p.id = proof and p.purpose = 'sign-up' and p.secret_hash = seal and p.used_at is null
      and u.id = app.user_id() and u.email = p.email;
  if found then
    perform app.mark_address_proven(app.user_id());
  end if;
end $$;

-- Asks for a link to choose a new password. The same for every address, known or not.
create function app.ask_for_new_password(address text, page_language text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.address_proofs where created_at < now() - interval '3 days';
  -- Until it is mailed the link waits; its hour begins with the mail.
  insert into auth.address_proofs (purpose, email, language, expires_at)
    values ('new-password', address, page_language, now() + interval '1 day');
end $$;

-- Asks for a link that confirms the address of the person asking; false where it is confirmed already.
create function app.ask_for_verification() returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.user_id() is null then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  delete from auth.address_proofs where created_at < now() - interval '3 days';
  insert into auth.address_proofs (purpose, email, user_id, language, expires_at)
    select 'verification', u.email, u.id, u.language, now() + interval '1 day' from auth.users u
      where u.id = app.user_id() and not u.email_verified;
  return found;
end $$;

-- Each asking is mailed once.
create function app.enqueue_proof_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(null, 'auth.mail-proof', jsonb_build_object('proofId', new.id, 'sending', new.sendings));
  return null;
end $$;
create trigger enqueue_proof_mail after insert or update of sendings on auth.address_proofs
  for each row execute function app.enqueue_proof_mail();

-- What a job is to mail for a proof, and to whom; nothing where it is used, over, or (but for signing up) without an
-- account. `reach` says how it is safe to reach the person, for each patient record that the account holds.
create function app.proof_to_mail(proof uuid)
returns table (purpose text, email text, language text, has_account boolean, user_type text, reach jsonb)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.purpose, p.email, coalesce(u.language, p.language), u.id is not null, u.user_type,
    coalesce((select jsonb_agg(jsonb_build_object('timeZone', r.time_zone, 'mayEmail', c.may_email,
        'fromHour', c.from_hour, 'untilHour', c.until_hour))
      from public.patients r join public.contact_preferences c
        on c.organization_id = r.organization_id and c.patient_id = r.id
      where r.user_id = u.id), '[]')
  from auth.address_proofs p
  left join auth.users u on case when p.user_id is null then u.email = p.email else u.id = p.user_id end
  where p.id = proof and p.used_at is null and case p.purpose
    when 'sign-up' then p.expires_at > now()
    when 'contact' then p.expires_at > now()
    when 'contact-changed' then true
    when 'new-password' then u.id is not null
    else u.email = p.email and not u.email_verified end
$$;

-- Keeps the hash of what a mail is about to carry. The hour of a new password's link, and the day of a confirming one,
-- begin here: a mail that had to wait for the hours that are safe does not arrive dead.
create function app.keep_proof(proof uuid, hash bytea) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.address_proofs p set secret_hash = hash, expires_at = case p.purpose
      when 'new-password' then now() + interval '1 hour'
      when 'verification' then now() + interval '1 day'
      when 'contact' then now() + interval '10 minutes'
      else p.expires_at end
    where p.id = proof and p.used_at is null
$$;

-- Whose password a link is for, for whoever holds it.
create function app.read_new_password_link(link text) returns table (email text, name text, user_type text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.email, u.name, u.user_type from auth.address_proofs p join auth.users u on u.email = p.email
  where p.secret_hash = sha256(link::bytea) and p.purpose = 'new-password' and p.used_at is null and p.expires_at > now()
$$;

-- Whoever registered an address without ever proving it leaves nothing behind that could let them in again.
create function app.forget_former_holder(account uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.accounts where user_id = account;
  delete from auth.passkeys where user_id = account;
  delete from auth.two_factors where user_id = account;
  update auth.users set two_factor_enabled = false where id = account and two_factor_enabled;
end $$;

-- Sets the new password (its hash) of a link's account and ends every session of it. The mail proved the address; where
-- it was never proven before, what its former holder had goes too (decision 4). It signs nobody in, so that a second
-- factor is asked for as ever. Raises HR404 for a link that is unknown, used or over.
create function app.choose_new_password(link text, password_hash text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
begin
  select u.id, u.email, u.email_verified into account from auth.address_proofs p join auth.users u on u.email = p.email
    where p.secret_hash = sha256(link::bytea) and p.purpose = 'new-password' and p.used_at is null
      and p.expires_at > now() for update of p, u;
  if not found then
    raise exception 'the link is unknown, used or over' using errcode = 'HR404';
  end if;
  update auth.address_proofs set used_at = now()
    where email = account.email and purpose = 'new-password' and used_at is null;
  if not account.email_verified then
    perform app.forget_former_holder(account.id);
  end if;
  insert into auth.accounts (user_id, account_id, provider_id, password)
    values (account.id, account.id::text, 'credential', password_hash)
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now();
  delete from auth.sessions where user_id = account.id;
  -- Sign-ins that wait for their second step began with the former password.
  delete from auth.verifications where value = account.id::text;
  perform app.mark_address_proven(account.id);
end $$;

-- The address of the person asking, and whether it is proven; nothing for nobody.
create function app.own_address() returns table (email text, is_verified boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.email, u.email_verified from auth.users u where u.id = app.user_id()
$$;

-- Whose address a link confirms, and whether that is the person asking.
create function app.read_verification_link(link text) returns table (email text, is_mine boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.email, coalesce(p.user_id = app.user_id(), false) from auth.address_proofs p
  where p.secret_hash = sha256(link::bytea) and p.purpose = 'verification' and p.used_at is null and p.expires_at > now()
$$;

-- Confirms the address of the person asking, who must be the one who asked for the link: somebody who registered another
-- person's address could otherwise have it confirmed by its owner's click. Raises HR404 for a link that is unknown, used
-- or over, HR403 for somebody else's.
create function app.prove_own_address(link text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  proof record;
begin
  select p.id, p.user_id, u.email = p.email as is_current into proof
    from auth.address_proofs p join auth.users u on u.id = p.user_id
    where p.secret_hash = sha256(link::bytea) and p.purpose = 'verification' and p.used_at is null
      and p.expires_at > now() for update of p;
  if not found or not proof.is_current then
    raise exception 'the link is unknown, used or over' using errcode = 'HR404';
  end if;
  if app.user_id() is null then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  if proof.user_id <> app.user_id() then
    raise exception 'the link is for another account' using errcode = 'HR403';
  end if;
  update auth.address_proofs set used_at = now() where user_id = proof.user_id and used_at is null;
  perform app.mark_address_proven(proof.user_id);
end $$;

-- From now on this account's address counts as proven. What that opens is with people, who hear of it by a trigger.
create function app.mark_address_proven(account uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.users set email_verified = true, updated_at = now() where id = account and not email_verified
$$;

-- What was asked for an address goes with its account.
create function app.delete_proofs_with_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.address_proofs where email = old.email;
  return null;
end $$;
create trigger delete_proofs_with_account after delete on auth.users
  for each row execute function app.delete_proofs_with_account();
