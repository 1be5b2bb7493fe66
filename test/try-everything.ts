/** Tries every address of the API with ids, as somebody whom they do not concern. */

interface Description {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
}

export interface Attempt {
  method: string
  address: string
  hat: string
  status: number
  body: string
}

/** As many as the server has connections to its database. */
const AT_ONCE = 8

interface Place {
  method: string
  address: string
  /** What its ids are of, as they are called: `tasks` of `/tasks/{id}`, `conversations` of `{conversationId}`. */
  nouns: string[]
}

const asTable = (words: string) =>
  words.replaceAll(/-?([A-Z])|-/g, (_, letter = '') => `_${letter.toLowerCase()}`)
const nounOf = (name: string, before = '') => asTable(name === 'id' ? before : name.replace(/Id$/, 's'))

/** The addresses of all procedures that take an id, with `id` filled in: in the path, or as a query parameter. */
function addressesWith(description: Description, id: string): Place[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const named = [...path.matchAll(/([^/]*)\/\{([^}]+)\}/g)]
      const nouns = named.map(([, before, name = '']) => nounOf(name, before))
      if (nouns.length > 0) return [{ method, address: path.replace(/\{[^}]+\}/g, id), nouns }]
      const names = (operation.parameters ?? []).filter(one => one.in === 'query' && /Id$/.test(one.name))
      return names.map(({ name }) => ({ method, address: `${path}?${name}=${id}`, nouns: [nounOf(name)] }))
    }),
  )
}

/**
 * Makes every attempt through `ask` (a path, and what `fetch` takes). Bounded: ids × addresses × hats, less those where
 * `mayBe` says that the id is of none of the nouns of an address.
 */
export async function tryEverything(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  cookie: string | undefined,
  ids: string[],
  hats: string[],
  mayBe: (id: string, nouns: string[]) => boolean = () => true,
) {
  const description = (await (await ask('/api/openapi.json')).json()) as Description
  const plans = ids.flatMap(id =>
    addressesWith(description, id)
      .filter(({ nouns }) => mayBe(id, nouns))
      .flatMap(place => hats.map(hat => ({ ...place, hat, id }))),
  )
  const attempts: Attempt[] = []
  const tryOn = async () => {
    for (let plan = plans.pop(); plan; plan = plans.pop()) {
      const { method, address, hat, id } = plan
      const isRead = method === 'get'
      const answer = await ask(`/api${address}`, {
        method: method.toUpperCase(),
        headers: {
          'x-handrail-hat': hat,
          ...(cookie ? { cookie } : {}),
          ...(isRead ? {} : { 'content-type': 'application/json' }),
        },
        ...(isRead ? {} : { body: JSON.stringify(bodyFor(id)) }),
      })
      attempts.push({ method, address, hat, status: answer.status, body: await answer.text() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tryOn))
  return attempts
}

/** A body that holds every field our procedures ask for, so that a refusal is about access and not about shape. */
function bodyFor(id: string): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    patientId: id,
    conversationId: id,
    content: 'I was never meant to write this',
    words: 'I was never meant to write this',
    notes: 'I was never meant to write this',
    title: 'I was never meant to write this',
    step: 'I was never meant to write this',
    dueOn: '2030-01-01',
    isCompleted: true,
    answers: {},
    until: '2030-01-01T00:00:00Z',
    caseManagerId: id,
    specialistId: id,
    name: 'Nobody',
    email: 'nobody@example.org',
    sequence: 0,
    startsAt: '2030-01-01T10:00:00Z',
    minutes: 30,
    answer: 'confirmed',
    outcome: 'missed',
  }
}
