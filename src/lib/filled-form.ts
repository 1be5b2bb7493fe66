/**
 * A finished page whose form comes back with what was typed and what is wrong, for a browser that ran no script. It reads
 * the page as React wrote it: every attribute stands in double quotes, and no value holds a bare `<` or `>`.
 */
export interface Filling {
  /** What was typed, by the name of the field. */
  values: ReadonlyMap<string, readonly string[]>
  /** What is wrong, in words, by the name of the field. */
  problems: Readonly<Record<string, string>>
  /** What the form as a whole has to say. */
  title: string
  body: string
  /** What comes before all of it, with a link for each way to act on it; it is gone to before any field. */
  first?: { title: string; body: string; links: readonly { label: string; href: string }[] } | undefined
  /** Stands before the title of the page. */
  pageTitle: string
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const unsigned: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Words as they may stand in a page, between tags or in an attribute. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, sign => signs[sign] ?? sign)
}

function attributeOf(tag: string, name: string): string | undefined {
  const value = tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
  return value?.replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => unsigned[entity] ?? entity)
}

/** The tag with this attribute, instead of the one that it had. */
function withAttribute(tag: string, name: string, value: string): string {
  const without = tag.replace(new RegExp(`\\s${name}="[^"]*"`), () => '')
  return without.replace(/\s*(\/?)>$/, (_, end: string) => ` ${name}="${escapeHtml(value)}"${end}>`)
}

/** Fills the one form of the page that has this id, and takes the page's scripts away: they would begin it anew. */
export function fillForm(page: string, formId: string, filling: Filling): string {
  const still = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, script =>
      script.includes('handrail_theme') ? script : '',
    )
    .replace('<title>', () => `<title>${escapeHtml(filling.pageTitle)}`)
  const start = still.search(new RegExp(`<form\\b[^>]*\\sid="${formId}"`))
  const end = still.indexOf('</form>', start)
  if (start === -1 || end === -1) throw new Error(`This page has no form called ${formId}.`)
  const filled = new FormFilling(filling).fill(still.slice(start, end))
  return still.slice(0, start) + filled + still.slice(end)
}

class FormFilling {
  readonly #filling: Filling
  /** The fields that have said what is wrong with them, by name, with the id of their control. */
  readonly #told = new Map<string, string>()

  constructor(filling: Filling) {
    this.#filling = filling
  }

  fill(form: string): string {
    const body = form
      .replace(/<select\b[^>]*>[\s\S]*?<\/select>/g, found => this.#fillSelect(found))
      .replace(/<textarea\b[^>]*>[\s\S]*?<\/textarea>/g, found => this.#fillTextArea(found))
      .replace(/<input\b[^>]*>/g, found => this.#fillInput(found))
    const goneTo = this.#filling.first
      ? body
      : body.replace(' aria-invalid="true"', found => `${found} autofocus=""`)
    return goneTo.replace(
      /^<form\b[^>]*>/,
      tag => withAttribute(tag, 'data-steps', 'all') + this.#first() + this.#summary(),
    )
  }

  #typed(tag: string): readonly string[] | undefined {
    return this.#filling.values.get(attributeOf(tag, 'name') ?? '')
  }

  #fillInput(tag: string): string {
    const typed = this.#typed(tag)
    const kind = attributeOf(tag, 'type')
    if (kind === 'checkbox' || kind === 'radio') {
      const isChosen = typed?.includes(attributeOf(tag, 'value') ?? '') ?? false
      return isChosen ? withAttribute(tag, 'checked', '') : tag
    }
    return this.#withProblem(typed ? withAttribute(tag, 'value', typed[0] ?? '') : tag, '')
  }

  #fillTextArea(area: string): string {
    const tag = area.slice(0, area.indexOf('>') + 1)
    // A line break right after the tag is not part of the text.
    const words = `\n${escapeHtml(this.#typed(tag)?.[0] ?? '')}`
    return this.#withProblem(tag, `${words}</textarea>`)
  }

  #fillSelect(select: string): string {
    const tag = select.slice(0, select.indexOf('>') + 1)
    const typed = this.#typed(tag)
    const options = select
      .slice(tag.length)
      .replaceAll(' selected=""', '')
      .replace(/<option\b[^>]*>/g, option =>
        typed?.includes(attributeOf(option, 'value') ?? '') ? withAttribute(option, 'selected', '') : option,
      )
    return this.#withProblem(tag, options)
  }

  /** The control, and after it what is wrong with it, tied together for a screen reader. The first one is gone to. */
  #withProblem(tag: string, rest: string): string {
    const name = attributeOf(tag, 'name') ?? ''
    const id = attributeOf(tag, 'id')
    const problem = this.#filling.problems[name]
    if (problem === undefined || id === undefined) return tag + rest
    this.#told.set(name, id)
    const described = [attributeOf(tag, 'aria-describedby'), `${id}-error`].filter(Boolean).join(' ')
    const marked = withAttribute(withAttribute(tag, 'aria-invalid', 'true'), 'aria-describedby', described)
    return `${marked}${rest}<p id="${escapeHtml(id)}-error" class="text-brick">${escapeHtml(problem)}</p>`
  }

  #first(): string {
    const { first } = this.#filling
    if (!first) return ''
    const links = first.links.map(
      ({ label, href }) =>
        `<a href="${escapeHtml(href)}" rel="noreferrer" class="inline-flex min-h-11 items-center rounded-card bg-brick px-4 font-semibold text-on-brick hover:bg-brick-strong">${escapeHtml(label)}</a>`,
    )
    return (
      '<section role="alert" tabindex="-1" autofocus="" class="grid scroll-mt-24 gap-4 rounded-card border-2 border-brick bg-brick-soft p-5">' +
      `<p class="font-semibold text-xl">${escapeHtml(first.title)}</p>` +
      `<p class="flex flex-wrap gap-2">${links.join('')}</p><p>${escapeHtml(first.body)}</p></section>`
    )
  }

  #summary(): string {
    const { title, body, problems } = this.#filling
    const lines = Object.entries(problems).map(([name, problem]) => {
      const id = this.#told.get(name)
      const words = escapeHtml(problem)
      return id ? `<li><a class="underline" href="#${escapeHtml(id)}">${words}</a></li>` : `<li>${words}</li>`
    })
    const list = lines.length > 0 ? `<ul class="mt-2 grid list-disc gap-1 pl-5">${lines.join('')}</ul>` : ''
    return (
      '<div role="alert" class="rounded-card border-brick border-l-4 bg-brick-soft px-4 py-3">' +
      `<p class="font-semibold">${escapeHtml(title)}</p><p>${escapeHtml(body)}</p>${list}</div>`
    )
  }
}
