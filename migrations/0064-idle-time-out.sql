-- release-before: serves
-- After how many minutes without anything of the person's own making an organization's sessions end (decision 10); null: never.
alter table organizations add column idle_minutes integer check (idle_minutes between 5 and 480);
-- When a session ends unless its person does something (app.limit_idle_session).
alter table auth.sessions add column idle_ends_at timestamptz not null default 'infinity';
