import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { PatientsQuestion, patientRecordsContract } from './patient-records.contract.ts'
import { patientRecordsText as text } from './patient-records.text.ts'

const api = apiFor<typeof patientRecordsContract>('patient-records', apiRoutes.patientRecordsContract)

/** The record of one patient. It stays fresh for long: every opening is written to the audit log. */
export const patientRecordOf = (hat: StaffHat, id: string) =>
  api[hat].open.queryOptions({
    input: { id },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  })

// Lists of other features name the patient too: everything that this hat has asked for is asked again.
const askAgainAsStaff = () => queryClient.invalidateQueries({ queryKey: [['staff']] })
const askAgainAsAdministrator = () => queryClient.invalidateQueries({ queryKey: [['administrator']] })

/** A new patient: in one's own caseload, or of an administrator in nobody's yet. */
export const createPatient = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].create.mutationOptions(),
    onSuccess: hat === 'administrator' ? askAgainAsAdministrator : askAgainAsStaff,
    meta: {
      toast: {
        success: ({ isInvited, waitsForInvitation }: Record<'isInvited' | 'waitsForInvitation', boolean>) => {
          if (waitsForInvitation) return text.madeUninvited
          return isInvited ? text.madeAndInvited : text.made
        },
        failure: (error: unknown) =>
          problemCode(error) === 'CONFLICT' ? text.createdBefore : text.createFailed,
      },
    },
  })

/** Patients of the organization, page after page. */
export const patientPages = (question: Omit<PatientsQuestion, 'after'>) =>
  api.administrator.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** The first patients of the organization whom these words find. */
export const patientsOfOrganization = (search: string) =>
  api.administrator.list.queryOptions({ input: { search, limit: 8 }, retry: false })

export const assignPatient = mutationOptions({
  ...api.administrator.assign.mutationOptions(),
  onSuccess: askAgainAsAdministrator,
  meta: {
    toast: {
      success: (moved: { name: string; caseManagerName: string | null }) =>
        text.assigned(moved.name, moved.caseManagerName),
      failure: (error: unknown) =>
        problemCode(error) === 'CONFLICT' ? text.assignedWithoutAccess : text.assignFailed,
    },
  },
})
