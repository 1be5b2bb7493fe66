// The words of the Spanish build, for its pages (vite.config.ts) and for tests of what they say (vitest.config.ts).
import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Every import of `x.text.ts` becomes its sibling `x.text.es.ts` where there is one. Only the chosen language reaches
 * the browser.
 */
export function spanishWords(): Plugin {
  return {
    name: 'handrail-spanish-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.text.ts')) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english) return null
      const spanish = english.id.replace(/\.text\.ts$/, '.text.es.ts')
      return existsSync(spanish) ? spanish : english
    },
  }
}
