/** Who may write words: conversations and notes. */
import { type Writing, writing as w } from './writing.ts'

const say = (conversation: string, type: string) =>
  `insert into messages (conversation_id, sender_type, content) values ({conversations:maria-${conversation}}, '${type}', 'Hello')`
const read = (conversation: string) =>
  `insert into message_reads (conversation_id, read_until) values ({conversations:${conversation}}, now()) on conflict do nothing`

const words: Writing[] = [
  w(
    'conversations',
    'insert',
    'a patient opens a conversation',
    "insert into conversations (participant_type) values ('private') on conflict do nothing",
    ['jay'],
  ),
  w(
    'conversations',
    'insert',
    'a case manager opens one with their patient',
    "insert into conversations (patient_id, participant_type) values ({jay}, 'case_manager')",
    ['dana'],
  ),
  w(
    'conversations',
    'insert',
    'a specialist opens one with their patient',
    "insert into conversations (patient_id, participant_type) values ({jay}, 'specialist')",
    ['priya'],
  ),
  w(
    'conversations',
    'insert',
    'nobody opens a notebook for a patient',
    "insert into conversations (patient_id, participant_type) values ({jay}, 'private')",
    [],
  ),
  w(
    'conversations',
    'update',
    'whoever answers a conversation says that it needs no answer',
    'update conversations set waiting_since = null where id = {conversations:maria-case_manager}',
    ['dana'],
  ),
  w(
    'conversations',
    'update',
    'a specialist says so of theirs',
    'update conversations set waiting_since = null where id = {conversations:maria-specialist}',
    ['priya'],
  ),
  w(
    'conversations',
    'update',
    'nobody changes whom a conversation is with',
    'update conversations set case_manager_id = {marcus} where id = {conversations:maria-case_manager}',
    [],
  ),
  w(
    'conversations',
    'delete',
    'nobody deletes a conversation',
    'delete from conversations where id = {conversations:maria-private}',
    [],
  ),
  w(
    'check_ins',
    'insert',
    'a patient says how their day is',
    "insert into check_ins (made_on, mood) values ('2026-05-01', 3)",
    ['maria', 'grace', 'iris'],
  ),
  w(
    'check_ins',
    'update',
    'only the patient changes what they said about a day',
    "update check_ins set is_shared = false, words = 'Mine' where id = {check_ins:maria-shared}",
    ['maria'],
  ),
  w(
    'check_ins',
    'delete',
    'only the patient takes a check-in back',
    'delete from check_ins where id = {check_ins:maria-shared}',
    ['maria'],
  ),
  w('messages', 'insert', 'a patient writes in their own name', say('case_manager', 'patient'), ['maria']),
  w('messages', 'insert', 'a case manager writes in their own name', say('case_manager', 'case_manager'), [
    'dana',
  ]),
  w('messages', 'insert', 'a specialist writes in their own name', say('specialist', 'specialist'), [
    'priya',
  ]),
  w('messages', 'insert', 'a patient alone writes in their notebook', say('private', 'patient'), ['maria']),
  w('messages', 'insert', 'nobody of the staff writes in a notebook', say('private', 'case_manager'), []),
  w(
    'messages',
    'insert',
    'nobody writes in the name of somebody else',
    "insert into messages (conversation_id, sender_id, sender_type, content) values ({conversations:maria-case_manager}, {dana.user}, 'case_manager', 'x')",
    [],
  ),
  w(
    'messages',
    'update',
    'a message is never changed',
    "update messages set content = 'x' where id = {messages:maria-case_manager}",
    [],
  ),
  w(
    'messages',
    'delete',
    'a message is never deleted',
    'delete from messages where id = {messages:maria-case_manager}',
    [],
  ),
  w('message_reads', 'insert', 'a case manager marks what they have read', read('grace-case_manager'), [
    'marcus',
    'ruth',
  ]),
  w(
    'message_reads',
    'insert',
    'a specialist and an administrator mark what they have read',
    read('maria-specialist'),
    ['ruth'],
  ),
  w('message_reads', 'insert', 'nobody marks a notebook of somebody else', read('maria-private'), [], 'dana'),
  w(
    'message_reads',
    'update',
    'a patient moves their own mark',
    'update message_reads set read_until = now() where user_id = {maria.user} and conversation_id = {conversations:maria-private}',
    ['maria'],
  ),
  w(
    'message_reads',
    'update',
    'a case manager moves their own mark',
    'update message_reads set read_until = now() where user_id = {dana.user}',
    ['dana'],
  ),
  w(
    'message_reads',
    'update',
    'a specialist moves their own mark',
    'update message_reads set read_until = now() where user_id = {priya.user}',
    ['priya'],
  ),
  w(
    'message_reads',
    'update',
    'an administrator moves their own mark',
    'update message_reads set read_until = now() where user_id = {ruth.user}',
    ['ruth'],
  ),
  w(
    'message_reads',
    'insert',
    'a patient marks a conversation that is new to them',
    read('tom-case_manager'),
    ['tom', 'dana', 'marcus', 'ruth'],
  ),
  w(
    'message_reads',
    'insert',
    'a specialist marks a conversation that is new to them',
    read('tom-specialist'),
    ['priya', 'ruth', 'tom'],
  ),
  w(
    'message_notices',
    'insert',
    'a job notes whom it tells of unread messages',
    'insert into message_notices (conversation_id, person_id, claimed_at, claimed_until) values ({conversations:maria-specialist}, {priya}, now(), now())',
    ['job'],
  ),
  w(
    'message_notices',
    'update',
    'a job notes that a mail went out',
    'update message_notices set told_times = 1, told_at = now(), told_until = now() where conversation_id = {conversations:maria-case_manager}',
    ['job'],
  ),
]

const draft = (label: string) => `update case_notes set text = 'x' where id = {case_notes:${label}}`
const notes: Writing[] = [
  w(
    'case_notes',
    'insert',
    'the care team writes a note',
    "insert into case_notes (patient_id, text) values ({maria}, 'x')",
    ['dana', 'priya', 'ruth'],
  ),
  w('case_notes', 'update', 'a case manager changes their own draft alone', draft('maria-draft'), ['dana']),
  w('case_notes', 'update', 'a specialist changes their own draft alone', draft('maria-priya'), ['priya']),
  w('case_notes', 'update', 'an administrator changes their own draft alone', draft('maria-ruth'), ['ruth']),
  w(
    'case_notes',
    'update',
    'an author signs',
    'update case_notes set signed_at = now() where id = {case_notes:maria-draft}',
    ['dana'],
  ),
  w(
    'case_notes',
    'update',
    'the care team withholds a signed note from the patient’s own download',
    "update case_notes set withheld_kind = 'law', withheld_for = 'One', withheld_at = now() where id = {case_notes:maria-signed}",
    ['dana', 'priya', 'ruth'],
  ),
  w(
    'case_notes',
    'delete',
    'a case manager deletes their own draft',
    'delete from case_notes where id = {case_notes:maria-draft}',
    ['dana'],
  ),
  w(
    'case_notes',
    'delete',
    'a specialist deletes their own draft',
    'delete from case_notes where id = {case_notes:maria-priya}',
    ['priya'],
  ),
  w(
    'case_notes',
    'delete',
    'an administrator deletes their own draft',
    'delete from case_notes where id = {case_notes:maria-ruth}',
    ['ruth'],
  ),
]

export const writingsOfWords: readonly Writing[] = [...words, ...notes]
