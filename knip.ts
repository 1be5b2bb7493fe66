// Rule 5: nothing dead. Every file is reached from one of these, every export and dependency is used.
import type { KnipConfig } from 'knip'
import { findExceptions } from './test/house-exceptions.ts'

const config: KnipConfig = {
  // Screens are found through src/routes.ts by knip's plugin for React Router.
  entry: [
    'knip.product.ts',
    'src/service-worker.ts',
    // Imported by no one: the Spanish build puts them in the place of their English siblings.
    'src/**/*.text.es.ts',
    // Nor this: the build puts it around each `import()`.
    'src/platform/pages/parts.client.ts',
    'scripts/*.{ts,mjs}',
    'bench/**/*.ts',
    // What a feature says about itself is gathered by scripts/features.ts, its samples by test/samples/feature-samples.ts, its
    // visits by e2e/feature-visits.ts; a config is named on a command line.
    'src/features/**/*.feature.ts',
    '{src,sample,test,bench}/**/*.{test.ts,test.tsx,samples.ts,visits.ts,config.ts}',
    // Started as processes.
    'test/bad-day/serve.ts',
    'e2e/text-files.ts',
    'test/fakes/waits-for-its-end.ts',
    '{e2e,src/features}/**/*.e2e.ts',
  ],
  project: ['{src,sample,scripts,test,e2e,bench}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'],
  ignoreDependencies: findExceptions('unused-dependency').map(exception => new RegExp(`^${exception.what}$`)),
  // The type of an exported thing may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // What the list of exceptions no longer needs is reported.
  treatConfigHintsAsErrors: true,
}

export default config
