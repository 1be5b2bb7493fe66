/**
 * What administration says when a deed fails: each refusal of the server, as it comes over the network, through our own client
 * and cache to the toast. Which toasts there are, and that each is shown, test/toasts.test.ts asks.
 */
import type { MutationOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeCase, reopenCase } from '#features/cases/cases.queries.ts'
import { keepItem, retireItem } from '#features/checklist/catalogue/catalogue.queries.ts'
import { endCover, giveCover } from '#features/cover/cover.queries.ts'
import { askToErase } from '#features/erasures/erasures.queries.ts'
import {
  managedForms,
  removeForm,
  reuseForm,
  saveForm,
} from '#features/forms/form-management/form-management.queries.ts'
import { completedSubmissions, withdrawRequest } from '#features/forms/submissions/submissions.queries.ts'
import { checkImport, uploadImport, writeImport } from '#features/imports/imports.queries.ts'
import { answerRequest, keepPairApart, requestAddition } from '#features/likeness/likeness.queries.ts'
import { mergeRecords, refuseMerge } from '#features/merges/merges.queries.ts'
import {
  inviteAdministrator,
  removeAdministrator,
} from '#features/organizations/invitations/invitations.queries.ts'
import {
  chooseEngines,
  renameOrganization,
  requireSecondFactor,
  settleOrganization,
} from '#features/organizations/organizations.queries.ts'
import { changeFacts } from '#features/patients/patient-facts/patient-facts.queries.ts'
import { assignPatient, createPatient } from '#features/patients/patient-records/patient-records.queries.ts'
import {
  addTemplate,
  changeTemplate,
  removeTemplate,
} from '#features/reply-templates/reply-templates.queries.ts'
import { makeReport } from '#features/reports/reports.queries.ts'
import { settleSafetyAlerts } from '#features/safety/safety.queries.ts'
import { handOver, removeStaff, setAccess } from '#features/staff/leaving/leaving.queries.ts'
import { addCaseManager, assignSpecialist } from '#features/staff/staff.queries.ts'
import { putTagOn, renameTag } from '#features/tags/tags.queries.ts'
import { changeTask, createTask, moveTask } from '#features/task-management/task-management.queries.ts'
import type { FieldProblem } from '#platform/api/api.contract.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { subscribeToToasts, type Toast } from '#ui/toast.ts'
import { type Answer, problem } from '../../../test/stand-in-api.ts'

const id = '11111111-1111-4111-8111-111111111111'
const refusal = (status: number, code: string, fields?: FieldProblem[]) =>
  problem(status, code, fields) as Refusal
const fails = refusal(500, 'INTERNAL_SERVER_ERROR')
const taken = refusal(409, 'CONFLICT')
const forbidden = refusal(403, 'FORBIDDEN')
const gone = refusal(404, 'NOT_FOUND')
const signedOut = refusal(401, 'UNAUTHORIZED')
const unpaid = refusal(402, 'PAYMENT_REQUIRED')
const tooMany = refusal(429, 'TOO_MANY_REQUESTS')
/** What the database refused, by the name that it has there. */
const refused = (message: string) => refusal(409, 'CONFLICT', [{ field: '', message }])

type Refusal = Exclude<Answer, 'line'>
// biome-ignore lint/suspicious/noExplicitAny: each deed takes something else
type Deed = MutationOptions<any, Error, any>
const file = { id, kind: 'patients', file: new File(['name\nAnn'], 'people.csv'), onProgress: () => {} }

