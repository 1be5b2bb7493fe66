/** What stands in the place of everything that Premium opens, for each role, and what is said where it closes while one looks. */
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { AssistantDrafts } from '#features/assistant/parts/assistant-drafts.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { UploadFiles } from '#features/files/parts/upload-files.tsx'
import { ReportDesk } from '#features/reports/parts/report-desk.tsx'
import { type StaffHat, StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { procedureContracts } from '../../../test/attacks/contract-inputs.ts'
import {
  type Answers,
  type Asked,
  expectToast,
  ok,
  press,
  problem,
  screen,
  show,
} from '../../../test/component-screen.tsx'

const patientId = '0199b0b0-0000-7000-8000-000000000001'
const nothing = () => {}

interface Gate {
  part: (hat: StaffHat) => ReactElement
  /** What is there where Premium is open. */
  opens: string
  /** What it says where it is not. */
  closed: string
  /** Told where it closed meanwhile, and where it fails; files say it beside the file. */
  asks?: Asked
  refused?: [title: string, body: string]
  failed?: [title: string, body: string]
}

/** By the feature whose contract asks for Premium. */
const gates: Record<string, Gate> = {
  drafts: {
    part: hat => <AssistantDrafts hat={hat} patientId={patientId} onAccepted={nothing} />,
    opens: 'Care plan',
    closed: 'Suggestions and drafts are part of Premium',
    asks: 'POST /patients/{patientId}/assistant-drafts',
    refused: ['This is part of Premium', 'Nothing was written.'],
    failed: ['Error', 'Failed to generate AI suggestions'],
  },
  files: {
    part: () => <UploadFiles patientId={patientId} />,
    opens: 'Choose files',
    closed: 'Uploading files is part of Premium',
  },
  reports: {
    part: hat => <ReportDesk hat={hat} onAsked={nothing} />,
    opens: 'Generate Report',
    closed: 'Generate Report is part of Premium',
    asks: 'POST /reports',
    refused: ['Part of Premium', 'Generate Report is part of Premium.'],
    failed: ['Error', 'Failed to generate report.'],
  },
  staffChecklist: {
    part: () => (
      <GenerateChecklist
        patientId={patientId}
        list={{ categories: [], progress: { completed: 0, total: 0, percentage: 0 } }}
        mayGenerate
      />
    ),
    opens: 'Generate Checklist',
    closed: 'Generate Checklist is part of Premium',
    asks: 'POST /patients/{patientId}/checklist',
    refused: ['This is part of Premium', 'Nothing was changed.'],
    failed: ['Error', 'Failed to generate checklist'],
  },
}
const each = Object.entries(gates)

/** Shows a part in a hat, with Premium open or closed. */
const part = (gate: Gate, hat: StaffHat, isOpen: boolean, answers: Answers = {}) =>
  show(<StaffHatContext value={hat}>{gate.part(hat)}</StaffHatContext>, '/here', {
    'GET /billing/premium': ok({ isOpen }),
    'GET /patients/{patientId}/assistant-drafts': ok({ areEnginesOn: true, drafts: [] }),
    ...answers,
  })

test('every procedure that asks for Premium stands on a part that says so', () => {
  const asking = procedureContracts.filter(({ errors }) => errors.includes('PAYMENT_REQUIRED'))
  const features = new Set(asking.map(({ name }) => name.split('.')[0]))
  expect([...features].toSorted()).toEqual(Object.keys(gates).toSorted())
})

test.each(each)('%s: closed, it says what it is and how to get it', async (_, gate) => {
  part(gate, 'staff', false)
  expect(await screen.findByText(gate.closed)).toBeTruthy()
  const ways = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(ways).toContain('/subscription')
  expect(screen.queryByText(gate.opens)).toBeNull()
})

test.each(each)('%s: open with Premium, and to administrators whatever the plan', async (_, gate) => {
  part(gate, 'staff', true)
  expect(await screen.findByText(gate.opens)).toBeTruthy()
  expect(screen.queryByText(gate.closed)).toBeNull()
})

test.each(each)('%s: open to an administrator, whatever is answered', async (_, gate) => {
  part(gate, 'administrator', false)
  expect(await screen.findByText(gate.opens)).toBeTruthy()
  expect(screen.queryByText(gate.closed)).toBeNull()
})

const toasts = each.flatMap(([name, gate]) =>
  gate.asks
    ? [
        { name, gate, asks: gate.asks, toast: gate.refused, answer: problem(402, 'PAYMENT_REQUIRED') },
        { name, gate, asks: gate.asks, toast: gate.failed, answer: problem(500, 'INTERNAL_SERVER_ERROR') },
      ]
    : [],
)
test.each(toasts)('$name: what did not come about is told: $toast', async ({ gate, asks, toast, answer }) => {
  part(gate, 'staff', true, { [asks]: answer })
  await press(gate.opens)
  await expectToast(...(toast ?? ['', '']))
})
