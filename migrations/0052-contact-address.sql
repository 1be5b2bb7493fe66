-- release-before: serves
-- An address for notices is proven by its person before anything goes there; the former one is told (decision 47).
alter table auth.address_proofs
  -- Whose notices it is about: addresses themselves are no organization's.
  add column asked_in uuid references public.organizations on delete cascade,
  drop constraint address_proofs_purpose_check,
  add constraint address_proofs_purpose_check
    check (purpose in ('sign-up', 'new-password', 'verification', 'contact', 'contact-changed')),
  drop constraint verification_has_person,
  add constraint proof_has_person
    check ((purpose in ('verification', 'contact', 'contact-changed')) = (user_id is not null)),
  add constraint contact_is_asked_in_organization check ((purpose = 'contact') = (asked_in is not null));
