-- release-before: serves
-- Categories and items that an organization uses no more: whoever has them keeps them, nobody gets them anew.
alter table checklist_categories add column retired_at timestamptz;
alter table checklist_items add column retired_at timestamptz;
