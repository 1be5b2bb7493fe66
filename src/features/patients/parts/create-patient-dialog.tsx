import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { type FoundAlike, findAlike } from '#features/likeness/likeness.queries.ts'
import { likenessText } from '#features/likeness/likeness.text.ts'
import { FoundAlikeList } from '#features/likeness/parts/found-alike.tsx'
import { today } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextField } from '#ui/text-field.tsx'
import { newPatient } from '../patient-records/patient-records.contract.ts'
import { createPatient } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

type Typed = Record<'name' | 'email' | 'phone' | 'birthDate', string>
const nothing: Typed = { name: '', email: '', phone: '', birthDate: '' }

/** What was found for these words; other words are asked about anew. */
interface Found extends FoundAlike {
  words: string
}
const signOf = ({ name, email, phone, birthDate }: { [Key in keyof Typed]: string | null }) =>
  JSON.stringify([name, email || null, phone || null, birthDate || null])
const isAny = ({ own, others, isUnasked }: FoundAlike) => own.length + others.length > 0 || isUnasked

/**
 * Creates a patient: in one's own caseload, or of an administrator in nobody's yet. Whoever is like them is shown first
 * (decision 47). Its fields are empty again whenever it opens.
 */
export function CreatePatientDialog({ hat = 'staff' }: { hat?: StaffHat }) {
  const [isOpen, setIsOpen] = useOpenedByAddress(hat === 'staff' ? 'patient' : 'new-patient')
  const [found, setFound] = useState<Found>()
  const [isAsking, setIsAsking] = useState(false)
  const create = useMutation(createPatient(hat))
  const changeOpen = (opens: boolean) => {
    setFound(undefined)
    setIsOpen(opens)
  }
  return (
    <FormDialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={
        <Button look="primary" icon={<AddPersonIcon size={20} aria-hidden="true" />}>
          {text.create}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={found && isAny(found) ? likenessText.found.createAnyway : text.createSave}
      isBusy={isAsking || create.isPending}
      held={useOwnDraft('new-patient')}
      initial={nothing}
      read={(values, id) => readForm(newPatient, { id, ...values })}
      words={text.problems}
      onReady={async (patient, close) => {
        const words = signOf(patient)
        const answered = found?.words === words ? found : undefined
        if (!answered) {
          setIsAsking(true)
          const alike = await findAlike(hat, { ...patient, birthDate: patient.birthDate || null })
          setIsAsking(false)
          setFound({ ...alike, words })
          if (isAny(alike)) return
        }
        const besides = answered?.own.map(({ id }) => id) ?? []
        const checkId = answered && answered.others.length > 0 ? answered.checkId : null
        void create.mutateAsync({ ...patient, besides, checkId }).then(close, () => {})
      }}
    >
      {({ field }) => (
        <>
          <TextField label={text.name} {...field('name')} autoComplete="off" required />
          <TextField label={text.email} {...field('email')} type="email" autoComplete="off" optional />
          <TextField label={text.phone} {...field('phone')} type="tel" autoComplete="off" optional />
          <TextField
            label={text.birthDate}
            hint={text.birthDateHint}
            {...field('birthDate')}
            type="date"
            max={today()}
            optional
          />
          {found && isAny(found) && <FoundAlikeList hat={hat} found={found} />}
        </>
      )}
    </FormDialog>
  )
}
