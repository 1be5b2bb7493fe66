-- release-before: serves
-- That somebody wrote in their notebook, or checked in for themselves, is theirs to know. What of it stands in the log already
-- is marked once; of what is gone meanwhile nobody can say any more whose it was, so it is taken for private.
alter table audit_log add column is_private boolean not null default false;

alter table audit_log disable trigger audit_log_is_final;
update audit_log a set is_private = true
  where a.entity = 'conversations' and not exists (select from conversations c
      where c.organization_id = a.organization_id and c.id = a.entity_id and c.participant_type <> 'private')
    or a.entity = 'messages' and not exists (select from messages m
      join conversations c on c.organization_id = m.organization_id and c.id = m.conversation_id
      where m.organization_id = a.organization_id and m.id = a.entity_id and c.participant_type <> 'private')
    or a.entity = 'check_ins' and not exists (select from check_ins k
      where k.organization_id = a.organization_id and k.id = a.entity_id and k.is_shared)
    or a.verb = 'refused' and a.hat = 'patient' and a.entity like 'checkIns.%';
alter table audit_log enable always trigger audit_log_is_final;
