import { useMutation, useQuery } from '@tanstack/react-query'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useForm } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import { newOrganizationSettings } from '../organizations.contract.ts'
import { organizationOverview, settleOrganization } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

const { idle: text, problems } = organizationsText

const NEVER = 'never'
const offered = [5, 10, 15, 30, 60, 120, 240, 480]

const toChoice = (minutes: number | null) => (minutes === null ? NEVER : String(minutes))
/** What somebody else chose meanwhile may be the figure itself, or nothing at all. */
const toMinutes = (choice: string) => Number(choice) || null
const nameOf = (choice: string) => (toMinutes(choice) ? text.minutes(Number(choice)) : text.never)

/** After how long without anything being done the organization's sessions end. */
export function IdleRule() {
  const { data } = useQuery(organizationOverview)
  return data ? <Rule minutes={data.idleMinutes} /> : null
}

function Rule({ minutes }: { minutes: number | null }) {
  const settle = useMutation(settleOrganization)
  const form = useForm<{ idleMinutes: string }, ReturnType<typeof newOrganizationSettings.parse>>({
    initial: { idleMinutes: toChoice(minutes) },
    read: (values, _id, seen) =>
      readForm(newOrganizationSettings, {
        idleMinutes: toMinutes(values.idleMinutes),
        seen: { idleMinutes: toMinutes(seen.idleMinutes) },
      }),
    isShared: true,
    words: problems,
    onReady: (settings, done) => settle.mutate(settings, { onSuccess: done }),
    isBusy: settle.isPending,
    failure: settle.error,
  })
  const known = minutes !== null && !offered.includes(minutes) ? [...offered, minutes] : offered
  return (
    <Card title={text.title} className="max-w-3xl">
      <form {...form.props} className="grid justify-items-start gap-4">
        <UnseenInForm form={form} labels={{ idleMinutes: text.label }} reads={{ idleMinutes: nameOf }} />
        <p>{text.body}</p>
        <p>{text.who}</p>
        <div className="w-full max-w-xs">
          <SelectField
            label={text.label}
            {...form.choice('idleMinutes')}
            value={toChoice(toMinutes(form.values.idleMinutes))}
            options={[NEVER, ...known.toSorted((one, other) => one - other).map(String)].map(value => ({
              value,
              label: nameOf(value),
            }))}
          />
        </div>
        <Button type="submit" busy={settle.isPending} disabled={!form.isChanged}>
          {text.save}
        </Button>
      </form>
    </Card>
  )
}
