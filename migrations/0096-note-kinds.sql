-- release-before: stops
-- A note says what took place (decision 54): also that somebody was tried and not reached, or that it was somebody else who was
-- spoken with. The release before could not read a note of these kinds.
alter table case_notes drop constraint case_notes_kind_check,
  add constraint case_notes_kind_check check (kind in ('note', 'attempt', 'collateral', 'care_plan', 'letter'));
