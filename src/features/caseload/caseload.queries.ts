import { type InfiniteData, keepPreviousData, MutationObserver, mutationOptions } from '@tanstack/react-query'
import { storedNow } from '#lib/form-reading.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type {
  CaseloadPage,
  CaseloadQuestion,
  CaseloadWhose,
  caseloadContract,
  NextStepChange,
} from './caseload.contract.ts'
import { caseloadText as text } from './caseload.text.ts'

const api = apiFor<typeof caseloadContract>('caseload', apiRoutes.caseloadContract)

/** Opens the desk once a visit: who may come in, and as what. Nothing else of the desk is asked before. */
export const openCaseload = api.visitor.open.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  gcTime: 0,
  meta: { toast: { failure: () => text.loadFailed } },
})

/** The figures of the caseload, and who acts. */
export const caseloadOverview = api.staff.overview.queryOptions({})

/** How many stand in each view, narrowed as the list is but for what is searched. */
export const caseloadViews = (narrowed: { whose: CaseloadWhose; filters: string[] }) =>
  api.staff.views.queryOptions({ input: narrowed, placeholderData: keepPreviousData })

type Listed = Omit<CaseloadQuestion, 'after'>

/** One page after the other of the caseload, found and sorted by the server. */
export const caseloadPatients = (question: Listed) =>
  api.staff.patients.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
    meta: {
      toast: { failure: () => text.listFailed },
      ...(isNarrowed(question)
        ? {}
        : { readOn: (id: string, topic: string) => void readListed(question, id, topic) }),
    },
  })

/** Who belongs in a narrowed list, only the server can say, for days and tags decide; of a case one knows whether it is active. */
const isNarrowed = ({ filters = [], only = 'all', status = 'all' }: Listed) =>
  filters.length > 0 || only !== 'all' || (status !== 'all' && status !== 'active')

/**
 * Brings one patient up to date where this list has them, in their place: nothing moves under the eyes of a reader, and a
 * caseload of a thousand is not asked for again. Whose case was closed leaves a list of active ones. Only somebody who was
 * created, moved, opened again, or whose care team one joined makes the list ask anew.
 */
async function readListed(question: Listed, patientId: string, topic: string): Promise<void> {
  const { queryKey } = caseloadPatients(question)
  const { status } = question
  const one = api.staff.patients.queryOptions({ input: { ids: [patientId], status, limit: 1 }, staleTime: 0 })
  // An answer that is on its way may be older than this change.
  void queryClient.cancelQueries({ queryKey: one.queryKey, exact: true }, { silent: true })
  const answer = await queryClient.fetchQuery(one).catch(() => undefined)
  if (!answer) return
  let isListed = false
  queryClient.setQueryData<InfiniteData<CaseloadPage>>(queryKey, list => {
    if (!list) return list
    const pages = list.pages.map(page => {
      if (!page.patients.some(({ id }) => id === patientId)) return page
      isListed = true
      return {
        ...page,
        patients: page.patients.flatMap(each => (each.id === patientId ? answer.patients : [each])),
      }
    })
    return { ...list, pages }
  })
  const isNew = !isListed && answer.patients.length > 0
  if (isNew && (topic === 'patients' || topic === 'care-team'))
    await queryClient.invalidateQueries({ queryKey, exact: true })
}

/** The active patients by name, for a choice among them. */
export const caseloadNames = api.staff.names.queryOptions({ input: {} })

/** The active patients of one case manager, by name. */
export const namesOfCaseManager = (caseManagerId: string) =>
  api.administrator.names.queryOptions({ input: { caseManagerId } })

/** How far the caseload is, in four figures. */
export const caseloadProgress = api.staff.progress.queryOptions({})

/** The active patients who are least far with their checklists. */
export const patientsLeastFar = api.staff.patients.queryOptions({
  input: { sort: 'completion', whose: 'own', limit: 10 },
})

interface NextStep {
  step: string
  dueOn: string
}

interface SetNextStep extends NextStep {
  patientId: string
  seen: Partial<NextStep>
  /** What stood there before, for Undo. */
  before: NextStep | undefined
}

