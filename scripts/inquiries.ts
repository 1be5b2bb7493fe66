/**
 * `npm run inquiries`: what visitors sent from the demo and the contact page, newest first, for whoever runs this copy. It
 * reads with the owner's login, beside a running Handrail or without one; no hat of the product can read inquiries.
 */
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import { runForOwner, UsageError, withOwner } from './with-owner.ts'

interface Wish {
  isJson: boolean
  /** Only what came in from this moment on. */
  since: Date | undefined
}

const unitMs: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Reads `--json` and `--since 7d` (hours h, days d, weeks w, or a date such as 2026-11-01). Throws UsageError. */
export function readWish(args: readonly string[], now = new Date()): Wish {
  const wish: Wish = { isJson: false, since: undefined }
  for (let at = 0; at < args.length; at++) {
    const [name, inline] = (args[at] ?? '').split('=', 2)
    if (name === '--json' && inline === undefined) wish.isJson = true
    else if (name === '--since') wish.since = readSince(inline ?? args[++at] ?? '', now)
    else throw new UsageError(`npm run inquiries does not know ${args[at]}; it takes --json and --since 7d.`)
  }
  return wish
}

function readSince(words: string, now: Date): Date {
  const span = /^(\d{1,4})([hdw])$/.exec(words)
  if (span) return new Date(now.getTime() - Number(span[1]) * (unitMs[span[2] ?? ''] ?? 0))
  const moment = new Date(words)
  if (!/^\d{4}-\d\d-\d\d/.test(words) || Number.isNaN(moment.getTime()))
    throw new UsageError(`--since takes a span such as 12h, 7d or 2w, or a date; "${words}" is neither.`)
  return moment
}

export interface Inquiry {
  id: string
  received: string
  form: 'demo' | 'contact'
  language: 'en' | 'es'
  name: string
  email: string
  phone: string | null
  organization: string | null
  sector: string | null
  teamSize: string | null
  programs: string[]
  notes: string | null
  message: string | null
}

/** The inquiries of the database behind `ownerUrl`, newest first. */
export async function readInquiries(ownerUrl: string, since: Date | undefined): Promise<Inquiry[]> {
  return withConnection(ownerUrl, ownerLimits, async client => {
    const { rows } = await client.query<Inquiry>(
      `select id, to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as received, form_type as form, language, name, email, phone,
         organization_name as organization, sector, team_size as "teamSize", programs, notes, message
       from inquiries where created_at >= coalesce($1::timestamptz, '-infinity')
       order by created_at desc, id desc`,
      [since ?? null],
    )
    return rows
  })
}

/** A stranger's words as a terminal may show them: nothing that moves the cursor, changes colours or turns the line around. */
function plain(words: string): string {
  return words.replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�')
}

const titles: [keyof Inquiry, string][] = [
  ['organization', 'Organization'],
  ['sector', 'Sector'],
  ['teamSize', 'Team size'],
  ['programs', 'Programs'],
  ['phone', 'Phone'],
  ['notes', 'Notes'],
  ['message', 'Message'],
]

/** The inquiries as somebody reads them in a terminal. */
export function describeInquiries(inquiries: readonly Inquiry[]): string {
  if (inquiries.length === 0) return 'Nothing came in.'
  const all = inquiries.map(inquiry => {
    const head = `${inquiry.received.slice(0, 16).replace('T', ' ')} UTC · ${inquiry.form} · ${inquiry.language}`
    const lines = titles.flatMap(([key, title]) => {
      const value = inquiry[key]
      const words = Array.isArray(value) ? value.join(', ') : value
      return words ? [`  ${title.padEnd(13)} ${plain(words).replaceAll('\n', `\n${' '.repeat(16)}`)}`] : []
    })
    return [head, `  ${plain(inquiry.name)} <${plain(inquiry.email)}>`, ...lines].join('\n')
  })
  return [...all, inquiries.length === 1 ? '1 inquiry.' : `${inquiries.length} inquiries.`].join('\n\n')
}

/** The same for another program; characters that a terminal would act on are written as \u escapes. */
export function toJson(inquiries: readonly Inquiry[]): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(inquiries, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    escaped,
  )
}

if (process.argv[1] === import.meta.filename)
  await runForOwner(async args => {
    const wish = readWish(args)
    const inquiries = await withOwner('inquiries', ({ ownerUrl }) => readInquiries(ownerUrl, wish.since))
    console.log(wish.isJson ? toJson(inquiries) : describeInquiries(inquiries))
  })
