/** A patient's forms, as staff ask for them and read what was submitted. */
import { keepPreviousData, MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { submissionsContract } from './submissions.contract.ts'
import { submissionsText as text } from './submissions.text.ts'

const api = apiFor<typeof submissionsContract>('submissions', apiRoutes.submissionsContract)

/** Staff read in the hat of the screen. */
export type FormsHat = 'staff' | 'administrator'

const askAgain = (hat: FormsHat) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

/** The forms of one patient, and how far each is. */
export const formsOf = (hat: FormsHat, patientId: string) =>
  api[hat].formsOfPatient.queryOptions({ input: { patientId } })

/** Of whom, and to which form; of everybody and to all of them where it is not said. */
export interface SubmissionsQuestion {
  patientId?: string | undefined
  formId?: string | undefined
}

/** What was submitted, one page after the other. A failure says what the server said, where it could be asked. */
export const completedSubmissions = (hat: FormsHat, question: SubmissionsQuestion) =>
  api[hat].completed.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
    meta: {
      toast: {
        failure: (error: unknown) =>
          problemCode(error) && error instanceof Error
            ? { ...text.failures.list, body: error.message }
            : text.failures.list,
      },
    },
  })

/** Where everything that was submitted of one form can be had as a file. */
export const submissionsAddress = (formId: string) => `/submissions.csv?form=${formId}`

/** One submission to be read. It never changes; each opening is a reading to be kept, and so asked anew. */
export const submissionOf = (hat: FormsHat, id: string) =>
  api[hat].readSubmission.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })

interface Request {
  patientId: string
  formId: string
  dueOn: string | null
}

/** Asks a patient for a form. */
export const askForForm = (hat: FormsHat) =>
  mutationOptions({
    ...api[hat].askForForm.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { success: text.asked, failure: text.failures.ask } },
  })

/** Takes a request back; the toast offers the way back. */
export const withdrawRequest = (hat: FormsHat) =>
  mutationOptions({
    mutationKey: api[hat].withdrawRequest.key(),
    mutationFn: async (request: Request): Promise<Request> => {
      await api[hat].withdrawRequest.call({ patientId: request.patientId, formId: request.formId })
      return request
    },
    onSuccess: () => askAgain(hat),
    meta: {
      toast: {
        success: (request: Request) => ({
          ...text.tookBack,
          action: {
            label: text.undo,
            onPress: () => {
              new MutationObserver(queryClient, askForForm(hat)).mutate(request).catch(() => {})
            },
          },
        }),
        failure: () => text.failures.takeBack,
      },
    },
  })