/** What is said; what is done; what the server answers; what was sent beside the id. */
const failures: [words: string, deed: Deed, answer: Refusal, given?: object][] = [
  ['The name was not changed. Please try again.', renameOrganization, fails],
  [
    'Another organization has this address, or had it. Choose another one: nothing was changed.',
    settleOrganization,
    taken,
  ],
  ['Your settings were not saved. Please try again.', settleOrganization, fails],
  ['Set up your own second step first.', requireSecondFactor, taken],
  ['This was not changed. Please try again.', requireSecondFactor, fails],
  ['Your choice was not saved. Please try again.', chooseEngines, fails],
  ['This person is an administrator already.', inviteAdministrator, taken],
  [
    'Your plan has no free seat for another member of staff. Nothing was added. Remove somebody, or ask for more seats.',
    inviteAdministrator,
    refused('noSeatFree'),
  ],
  ['Nothing was changed. Please try again.', inviteAdministrator, fails],
  ['The last administrator stays. Invite another one first.', removeAdministrator, taken],
  ['Every seat is taken', addCaseManager, refused('noSeatFree')],
  ['Somebody with this e-mail is on your team already.', addCaseManager, taken],
  ['Nothing was changed. Please try again.', assignSpecialist, fails],
  [
    'Nobody ends their own access here. To stop working here, leave in your account.',
    setAccess,
    refused('ownAccess'),
  ],
  ['Somebody gave them a patient just now. Nothing was changed.', removeStaff, refused('handOverFirst')],
  [
    'One of those whom you chose can not take over any more. Nothing was moved. Choose somebody else.',
    handOver,
    refused('noReceiver'),
  ],
  ['Nothing was changed. Please try again.', handOver, fails],
  [
    'This patient was created a moment ago, with what you had written then. Open their page to change it.',
    createPatient('administrator'),
    taken,
  ],
  ['Failed to create patient.', createPatient('administrator'), fails],
  ['Their access was taken away. Choose somebody else, or give access back first.', assignPatient, taken],
  ['The patient was not changed. Please try again.', assignPatient, fails],
  ['The patient was not changed. Please try again.', changeFacts('administrator'), fails],
  ['They cover here at this time already.', giveCover('administrator'), taken],
  [
    'Only a case manager’s own patients can be covered, by somebody who is here.',
    giveCover('administrator'),
    forbidden,
  ],
  ['Access was not given. Nothing was changed. Please try again.', giveCover('administrator'), fails],
  ['The cover was not ended. Please try again.', endCover('administrator'), fails],
  ['Somebody closed it a moment ago.', closeCase('administrator'), taken],
  ['The case was not closed', closeCase('administrator'), fails],
  ['Somebody reopened it a moment ago.', reopenCase('administrator'), taken],
  ['The case was not reopened', reopenCase('administrator'), fails],
  ['Nothing was erased. Please try again.', askToErase, fails],
  ['That did not work. Nothing was changed. Please try again.', keepPairApart, fails],
  ['The case of this record is closed. Open it again first, or decline.', answerRequest, forbidden],
  [
    'Somebody else may have done it just now. Open the record again to see.',
    mergeRecords,
    refused('already_merged'),
  ],
  ['Swap the two, and merge again.', mergeRecords, refused('account_stays')],
  ['Undo is possible for 30 days.', mergeRecords, refused('undo_over')],
  ['This record was merged into another one since.', mergeRecords, refused('later_merge_first')],
  ['Open the record again to see how it stands.', mergeRecords, gone],
  ['Nothing was changed. Please try again.', mergeRecords, fails],
  ['A patient has at most 20 tags', putTagOn('administrator'), refused('too_many_on_patient')],
  ['The template was not saved', addTemplate('administrator'), fails],
  ['What you typed is still here. Please try again.', changeTemplate('administrator'), fails],
  ['The template was not removed', removeTemplate('administrator'), fails],
  ['There are 200 tags already', putTagOn('administrator'), refused('too_many_tags')],
  ['Merge the two, or choose another name.', renameTag, taken],
  ['The tag is gone, or you may no longer change it.', renameTag, gone],
  ['Nothing was changed. Try again.', renameTag, fails],
  ['Please log in to create tasks', createTask('administrator'), signedOut],
  ['Failed to create task', createTask('administrator'), fails],
  ['Failed to update task.', moveTask('administrator', 'staff'), fails],
  [
    'The task was not changed: somebody may have taken it off. Your words are still here.',
    changeTask('administrator'),
    fails,
  ],
  ['Somebody else changed this form meanwhile. Nothing was written over.', saveForm(false), taken],
  ['Somebody deleted this form meanwhile. What you typed is kept.', saveForm(false), gone],
  ['The form was not saved. What you typed is kept. Please try again.', reuseForm, fails],
  ['The form was not deleted. Please try again.', removeForm, fails],
  ['The checklist holds no more. Take something out of use first: nothing was changed.', keepItem, taken],
  ['The checklist was not changed. Please try again.', keepItem, fails],
  ['Somebody else has moved this import on. Look at it again.', checkImport, taken],
  ['That did not work. Nothing was written. Please try again.', writeImport, fails],
  ['You have begun many imports. Try again in an hour.', uploadImport, tooMany, file],
  [
    'That is a lot of reports for one hour. Please wait a while and try again.',
    makeReport('administrator'),
    tooMany,
  ],
  ['Generate Report is part of Premium.', makeReport('administrator'), unpaid],
  ['Failed to generate report.', makeReport('administrator'), fails],
  ['The request was not taken back. Please try again.', withdrawRequest('administrator'), fails],
  ['The alert is still open. Please try again.', settleSafetyAlerts('administrator'), fails],
]

