import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build-chunks.ts'
import { ownLoading } from './scripts/build-loading.ts'
import { ownRoutes } from './scripts/build-routes.ts'
import { spanishWords } from './scripts/build-spanish.ts'
import { type Language, languageAddress } from './src/lib/language.ts'

const language: Language = process.env.HANDRAIL_LANGUAGE === 'es' ? 'es' : 'en'
const apiAddress = `http://127.0.0.1:${process.env.HANDRAIL_API_PORT ?? '3000'}`

/**
 * React Router empties every `*.client.ts` in the server's half of the build. Ours name the browser's half of a part of
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
        ownRoutes(),
        ownLoading(),
        ...(language === 'es' ? [spanishWords()] : []),
        withoutClientStubs(reactRouter()),
      ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What each screen loads, for the list that works offline (scripts/build-offline.ts).
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
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
