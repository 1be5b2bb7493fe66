import { CheckboxList } from '#ui/checkbox-list.tsx'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { programOptions, sectors, TRAP, teamSizes } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import { InquiryTrap, ownFields } from './inquiry-notices.tsx'

interface StepProps {
  problemAt: (field: string) => string | undefined
  isAlive: boolean
}

const fieldOf = (name: string, problemAt: StepProps['problemAt']) => ({
  id: `demo-${name}`,
  name,
  error: problemAt(name),
})

/** Step 1: the organization. */
export function OrganizationStep({ problemAt }: StepProps) {
  return (
    <>
      <TextField
        {...fieldOf('organizationName', problemAt)}
        label={text.organizationName}
        autoComplete="organization"
        required
      />
      <NativeSelectField
        {...fieldOf('sector', problemAt)}
        label={text.sector}
        options={sectors.map(value => ({ value, label: text.sectors[value] }))}
        required
      />
      <NativeSelectField
        {...fieldOf('teamSize', problemAt)}
        label={text.teamSize}
        hint={text.teamSizeHint}
        options={teamSizes.map(value => ({ value, label: text.people(value) }))}
        required
      />
    </>
  )
}

/** Step 2: what the team does. */
export function ProgramsStep({ problemAt }: StepProps) {
  return (
    <CheckboxList
      label={text.programs}
      hint={text.programsHint}
      name="programs"
      error={problemAt('programs')}
      options={programOptions.map(value => ({ value, label: text.programNames[value] }))}
    />
  )
}

/** Step 3: the person. */
export function PersonStep({ problemAt, isAlive }: StepProps) {
  return (
    <>
      <TextField {...fieldOf('name', problemAt)} label={text.fullName} autoComplete="name" required />
      <TextField
        {...fieldOf('email', problemAt)}
        label={text.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <TextField {...fieldOf('phone', problemAt)} label={text.phone} type="tel" autoComplete="tel" optional />
      <TextArea {...fieldOf('notes', problemAt)} label={text.notes} hint={text.notesHint} optional />
      {/* Only a script keeps these on the device, so they come with it. */}
      {isAlive && <OwnNotes />}
      <InquiryTrap kind="demo" error={problemAt(TRAP)} />
    </>
  )
}

/** Country, website and times: for the person alone. They have no name, so they are in no form that is sent. */
function OwnNotes() {
  return (
    <details className="rounded-card border border-line bg-sunken px-4 py-2">
      <summary className="min-h-11 content-center rounded-card font-semibold">{text.own.title}</summary>
      <div className="grid gap-5 pt-1 pb-4">
        <p className="text-muted">{text.own.hint}</p>
        {ownFields.map(({ id, label }) => (
          <TextField key={id} id={id} label={label} autoComplete="off" optional />
        ))}
      </div>
    </details>
  )
}
