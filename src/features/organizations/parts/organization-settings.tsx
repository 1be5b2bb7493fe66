import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { sayCaseNumber } from '#lib/case-number.ts'
import { formatDate } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { CopyIcon } from '#ui/icons.ts'
import { PersonField } from '#ui/person-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import {
  type OrganizationSettings as AllSettings,
  newOrganizationSettings,
  type OrganizationOverview,
} from '../organizations.contract.ts'
import { organizationOverview, settleOrganization } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

const { settings: text, name, problems } = organizationsText

type Settings = Pick<AllSettings, 'name' | 'slug' | 'timeZone' | 'caseNumberPrefix'>
type NewSettings = ReturnType<typeof newOrganizationSettings.parse>
/** Of what two people may change at the same time. */
const labels = { name, slug: text.slug, timeZone: text.timeZone, caseNumberPrefix: text.prefix }
/** A case number of nobody, to show how one reads. */
const EXAMPLE = '57240013'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the organization is called, where patients sign up, its clock, and its plan as it stands. */
export function OrganizationSettings() {
  const { data } = useQuery(organizationOverview)
  if (!data) return null
  return (
    <FoldCard id="organization" title={text.title}>
      <div className="grid gap-6">
        <Fields key={`${data.slug} ${data.name} ${data.timeZone}`} organization={data} />
        <SignUpLink slug={data.slug} />
        <Plan organization={data} />
      </div>
    </FoldCard>
  )
}

function Fields({ organization }: { organization: OrganizationOverview }) {
  const settle = useMutation(settleOrganization)
  const form = useForm<Settings, NewSettings>({
    initial: {
      name: organization.name,
      slug: organization.slug,
      timeZone: organization.timeZone,
      caseNumberPrefix: organization.caseNumberPrefix,
    },
    held: useOwnDraft('organization'),
    read: (values, _id, seen) => readForm(newOrganizationSettings, { ...values, seen }),
    isShared: true,
    words: problems,
    onReady: (settings, done) => void settle.mutateAsync(settings).then(done, () => {}),
    isBusy: settle.isPending,
    failure: settle.error,
  })
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <UnseenInForm form={form} labels={labels} />
      <div className="grid w-full gap-4 sm:grid-cols-2 sm:items-end">
        <TextField label={name} {...form.field('name')} />
        <PersonField
          label={text.timeZone}
          hint={text.timeZoneHint}
          {...form.choice('timeZone')}
          options={Intl.supportedValuesOf('timeZone').map(zone => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
        />
      </div>
      <div className="w-full">
        <TextField label={text.slug} hint={text.slugHint} {...form.field('slug')} autoCapitalize="none" />
      </div>
      <div className="w-full sm:max-w-sm">
        <TextField
          label={text.prefix}
          hint={text.prefixHint(sayCaseNumber(EXAMPLE, form.values.caseNumberPrefix || 'RB'))}
          {...form.field('caseNumberPrefix')}
          onChange={event => form.set({ caseNumberPrefix: event.target.value.toUpperCase() })}
          maxLength={4}
          autoCapitalize="characters"
          optional
        />
      </div>
      <Button type="submit" busy={settle.isPending} disabled={!form.isChanged}>
        {text.save}
      </Button>
    </form>
  )
}

function SignUpLink({ slug }: { slug: string }) {
  const link = `${location.origin}/patient-signup?org=${slug}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ kind: 'success', isBrief: true, ...text.copied }),
      () => showToast({ kind: 'failure', ...text.notCopied }),
    )
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{text.link}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={link} className="break-all text-rail underline underline-offset-4">
          {link}
        </a>
        <Button look="quiet" icon={<CopyIcon size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </div>
  )
}

function Plan({
  organization: { plan, trialEndsAt, seats, seatsTaken },
}: {
  organization: OrganizationOverview
}) {
  const days = Math.ceil((Date.parse(trialEndsAt) - Date.now()) / DAY_MS)
  const until = formatDate(trialEndsAt)
  return (
    <dl className="grid gap-x-8 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
      <div>
        <dt className="text-muted text-sm">{text.plan}</dt>
        <dd>
          <strong>{text.plans[plan]}</strong>
          {plan === 'trial' && (
            <span className="block text-muted">
              {days > 0 ? text.trialUntil(until, days) : text.trialOver(until)}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{text.seats}</dt>
        <dd className="tabular-nums">{text.seatsTaken(seatsTaken, seats)}</dd>
      </div>
    </dl>
  )
}
