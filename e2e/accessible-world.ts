/** What the walk over all screens finds in its copy: beside the sample, one of each thing that looks different when it is there. */
import { namedPeople, type PersonKey } from '../sample/people.ts'
import type { Copy } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { rowsOf } from './owner.ts'
import { newPassword, passwordOf } from './people.ts'

export const danger = 'I want to end my life'

/** Ids and links that addresses of the walk are made of. */
export interface World {
  maria: string
  tom: string
  jay: string
  /** Somebody of another case manager. */
  grace: string
  /** A form that Maria has answered, and her answers. */
  form: string
  submission: string
  /** Progress reports, as Dana and as Ruth make them. */
  reports: Record<'dana' | 'ruth', string>
  /** The secrets of one link of each kind, as they stand in its address. */
  links: Record<'invitation' | 'newPassword' | 'verifyEmail', string>
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>

/** Asks the API as one of the sample people. */
async function askAs(copy: Copy, person: PersonKey, hat: string): Promise<Ask> {
  const cookie = await copy.cookieOf(namedPeople[person].email, passwordOf(person))
  return (method, path, body) => ask(copy, method, path, body, { cookie, 'x-handrail-hat': hat })
}

async function ask<T>(copy: Copy, method: string, path: string, body?: object, headers = {}): Promise<T> {
  const answer = await fetch(`${copy.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Makes what visits of a feature need, as Dana at her desk or past the API; `maria` is the id of Maria's record. */
export type Preparing = (of: { dana: Ask; maria: string; copy: Copy }) => Promise<unknown>

/** Fills the copy; done once for each worker. */
export async function buildWorld(copy: Copy, preparing: readonly Preparing[]): Promise<World> {
  const dana = await askAs(copy, 'dana', 'staff')
  const idOf = async (person: PersonKey) =>
    (
      await rowsOf<{ id: string }>(
        copy,
        `select id from patients where name = '${namedPeople[person].name}'`,
        'postgres',
      )
    )[0]?.id ?? ''
  const [maria, tom, jay, grace] = (await Promise.all(
    (['maria', 'tom', 'jay', 'grace'] as const).map(idOf),
  )) as [string, string, string, string]
  const id = () => crypto.randomUUID()
  const { closedOn, marcus } = await today(copy)
  await dana('POST', `/patients/${tom}/closing`, {
    id: id(),
    changedOn: closedOn,
    reason: 'moved_away',
    words: 'To her sister.',
  })
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()
  await dana('POST', '/covers', {
    id: id(),
    colleagueId: marcus,
    patientId: maria,
    reason: 'Knee surgery',
    endsAt: inAWeek,
  })
  for (const prepare of preparing) await prepare({ dana, maria, copy })
  if (!areEnginesOff)
    await dana('POST', `/patients/${maria}/assistant-drafts`, { id: id(), kind: 'care_plan' })
  const said = await askAs(copy, 'jay', 'patient')
  await said('POST', '/needs', { id: id(), text: danger, language: 'en' })
  const forms = await dana<{ id: string; completedId: string | null }[]>('GET', `/patients/${maria}/forms`)
  const answered = forms.find(({ completedId }) => completedId)
  return {
    maria,
    tom,
    jay,
    grace,
    form: answered?.id ?? '',
    submission: answered?.completedId ?? '',
    reports: {
      dana: await reportOf(dana, 'own'),
      ruth: await reportOf(await askAs(copy, 'ruth', 'administrator'), 'all'),
    },
    links: await linksOf(copy, dana),
  }
}

/** A progress report, once it is made. */
async function reportOf(as: Ask, kind: string): Promise<string> {
  const id = crypto.randomUUID()
  await as('POST', '/reports', { id, kind })
  for (let tries = 0; tries < 200; tries++) {
    const { state } = await as<{ state: string }>('GET', `/reports/${id}`)
    if (state === 'done') return id
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('a report was not made')
}

/** The day it is for the organization, and the colleague who covers. */
async function today(copy: Copy): Promise<{ closedOn: string; marcus: string }> {
  const [row] = await rowsOf<{ day: string; id: string }>(
    copy,
    `select (now() - interval '1 day')::date::text as day, id from case_managers where email = '${namedPeople.marcus.email}'`,
    'postgres',
  )
  return { closedOn: row?.day ?? '', marcus: row?.id ?? '' }
}

/** One link of each kind, out of the mails that bring them. */
async function linksOf(copy: Copy, dana: Ask): Promise<World['links']> {
  const email = 'lena.marsh@example.org'
  const words = { fullName: 'Lena Marsh', email, phone: '555 010 0188' }
  await ask(copy, 'POST', '/sign-up/patient', {
    ...words,
    password: newPassword,
    confirmPassword: newPassword,
  })
  const lena = { cookie: await copy.cookieOf(email, newPassword), 'x-handrail-hat': 'visitor' }
  await ask(copy, 'POST', '/own-address/verification', {}, lena)
  await ask(copy, 'POST', '/forgotten-password', { email })
  await dana('POST', '/patients', {
    id: crypto.randomUUID(),
    name: 'Robin Hale',
    email: 'robin.hale@example.org',
    phone: null,
  })
  return {
    invitation: await linkIn(copy, 'invitation'),
    newPassword: await linkIn(copy, 'new-password'),
    verifyEmail: await linkIn(copy, 'verify-email'),
  }
}

/** What stands behind `/kind/` in the newest mail that has such a link; mails are written by jobs, a moment later. */
async function linkIn(copy: Copy, kind: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mails = await (await fetch(`${copy.origin}/api/mailbox`)).text()
    const found = new RegExp(`/${kind}/([\\w-]+)`).exec(mails)?.[1]
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no mail brought a link to ${kind}`)
}
