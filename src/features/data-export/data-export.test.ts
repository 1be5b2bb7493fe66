/** The words of the download: whatever it reads has its label, in the languages that patients read. */
import { expect, it } from 'vitest'
import { downloads } from './data-export.gen.ts'
import { exportTexts } from './export-page/export-page.server.ts'

/** As the rows name it. */
const keyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

it.each(['en', 'es'] as const)('each section and each column has its words, in %s', language => {
  const { sections, fields } = exportTexts[language]
  for (const { section, columns } of downloads) {
    expect(sections[section], section).toBeTruthy()
    for (const column of columns) expect(fields[keyOf(column)], `${section}: ${column}`).toBeTruthy()
  }
})
