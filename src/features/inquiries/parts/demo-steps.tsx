import { CheckboxList } from '#ui/checkbox-list.tsx'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ownFields, programOptions, sectors, TRAP, teamSizes } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import type { InquiryForm } from './inquiry-form.tsx'
import { InquiryTrap, ownLabels } from './inquiry-notices.tsx'

interface StepProps {
  form: InquiryForm
}

const fieldOf = (name: Parameters<InquiryForm['field']>[0], { field }: InquiryForm) => ({
  id: `demo-${name}`,
  ...field(name),
})

/** Step 1: the organization. */
export function OrganizationStep({ form }: StepProps) {
  return (
    <>
      <TextField
        {...fieldOf('organizationName', form)}
        label={text.organizationName}
        autoComplete="organization"
        required
      />
      <NativeSelectField
        {...fieldOf('sector', form)}
        label={text.sector}
        options={sectors.map(value => ({ value, label: text.sectors[value] }))}
        required
      />
      <NativeSelectField
        {...fieldOf('teamSize', form)}
        label={text.teamSize}
        hint={text.teamSizeHint}
        options={teamSizes.map(value => ({ value, label: text.people(value) }))}
        required
      />
    </>
  )
}

/** Step 2: what the team does. */
export function ProgramsStep({ form }: StepProps) {
  return (
    <CheckboxList
      label={text.programs}
      hint={text.programsHint}
      name="programs"
      error={form.problemAt('programs')}
      values={form.values.programs}
      onValuesChange={programs => form.set({ programs })}
      options={programOptions.map(value => ({ value, label: text.programNames[value] }))}
    />
  )
}

/** Step 3: the person. */
export function PersonStep({ form }: StepProps) {
  return (
    <>
      <TextField {...fieldOf('name', form)} label={text.fullName} autoComplete="name" required />
      <TextField
        {...fieldOf('email', form)}
        label={text.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <TextField {...fieldOf('phone', form)} label={text.phone} type="tel" autoComplete="tel" optional />
      <TextArea {...fieldOf('notes', form)} label={text.notes} hint={text.notesHint} optional />
      {/* Only a script keeps these on the device, so they come with it. */}
      {form.isAwake && <OwnNotes form={form} />}
      <InquiryTrap kind="demo" field={form.field(TRAP)} />
    </>
  )
}

/** Country, website and times: for the person alone. They have no name, so they are in no form that is sent. */
function OwnNotes({ form }: StepProps) {
  return (
    <details className="rounded-card border border-line bg-sunken px-4 py-2">
      <summary className="min-h-11 content-center rounded-card font-semibold">{text.own.title}</summary>
      <div className="grid gap-5 pt-1 pb-4">
        <p className="text-muted">{text.own.hint}</p>
        {ownFields.map(name => {
          const { name: _, ...field } = form.field(name)
          return (
            <TextField key={name} id={name} label={ownLabels[name]} {...field} autoComplete="off" optional />
          )
        })}
      </div>
    </details>
  )
}
