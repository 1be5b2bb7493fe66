import type { Config } from '@react-router/dev/config'
import { languageAddress } from './src/lib/language.ts'
import { prerenderedAddresses } from './src/routes.public.ts'

const language = process.env.HANDRAIL_LANGUAGE === 'es' ? 'es' : 'en'

export default {
  appDirectory: 'src',
  basename: `${languageAddress[language]}/`,
  // scripts/build.ts puts it in its place once all of it is there.
  buildDirectory: `build/fresh/${language}`,
  ssr: false,
  prerender: [...prerenderedAddresses],
} satisfies Config
