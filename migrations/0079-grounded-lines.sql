-- release-before: serves
-- Each line of a draft with the records it stands on and what it says that they don't (decision 54), and beside the note
-- that a draft became, the words it had before anybody changed them.
alter table ai_drafts add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array');
alter table case_notes add column draft_text text check (char_length(draft_text) <= 50000);
