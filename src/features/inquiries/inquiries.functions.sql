-- An inquiry that was stored lets the operator know, by mail, later. A mail that fails is tried again by the queue; the
-- visitor has their answer long before.
create function app.enqueue_inquiry_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(null, 'inquiries.mail-operator', jsonb_build_object('inquiryId', new.id));
  return null;
end $$;
create trigger enqueue_inquiry_mail after insert on public.inquiries
  for each row execute function app.enqueue_inquiry_mail();

-- The one inquiry that a job was told of, for the mail to the operator: the queue's hat reads no table of inquiries.
create function app.inquiry_to_announce(inquiry uuid) returns setof public.inquiries
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from public.inquiries i where i.id = inquiry
$$;

-- Counts an inquiry from a network, unless it is here already and only sent again, and says after how many seconds the next one
-- is taken: null where this one is.
create function app.count_inquiry(inquiry uuid, network text, allowed integer, seconds integer) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select case when not exists (select from public.inquiries i where i.id = inquiry)
    then app.seconds_until_room(concat('inquiry:', network), allowed, seconds) end
$$;
