/**
 * Fills Dana's caseload up to sixty, in the make of the sample: people with what a morning brings. Every sort of row stands in her
 * queue more often than is shown at once, next steps are past, missing and in time, and two cases are closed.
 */
import { namedPeople } from '../sample/people.ts'
import type { Copy } from './copy.ts'
import { asOwner } from './owner.ts'

const given =
  'Keisha Devon Lucía Samuel Omar Rosa Linh Fatima Andre Priscilla Bill Elena Chen Grace Amir Olga Paul Hugo Wei Nia Óscar Karl'
const family =
  'Brown Price Fernández Reyes Haddad Delgado Tran Noor Coleman Owusu Hargrove Petrova Lindqvist Vega Novak Silva Costa Ibarra'
const steps = [
  'Send the Mill Street application',
  'Hear from the clinic about the referral',
  'Go over the school papers together',
  'Bring two pay stubs',
  'Ask the landlord for the ledger',
]
const words = [
  'Is the bus pass still good for today? I have court at one',
  'Got the Mill Street page signed. Do I bring it or send a picture?',
  'La cita del martes, ¿la puedo mover?',
  'They called about the apartment and I do not know what to say to them',
]

const listed = (texts: readonly string[]) => `array[${texts.map(text => `'${text}'`).join(', ')}]`

/** Besides the five of the sample. */
const OTHERS = 55

export async function fillCaseload(copy: Copy): Promise<void> {
  await asOwner(
    copy,
    `create temp table made on commit drop as
      select n, c.organization_id, c.id as case_manager_id, uuidv7() as id, n > ${OTHERS - 2} as is_closed
      from case_managers c, generate_series(1, ${OTHERS}) n where c.email = '${namedPeople.dana.email}';
    insert into patients (organization_id, id, name, language, phone, case_manager_id, status, closed_on, closed_reason)
      select organization_id, id,
        (${listed(given.split(' '))})[1 + n % 22] || ' ' || (${listed(family.split(' '))})[1 + n * 7 % 18],
        case when n % 7 = 2 then 'es' else 'en' end, '555 010 ' || lpad((3000 + n)::text, 4, '0'), case_manager_id,
        case when is_closed then 'inactive' else 'active' end, case when is_closed then current_date end,
        case when is_closed then 'goals_met' end
      from made;
    insert into next_steps (organization_id, patient_id, step, due_on)
      select organization_id, id, (${listed(steps)})[1 + n % 5],
        current_date + case when n % 10 in (1, 2) then -1 - n % 6 else 1 + n % 20 end
      from made where n % 10 <> 0 and not is_closed;
    insert into conversations (organization_id, id, patient_id, participant_type, case_manager_id, created_at)
      select organization_id, uuidv7(), id, 'case_manager', case_manager_id, now() - interval '30 days' from made where n % 9 = 0;
    insert into messages (organization_id, conversation_id, sender_type, content, created_at)
      select c.organization_id, c.id, 'patient', (${listed(words)})[1 + m.n % 4], now() - m.n * interval '1 hour'
      from conversations c join made m on m.id = c.patient_id;
    insert into appointments (organization_id, patient_id, case_manager_id, starts_at, ends_at, notes)
      select organization_id, id, case_manager_id, date_trunc('hour', now()) + n * interval '25 hours',
        date_trunc('hour', now()) + n * interval '25 hours' + interval '45 minutes', 'To go over the papers'
      from made where n % 11 = 0 and not is_closed;
    insert into staff_tasks (organization_id, assignee_type, case_manager_id, title, due_on)
      select organization_id, 'case_manager', case_manager_id, 'Check the file of ' || n || ' before the audit', current_date - n
      from made where n <= 6;
    update patient_summaries s set last_heard_at = now() - (20 + m.n) * interval '1 day'
      from made m where s.patient_id = m.id and m.n % 13 = 0 and not m.is_closed;
    analyze`,
  )
}
