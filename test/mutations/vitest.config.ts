/**
 * The tests as they are, with one text changed on its way to them: `HANDRAIL_MUTATED_TEXT` is `{ file, from, to }` as JSON. That it
 * really ran so says the file `HANDRAIL_MUTATED_MARK`.
 */
import { writeFileSync } from 'node:fs'
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
    if (!code.includes(change.from)) return null
    writeFileSync(process.env.HANDRAIL_MUTATED_MARK ?? '', '')
    return code.replace(change.from, () => change.to)
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...base.test,
    projects:
      base.test?.projects?.map(each => {
        const project = each as { plugins?: PluginOption[]; test: object }
        return {
          ...project,
          plugins: [...(project.plugins ?? []), mutateText],
          // Kept modules know the text's file and not its change: one change would be answered with another.
          test: { ...project.test, fsModuleCache: change === null },
        }
      }) ?? [],
  },
})
