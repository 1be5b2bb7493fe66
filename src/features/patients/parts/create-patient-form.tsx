import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { type FoundAlike, findAlike } from '#features/likeness/likeness.queries.ts'
import { likenessText } from '#features/likeness/likeness.text.ts'
import { FoundAlikeList } from '#features/likeness/parts/found-alike.tsx'
import { today } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
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

/** What is asked of somebody new. Whoever is like them is shown first (decision 47). Its fields are empty again whenever it opens. */
export default function CreatePatientForm({ hat, onClose }: { hat: StaffHat; onClose: () => void }) {
  const [found, setFound] = useState<Found>()
  const [isAsking, setIsAsking] = useState(false)
  const create = useMutation(createPatient(hat))
  return (
    <FormDialog
      title={text.create}
      description={text.createHint}
      open
      onOpenChange={opens => !opens && onClose()}
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
