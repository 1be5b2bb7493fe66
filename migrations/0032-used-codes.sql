-- Codes of an authenticator app that opened something, and when (in seconds since 1970): each opens once (RFC 6238,
-- section 5.2). They are forgotten when the app has long ceased to show them.
alter table auth.two_factors add column used_codes jsonb not null default '{}';