/** Says what comes next for a patient; everything staff see of the patient asks again. The toast takes it back. */
export const setNextStep = (hat: StaffHat, isUndo = false) =>
  mutationOptions({
    mutationKey: api[hat].setNextStep.key(),
    mutationFn: async (said: SetNextStep) => {
      const { before: _, ...step } = said
      await api[hat].setNextStep.call({ ...step, ...(isUndo && { isUndo }) })
      return said
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
    meta: {
      toast: {
        success: (said: SetNextStep) =>
          isUndo
            ? text.stepBack
            : { ...text.stepKept, action: { label: text.undo, onPress: () => takeBack(hat, said) } },
        failure: error => (storedNow(error) ? text.stepChangedMeanwhile : text.stepFailed),
        ...(isUndo ? { tellsUnseen: true } : {}),
      },
    },
  })

const removeNextStep = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].removeNextStep.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
    meta: { toast: { success: () => text.stepRemoved, failure: () => text.stepFailed } },
  })

/** What was to be ended is not what stands there any more. */
class StepChanged extends Error {}

/** Says that what was to come next is done, if it still stands there; the toast puts it back. */
export const finishNextStep = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: api[hat].setManyNextSteps.key(),
    mutationFn: async (done: NextStep & { patientId: string }) => {
      const { patientId, ...seen } = done
      const { changed } = await api[hat].setManyNextSteps.call({
        changes: [{ patientId, seen, wanted: null }],
      })
      if (changed.length === 0) throw new StepChanged()
      return done
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
    meta: {
      toast: {
        success: (done: NextStep & { patientId: string }) => ({
          ...text.stepDone,
          action: { label: text.undo, onPress: () => sayAgain(hat, done) },
        }),
        failure: (error: unknown) => (error instanceof StepChanged ? text.stepNotDone : text.stepFailed),
      },
    },
  })

/** Says again what was ended, unless somebody has said something else since. */
function sayAgain(hat: StaffHat, done: NextStep & { patientId: string }): void {
  const again = { ...done, seen: {}, before: undefined }
  new MutationObserver(queryClient, setNextStep(hat, true)).mutate(again).catch(() => {})
}

/** Says what comes next for many at once; the toast takes it back from whoever it was said about, and names who was left out. */
export const setManyNextSteps = (nameOf: (patientId: string) => string, isUndo = false) =>
  mutationOptions({
    mutationKey: api.staff.setManyNextSteps.key(),
    mutationFn: async (changes: NextStepChange[]) => ({
      changes,
      ...(await api.staff.setManyNextSteps.call({ changes, ...(isUndo && { isUndo }) })),
    }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [['staff']] }),
    meta: {
      toast: {
        success: ({ changes, changed, left }: ManySet) => ({
          title: (isUndo ? text.many.takenBack : text.many.kept)(changed.length),
          body: left.length > 0 ? text.many.left(left.map(nameOf).join(', ')) : text.stepKept.body,
          ...(isUndo || changed.length === 0
            ? {}
            : { action: { label: text.undo, onPress: () => takeManyBack(nameOf, changes, changed) } }),
        }),
        failure: text.stepFailed,
        ...(isUndo ? { tellsUnseen: true } : {}),
      },
    },
  })

interface ManySet {
  changes: NextStepChange[]
  changed: string[]
  left: string[]
}

function takeManyBack(nameOf: (id: string) => string, changes: NextStepChange[], changed: string[]): void {
  const back = changes
    .filter(({ patientId }) => changed.includes(patientId))
    .map(({ patientId, seen, wanted }) => ({ patientId, seen: wanted, wanted: seen }))
  new MutationObserver(queryClient, setManyNextSteps(nameOf, true)).mutate(back).catch(() => {})
}

/** Puts back what stood there before, or nothing. */
function takeBack(hat: StaffHat, { patientId, before, step, dueOn }: SetNextStep): void {
  const said = { step, dueOn }
  const again = before && { patientId, ...before, before: said, seen: said }
  const undoing = again
    ? new MutationObserver(queryClient, setNextStep(hat, true)).mutate(again)
    : new MutationObserver(queryClient, removeNextStep(hat)).mutate({ patientId, ...said })
  undoing.catch(() => {})
}
