-- A draft is its asker's alone: which engine wrote it, what went wrong with a model, and the moment it is deleted.
-- No draft was ever written before this migration; whatever lies here belongs to nobody.
delete from ai_drafts;
alter table ai_drafts
  add column requested_by uuid not null default app.user_id() references auth.users on delete cascade,
  add column engine text not null default 'guide' check (engine in ('guide', 'model')),
  add column model text check (char_length(model) <= 120),
  -- Why the guide wrote it although a model was to be asked.
  add column trouble text check (trouble in ('busy', 'unpaid', 'failed', 'withheld')),
  add column is_being_written boolean not null default false,
  add column expires_at timestamptz not null default now() + interval '14 days';

-- A case note that grew from a draft keeps which engine wrote it, a sign of its words, and whether they were changed.
alter table case_notes
  add column from_engine text check (from_engine in ('guide', 'model')),
  add column draft_sign text check (char_length(draft_sign) <= 40),
  add column is_draft_edited boolean,
  add constraint origin_is_whole check ((from_engine is null) = (draft_sign is null)
    and (from_engine is null) = (is_draft_edited is null));
