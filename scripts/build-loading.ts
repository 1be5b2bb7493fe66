// Code that comes when it is asked for is brought ahead by our own hand, before the browser is asked for it (vite.config.ts).
import type { Plugin } from 'vite'

/** What the bundler puts around each `import()`: its own only tells the browser ahead, which never asks twice. */
const helper = /^\0vite\/preload-helper/

/** Puts our own loading around each `import()` of the browser's half. */
export function ownLoading(): Plugin {
  return {
    name: 'handrail-own-loading',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: helper },
      handler: () => "export { loadPart as __vitePreload } from '/src/platform/pages/parts.client.ts'",
    },
  }
}
