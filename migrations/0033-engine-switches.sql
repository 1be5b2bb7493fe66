-- Which engines may write (decision 31), by three switches of which the strictest counts: the environment's, the
-- organization's, and one for each role that engines write for. 'models' is a language model beside the built-in guide,
-- 'guide' the guide alone, 'none' nothing.
alter table organizations
  add column engines text not null default 'guide'
    check (engines in ('models', 'guide', 'none')),
  add column engines_for_patients text not null default 'models'
    check (engines_for_patients in ('models', 'guide', 'none')),
  add column engines_for_case_managers text not null default 'models'
    check (engines_for_case_managers in ('models', 'guide', 'none')),
  add column engines_for_administrators text not null default 'models'
    check (engines_for_administrators in ('models', 'guide', 'none'));
update organizations
  set engines = case when not engines_enabled then 'none' when models_enabled then 'models' else 'guide' end;
-- What leans on the two old switches is made anew with the access rules.
alter table organizations drop column engines_enabled cascade, drop column models_enabled cascade;

alter table deployment
  add column engines text not null default 'models' check (engines in ('models', 'guide', 'none'));

-- A model is asked for a draft later than its asker asked: the switch of the hat that they wore then counts.
alter table ai_drafts
  add column asked_as text not null default 'case_manager' check (asked_as in ('case_manager', 'administrator'));
alter table ai_drafts alter column asked_as set default app.hat();
