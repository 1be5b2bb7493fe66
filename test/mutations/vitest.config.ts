/** The tests as they are, with one text changed on its way to them: `HANDRAIL_MUTATED_TEXT` is `{ file, from, to }` as JSON. */
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'
import type { TextChange } from './mutations.ts'

const change = JSON.parse(process.env.HANDRAIL_MUTATED_TEXT ?? 'null') as TextChange | null

const mutateText = {
  name: 'mutate-text',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!change || !id.endsWith(change.file)) return null
    if (!code.includes(change.from)) throw new Error(`${change.file} does not say ${change.from}`)
    return code.replace(change.from, change.to)
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...base.test,
    projects:
      base.test?.projects?.map(each => {
        const project = each as { plugins?: PluginOption[] }
        return { ...project, plugins: [...(project.plugins ?? []), mutateText] }
      }) ?? [],
  },
})
