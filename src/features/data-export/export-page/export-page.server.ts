/** The document of everything about a person: as JSON for programs, and as a page that reads well without any. */
import { formatDateTime, formatDay } from '#lib/dates.ts'
import type { Language } from '#lib/language.ts'
import { downloads } from '../data-export.gen.ts'
import type { Answer, Entry, Pages } from '../data-export.server.ts'
import { dataExportText as spanish } from '../data-export.text.es.ts'
import { dataExportText as english } from '../data-export.text.ts'

export interface Reader {
  language: Language
  timeZone: string
}

/** The words of the document, with those that features bring for their own tables. */
function wordsIn(language: Language) {
  const text = language === 'es' ? spanish : english
  const sections: Record<string, string> = { ...text.sections }
  let fields: Record<string, string> = text.fields
  for (const { section, words } of downloads) {
    if (!words) continue
    sections[section] = words[language].section
    fields = { ...words[language].fields, ...fields }
  }
  return { ...text, sections, fields }
}

export const exportTexts = { en: wordsIn('en'), es: wordsIn('es') }

/** The whole document as JSON, a piece at a time. */
export async function* writeJson(
  sections: readonly [string, Pages][],
  reader: Reader,
  now: Date,
): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(now)},"language":${JSON.stringify(reader.language)}`
  for (const [key, pages] of sections) {
    yield `,\n${JSON.stringify(key)}:[`
    let isFirst = true
    for await (const entries of pages)
      for (const entry of entries) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`
        isFirst = false
      }
    yield ']'
  }
  yield '}\n'
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (words: string) => words.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** Everything that the page looks like; it loads nothing from anywhere. */
const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem;color:#20302e;background:#fff}
h1{font-size:2rem;line-height:1.2}h2{margin-top:3rem;border-top:4px solid #165c4d;padding-top:.75rem}
dl{margin:0;padding:1rem 0;border-bottom:1px solid #d8d8d0}dl div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem}
dt{color:#55635f}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
@media(max-width:30rem){dl div{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{dl{break-inside:avoid}}`

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const day = /^\d{4}-\d\d-\d\d$/
/** What the person wrote stays letter by letter, even where it reads like a date or a status. */
const ownWords = new Set([
  'name',
  'preferredName',
  'pronouns',
  'interpreterLanguage',
  'notes',
  'words',
  'title',
  'description',
  'category',
  'content',
  'step',
  'recommendation',
  'reply',
  ...downloads.flatMap(({ ownWords }) => ownWords),
])

function say(field: string, value: string | number | boolean, reader: Reader): string {
  const text = exportTexts[reader.language]
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number' || ownWords.has(field)) return String(value)
  if (moment.test(value)) return formatDateTime(value, reader)
  if (day.test(value)) return formatDay(value, reader)
  return (text.values as Record<string, string>)[value] ?? value
}

function writeAnswers(answers: readonly Answer[]): string {
  return answers
    .map(({ question, answer }) => `<b>${escapeHtml(question)}</b>\n${escapeHtml(answer)}`)
    .join('\n\n')
}

function writeEntry(entry: Entry, reader: Reader): string {
  const labels = exportTexts[reader.language].fields
  const lines = Object.entries(entry).flatMap(([field, value]) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return []
    const words = Array.isArray(value) ? writeAnswers(value) : escapeHtml(say(field, value, reader))
    return [`<div><dt>${escapeHtml(labels[field] ?? field)}</dt><dd>${words}</dd></div>`]
  })
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>\n`
}

/** The whole document as a page in the person's language, a piece at a time. */
export async function* writePage(
  sections: readonly [string, Pages][],
  reader: Reader,
  now: Date,
): AsyncGenerator<string> {
  const text = exportTexts[reader.language]
  yield `<!doctype html>
<html lang="${reader.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text.title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(text.title)}</h1>
<p>${escapeHtml(text.madeAt(formatDateTime(now, reader)))}</p>
<p>${escapeHtml(text.intro)}</p><p>${escapeHtml(text.left)}</p>
`
  for (const [key, pages] of sections) {
    yield `<section><h2>${escapeHtml(text.sections[key] ?? key)}</h2>\n`
    let isEmpty = true
    for await (const entries of pages)
      for (const entry of entries) {
        const written = writeEntry(entry, reader)
        if (written !== '') isEmpty = false
        yield written
      }
    yield `${isEmpty ? `<p>${escapeHtml(text.nothing)}</p>` : ''}</section>\n`
  }
  yield '</main></body></html>\n'
}
