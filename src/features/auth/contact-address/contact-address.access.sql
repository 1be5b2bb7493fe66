-- A patient who has an account says where they are written to, and proves it. Nobody else asks for such a code, and nobody
-- tries one but the person who asked, in the organization in which they asked.
grant execute on function app.ask_for_contact_code(text), app.try_contact_code(uuid, bytea) to handrail_patient;