/** What is said where a browser's journey does not come by; the first column is followed by what the server answers. */
const successes: [words: string, deed: Deed, answer: object][] = [
  ['Staff choose for themselves from now on.', requireSecondFactor, { isRequired: false }],
  ['An administrator has been asked to add you.', requestAddition, {}],
  ['They stay two records, and are not shown as the same again.', keepPairApart, {}],
  ['They administer this organization no more.', removeAdministrator, {}],
  ['Reminders have stopped.', closeCase('administrator'), { settled: {} }],
  ['Patients find it in their portal.', reuseForm, {}],
  ['What the patient already wrote stays theirs.', withdrawRequest('administrator'), {}],
  ['New patients get it so from now on.', keepItem, {}],
  ['New patients get it from now on.', retireItem, { isRetired: false }],
  ['Template removed', removeTemplate('administrator'), {}],
  ['Each sees the question in the portal.', mergeRecords, { isMerged: false }],
  ['They stay two records.', refuseMerge, {}],
  ['Patient updated successfully', changeFacts('administrator'), {}],
]

interface Done {
  shown: Toast[]
  done: Promise<unknown>
}
const NOW = '2026-01-05T12:00:00Z'

/** Does it with the server answering so. */
function doOnce(deed: Deed, { status, body }: Refusal, given?: object): Done {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const shown: Toast[] = []
  const leave = subscribeToToasts(toast => shown.push(toast))
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  return {
    shown,
    done: queryClient
      .getMutationCache()
      .build(queryClient, deed)
      .execute({ id, patientId: id, ...given }),
  }
}

test.each(failures)('%s', async (words, deed, answer, given) => {
  const { shown, done } = doOnce(deed, answer, given)
  await expect(done).rejects.toThrow()
  // Of who is signed in no more it is first asked whether they leave the page.
  await vi.waitFor(() => expect(shown).toMatchObject([{ kind: 'failure' }]))
  expect([shown[0]?.title, shown[0]?.body]).toContain(words)
})

test.each(successes)('%s', async (words, deed, answer) => {
  const { shown, done } = doOnce(deed, { status: 200, body: answer })
  await done
  expect(shown).toMatchObject([{ kind: 'success' }])
  expect([shown[0]?.title, shown[0]?.body]).toContain(words)
})

test('a cover that can’t go on says so, where its end is taken back', async () => {
  const ended = { id, colleagueName: 'Marcus Oyelaran', caseManagerName: 'Dana Whitfield', patientId: null }
  const { shown, done } = doOnce(endCover('administrator'), {
    status: 200,
    body: { ...ended, endsAt: NOW, startsAt: NOW },
  })
  await done
  vi.stubGlobal('fetch', async () => Response.json(fails.body, { status: fails.status }))
  shown[0]?.action?.onPress()
  const last = 'The cover stays ended. Set a new one if it is still needed.'
  await vi.waitFor(() => expect(shown.at(-1)?.body).toBe(last))
})

test('a list that does not load says which', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the line is cut')))
  const said: unknown[] = []
  const leave = subscribeToToasts(({ body }) => said.push(body))
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  await expect(queryClient.fetchQuery({ ...managedForms, retry: false })).rejects.toThrow()
  const submissions = completedSubmissions('administrator', {})
  await expect(queryClient.fetchInfiniteQuery({ ...submissions, retry: false } as never)).rejects.toThrow()
  expect(said).toEqual([
    'The forms did not load. Nothing was lost. Please try again.',
    'The submissions did not load. Nothing was lost. Please try again.',
  ])
})
