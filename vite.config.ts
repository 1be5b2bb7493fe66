import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { type Language, languageAddress } from './src/lib/language.ts'

const language: Language = process.env.HANDRAIL_LANGUAGE === 'es' ? 'es' : 'en'
const apiAddress = `http://127.0.0.1:${process.env.HANDRAIL_API_PORT ?? '3000'}`

/**
 * Gives the Spanish build the Spanish words: every import of `x.text.ts` becomes its sibling
 * `x.text.es.ts` where there is one. Only the chosen language reaches the browser.
 */
function spanishWords(): Plugin {
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

/** Our own parts that every page needs: together they pack smaller than as thirty files. */
const frame =
  /src[\\/](root\.tsx|screens[\\/]frame[\\/](?!data-layout|organization-switch)|ui[\\/](button|badge|class-names|handrail-mark|navigation-menu|toast|toaster)\.tsx?|lib[\\/](brand|language|site|leaving)|platform[\\/]offline\.client)|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/

/** What every screen that asks the server needs. */
const data =
  /node_modules[\\/](@tanstack|@orpc)[\\/]|src[\\/]platform[\\/](api\.client|api-routes|query-client|live\.client)/

/** What public pages use some of: each piece stays by itself, so that none of them brings what it has no use for. */
const piece =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!cloud|sunrise|award|trash|plus|bell|trending-up|external-link)|src[\\/]ui[\\/](card|empty-state|failure-state|field|form-message|link-tabs|spinner|text-area|text-field|password-field)\.tsx/
const nameOfPiece = (id: string) => id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')

/** The signs that screens of every kind show: together they pack smaller than the few that a page could do without. */
const icons =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](activity|arrow-right|calendar|check|circle-check|circle-dashed|circle-exclamation-point|file-text|flag|heart|info|list-checks|lock|message-circle|pencil|shield-check|sparkles|x)\.mjs/

/** What all of the library's controls stand on. */
const radix =
  /@radix-ui[\\/](primitive|react-(slot|compose-refs|context|primitive|presence|id|direction|use-(callback-ref|layout-effect|controllable-state|effect-event)))[\\/]/

/** Who is here: asked on public pages too, by whoever may be signed in. */
const auth = /src[\\/]features[\\/]auth[\\/]auth\.(queries|rules|text)\./

/** What patients' and staff's screens share and public pages do without. */
const signedIn =
  /src[\\/](features[\\/](activities|appointments|checklist|goals|messaging|momentum|people[\\/]patients|tasks)[\\/](activities|appointments|checklist|goals|messaging|messaging-outbox|momentum|patients|patients-choices|tasks)\.(queries|rules|text)\.|features[\\/](activities[\\/]parts[\\/]activity-feed|appointments[\\/]parts[\\/]appointment-status|messaging[\\/]parts[\\/]sending-unsent|safety[\\/](safety\.text|safety-card\.rules|parts[\\/]help-card)|checklist[\\/]parts[\\/]checklist|tasks[\\/]parts[\\/]task-list)|platform[\\/]kept-words|lib[\\/](dates|fingerprint)\.|ui[\\/](checkbox|dialog|on-demand|progress-bar|relative-time|scroll-area|skeleton|stat-card)\.tsx)|@radix-ui[\\/]react-(checkbox|scroll-area|use-size)[\\/]|@radix-ui[\\/]number[\\/]/

/** The libraries that every page needs. */
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/**
 * React Router empties every `*.client.ts` in the server's half of the build. Ours name the browser's half of a door of
 * `src/platform`; they touch nothing of the browser until they are called, and prerendering needs their shape.
 */
function withoutClientStubs(plugins: Plugin[]): Plugin[] {
  return plugins.filter(plugin => plugin.name !== 'react-router:dot-client')
}

export default defineConfig({
  base: `${languageAddress[language]}/`,
  define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
  // Tests run plain modules: they have no use for pages.
  plugins: process.env.VITEST
    ? []
    : [
        tailwindcss(),

        ...(language === 'es' ? [spanishWords()] : []),
        withoutClientStubs(reactRouter()),
      ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What each screen loads, for the list that works offline (scripts/build-offline.ts).
    manifest: true,
    reportCompressedSize: false,
    // What every page needs comes in one piece: it packs smaller, and other pages find it in the cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'frame', test: frame },
            { name: 'data', test: data },
            { name: 'icons', test: icons },
            { name: nameOfPiece, test: piece },
            { name: 'radix', test: radix },
            { name: 'auth', test: auth },
            { name: 'signed-in', test: signedIn },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/live', '/leave', '^/my-data', '/files', '/webhooks', '^/auth/.+'].map(path => [
        path,
        { target: apiAddress },
      ]),
    ),
  },
  // While pages are written there is no server to ask.
  preview: { proxy: {} },
})
