-- release-before: serves
-- Whether passwords of accounts here are the same in every copy: a copy for which that was ever so answers its own machine alone,
-- however it is started later and whatever lies beside its database (decision 57).
alter table deployment add column has_public_passwords boolean not null default false;
