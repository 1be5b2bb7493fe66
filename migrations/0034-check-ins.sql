-- release-before: stops
-- The column is called as the feature is.
alter table patients rename column wants_momentum to wants_check_ins;
