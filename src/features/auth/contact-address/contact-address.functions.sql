-- Where an organization writes to one of its patients. The person who has the account says it and proves it: until the code that
-- was mailed there is given, everything goes where it went before.

-- Asks for a code for a new address of the patient asking, and answers with the proof's id. Given in small letters.
create function app.ask_for_contact_code(address text) returns uuid
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.address_proofs where created_at < now() - interval '3 days';
  insert into auth.address_proofs (purpose, email, user_id, asked_in, language, expires_at)
    select 'contact', address, u.id, app.org(), u.language, now() + interval '1 day' from auth.users u
      where u.id = app.user_id() and app.patient() is not null
    returning id;
$$;

-- Tries the code, given as the seal that the server makes of it: 'right', 'wrong', or 'over'. Where it is right, the proof is
-- used, which gives the record its new address (patient-facts.functions.sql), and the former address is told.
create function app.try_contact_code(proof uuid, seal bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_right boolean;
  tried integer;
begin
  update auth.address_proofs p set tries = p.tries + case when p.secret_hash = seal then 0 else 1 end
    where p.id = proof and p.purpose = 'contact' and p.user_id = app.user_id() and p.asked_in = app.org()
      and p.used_at is null and p.tries < 5 and p.expires_at > now()
    returning coalesce(p.secret_hash = seal, false), p.tries into is_right, tried;
  if not found then
    return 'over';
  end if;
  if not is_right then
    return case when tried >= 5 then 'over' else 'wrong' end;
  end if;
  insert into auth.address_proofs (purpose, email, user_id, language, expires_at)
    select 'contact-changed', p.email_norm, p.user_id, p.language, now() + interval '1 day' from public.patients p
      join auth.address_proofs a on a.id = proof and p.email_norm <> a.email
      where p.organization_id = app.org() and p.id = app.patient();
  update auth.address_proofs set used_at = now() where id = proof;
  return 'right';
end $$;
