// Rule 5 for the product alone: what only tests use is dead. Run beside knip.ts, which looks at the tests too.
import type { KnipConfig } from 'knip'
import { findExceptions } from './test/house-exceptions.ts'

const notProduct = '!**/*.{test.ts,test.tsx,samples.ts,visits.ts}!'

const config: KnipConfig = {
  entry: [
    'src/service-worker.ts!',
    'src/platform/pages/parts.client.ts!',
    'src/**/*.{text.es,feature}.ts!',
    '{scripts,sample}/*.{ts,mjs}!',
    notProduct,
  ],
  project: ['{src,scripts}/**/*.{ts,tsx}!', notProduct],
  ignoreFiles: findExceptions('unused-by-product').map(({ what }) => what),
  ignoreDependencies: findExceptions('unused-dependency').map(exception => new RegExp(`^${exception.what}$`)),
  // A function that a file needs itself may be shown to its test.
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: true,
}

export default config
