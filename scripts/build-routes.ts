// Each screen brings the addresses of the API that its own questions go to, and not those of all others (vite.config.ts).
import type { Plugin } from 'vite'
import { apiRoutes } from '../src/platform/api/api-routes.gen.ts'

/** Writes the addresses of one contract in the place of `apiRoutes.tasksContract`. */
export function ownRoutes(): Plugin {
  return {
    name: 'handrail-own-routes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.(queries|store)\.ts$/, code: 'apiRoutes.' },
      handler: code => ({
        code: code.replaceAll(/\bapiRoutes\.(\w+)/g, (_, name) => routesOf(name)),
        map: null,
      }),
    },
  }
}

function routesOf(name: string): string {
  const routes = (apiRoutes as Record<string, object>)[name]
  if (!routes) throw new Error(`No contract is called ${name}: npm run types writes down all there are.`)
  return JSON.stringify(routes)
}
