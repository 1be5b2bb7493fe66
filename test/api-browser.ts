/** A browser without a screen: it speaks to the real application, keeps the cookies it is given and sends them along. */

import type { SignIn } from '#platform/auth/auth.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { createApp } from '#server/app.ts'
import type { TestDatabase } from './database.ts'

export interface ApiAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says is what is looked at
  body: any
}

export class ApiBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: ReturnType<typeof createApp>
  readonly #userAgent: string

  /** `log` hears of failures that are the server's own. */
  constructor(db: TestDatabase, signIn: SignIn, log: (line: string) => void, userAgent = 'Tests') {
    this.#userAgent = userAgent
    this.#app = createApp({
      databasePool: db.databasePool,
      signIn,
      live: undefined as never,
      files: { storage: undefined as never, scanner: undefined },
      pages: undefined as never,
      isEvaluation: false,
      mailLeaves: false,
      linkToken: () => '',
      samplePeople: [],
      isOrganizationSignUpOpen: true,
      isSecure: false,
      log: createLog({ level: 'error', isJson: false, write: log }),
    })
  }

  async ask(method: string, path: string, body?: object, hat: Hat = 'visitor'): Promise<ApiAnswer> {
    const request = {
      method,
      headers: {
        'content-type': 'application/json',
        'x-handrail-hat': hat,
        'user-agent': this.#userAgent,
        cookie: [...this.cookies].map(pair => pair.join('=')).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    // Here no network stands between the browser and the server.
    const answer = await this.#app.request(`http://localhost/api${path}`, request, { incoming: undefined })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.json() }
  }

  /** Who the server says is here. */
  who = async () => (await this.ask('GET', '/session')).body
}
