import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeApiRoutes } from './api-routes.ts'

it('the browser knows every address as the contracts say it today (npm run types writes it)', async () => {
  const written = readFileSync('src/platform/api/api-routes.gen.ts', 'utf8')
  expect(written).toBe(await describeApiRoutes())
  expect(written).toContain('"GET /tasks"')
})
