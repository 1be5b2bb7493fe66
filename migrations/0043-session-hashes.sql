-- release-before: stops
-- Nothing in the database opens a door by being read: of a session, and of a sign-in that waits for its second step, the hash
-- alone is kept. Whoever is signed in stays it; the release before would look for the plain values and find nobody.
alter table auth.sessions alter column token_hash drop expression;
alter table auth.sessions drop column token;

alter table auth.verifications alter column identifier type bytea using sha256(convert_to(identifier, 'UTF8'));
alter table auth.verifications rename column identifier to identifier_hash;

-- Codes that were used, too: their seal can be made with the secret alone. Those of before are forgotten when no app shows
-- them any more, which they are before a server of this release starts.
update auth.two_factors set used_codes = '{}' where used_codes <> '{}';
