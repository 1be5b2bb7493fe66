// Rule 5: nothing dead. Every file is reached from one of these, every export and dependency is used.
import type { KnipConfig } from 'knip'
import { findExceptions } from './test/house-exceptions.ts'

const config: KnipConfig = {
  // Screens are found through src/routes.ts by knip's plugin for React Router.
  entry: [
    'src/app.server.ts',
    'src/offline.ts',
    // Imported by no one: the Spanish build puts them in the place of their English siblings.
    'src/**/*.text.es.ts',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    '{src,test}/**/*.test.{ts,tsx}',
    'e2e/**/*.e2e.ts',
  ],
  project: ['{src,scripts,test,e2e,bench}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'],
  ignoreDependencies: findExceptions('unused-dependency').map(exception => new RegExp(`^${exception.what}$`)),
  // The type of an exported thing may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // What the list of exceptions no longer needs is reported.
  treatConfigHintsAsErrors: true,
}

export default config
