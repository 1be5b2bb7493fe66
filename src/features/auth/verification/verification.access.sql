-- Nobody reads or writes the proofs of an address, not even a job. Each function below asks for one thing, checks for itself
-- who may have it, and answers alike for addresses that have an account and those that have none.
alter table auth.address_proofs enable row level security;

-- Signing up and a forgotten password begin with nobody signed in.
grant execute on function app.ask_for_sign_up_code(text, text, uuid), app.try_sign_up_code(uuid, text, bytea),
  app.ask_for_new_password(text, text), app.read_new_password_link(text), app.choose_new_password(text, text)
  to handrail_anonymous;

-- An account confirms its own address, whatever hat it wears elsewhere.
grant execute on function app.finish_sign_up(uuid, bytea), app.own_address(), app.ask_for_verification(),
  app.read_verification_link(text), app.prove_own_address(text) to handrail_anonymous;

-- The job that mails learns the address, and leaves the hash of what it mails.
grant execute on function app.proof_to_mail(uuid), app.keep_proof(uuid, bytea) to handrail_job;
