// In which order Vitest begins the test files of a project.
import { matchesGlob, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longTests } from './long-tests.ts'

const root = process.cwd()
const longFiles = Object.keys(longTests)
const isLong = ({ moduleId }: TestSpecification) =>
  longFiles.some(pattern => matchesGlob(relative(root, moduleId), pattern))

/**
 * What takes long begins first: a machine on which nothing ran yet knows no file's time, would go by their sizes, and would
 * at last wait for one long file with all other processors idle.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project => {
      const own = sorted.filter(file => file.project === project)
      return [...own.filter(isLong), ...own.filter(file => !isLong(file))]
    })
  }
}
