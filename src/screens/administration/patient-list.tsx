import { Suspense, useRef, useState } from 'react'
import { ErasuresWaiting } from '#features/erasures/parts/erasures-waiting.tsx'
import { openingText } from '#features/imports/opening/opening.text.ts'
import { ImportLink, importAddress } from '#features/imports/opening/parts/import-link.tsx'
import { AlikeWaiting } from '#features/likeness/parts/alike-waiting.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { ExportPatients, exportAddress, PatientsTable } from '#features/patients/parts/patients-table.tsx'
import type { PatientsQuestion } from '#features/patients/patient-records/patient-records.contract.ts'
import {
  patientSorts,
  patientStatusFilters,
  patientsWhose,
} from '#features/patients/patient-records/patient-records.rules.ts'
import { patientRecordsText } from '#features/patients/patient-records/patient-records.text.ts'
import { GenerateReport } from '#features/reports/parts/generate-report.tsx'
import { reportsText } from '#features/reports/reports.text.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { askedId, askedOf, useAskedByAddress } from '#ui/asked-by-address.ts'
import { IconButton } from '#ui/button.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { wide } from '#ui/fold-card.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useScreenIsAtRest } from '#ui/screen-width.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { PatientFilters, usePatientFilters } from '../patient-record/patient-filters.tsx'

// Comes with the first row that is opened.
const PatientPanel = lazyPart(async () => (await import('./patient-panel.tsx')).PatientPanel)

/** Every patient of the organization. The address holds what is asked for. */
export function PatientList() {
  const [address, ask] = useAskedByAddress()
  const { asked } = usePatientFilters()
  const isWide = useScreenIsAtRest(wide)
  const question = {
    search: address.get('search') ?? '',
    sort: askedOf(patientSorts, address.get('sort')),
    status: askedOf(patientStatusFilters, address.get('status')),
    whose: askedOf(patientsWhose, address.get('whose')),
    filters: asked,
    caseManager: askedId(address.get('case-manager')),
    specialist: askedId(address.get('specialist')),
  }
  const filters = <PatientFilters hat="administrator" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SafetyAlertList />
      <ErasuresWaiting />
      <AlikeWaiting />
      {isWide && (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="flex flex-wrap gap-3">
            <CreatePatientDialog hat="administrator" />
            <ImportLink kind="patients" />
            <GenerateReport hat="administrator" />
            <ExportPatients question={question} />
          </div>
          {filters}
        </div>
      )}
      <PatientsTable
        question={question}
        panel={patient => (
          <Suspense fallback={<SpinnerArea />}>
            <PatientPanel patient={patient} />
          </Suspense>
        )}
        onAsk={(name, value) => ask({ [name]: value })}
        {...(!isWide && { filters, acts: <Acts question={question} /> })}
      />
    </div>
  )
}

/** What is done with the list as a whole where there is little room: what is done most, and the rest behind one button. */
function Acts({ question }: { question: PatientsQuestion }) {
  const [isReporting, setReporting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { moreActs, exportAll } = patientRecordsText
  return (
    <div className="flex gap-3 max-sm:*:first:flex-1">
      <CreatePatientDialog hat="administrator" />
      <DropdownMenu
        label={moreActs}
        trigger={
          <IconButton
            ref={button}
            label={moreActs}
            look="secondary"
            icon={<MoreIcon size={18} aria-hidden="true" />}
          />
        }
        items={[
          { key: 'import', label: openingText.title.patients, to: importAddress('patients') },
          { key: 'report', label: reportsText.generate, onSelect: () => setReporting(true) },
          { key: 'csv', label: exportAll, onSelect: () => window.location.assign(exportAddress(question)) },
        ]}
      />
      <GenerateReport
        hat="administrator"
        held={{ open: isReporting, onOpenChange: setReporting, returnTo: () => button.current }}
      />
    </div>
  )
}
