-- The language in which a visitor wrote, so that the answer can come in the same one.
alter table inquiries add column language text not null default 'en' check (language in ('en', 'es'));
