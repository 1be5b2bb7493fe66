import { describe, expect, it } from 'vitest'
import { type Filling, fillForm } from './filled-form.ts'

const page = `<html><head><title>Contact</title><script>var k='handrail_theme'</script></head><body>
<script type="text/deferred">import "/assets/x.js"</script><script src="/y.js"></script>
<form id="other"><input name="name" id="o"/></form>
<form id="contact" data-steps="waiting" class="grid" method="post"><input type="text" class="aria-invalid:border" id="c-name" name="name" value="old"/>
<p id="c-mail-hint">Hint</p><input type="email" id="c-mail" aria-describedby="c-mail-hint" name="email"/>
<select name="sector" id="c-sector"><option value="" selected="">Choose</option><option value="a &amp; b">A</option></select>
<input type="checkbox" name="programs" value="One &amp; two"/><input type="checkbox" name="programs" value="Three"/>
<textarea id="c-message" name="message"></textarea><button type="submit">Send</button></form><footer></footer></body></html>`

const fill = (values: Record<string, string[]>, problems: Filling['problems'] = {}) =>
  fillForm(page, 'contact', {
    values: new Map(Object.entries(values)),
    problems,
    title: 'Look again',
    body: 'Nothing is lost.',
    pageTitle: 'Please check: ',
  })

describe('a page that comes back', () => {
  it('holds what was typed', () => {
    const filled = fill({
      name: ['Ana'],
      email: ['ana@example.org'],
      sector: ['a & b'],
      programs: ['One & two'],
      message: ['Hi'],
    })
    expect(filled).toContain('name="name" value="Ana"/>')
    expect(filled).not.toContain('value="old"')
    expect(filled).toContain('<option value="a &amp; b" selected="">')
    expect(filled).toContain('<option value="">')
    expect(filled).toContain('value="One &amp; two" checked=""/>')
    expect(filled).toContain('value="Three"/>')
    expect(filled).toContain('<textarea id="c-message" name="message">\nHi</textarea>')
    expect(filled).toContain('<form id="other"><input name="name" id="o"/></form>')
  })

  it('says what is wrong at the field, goes to the first one, and lists them all', () => {
    const filled = fill(
      {},
      { email: 'Invalid email address', message: 'Message is required', programs: 'Too many' },
    )
    expect(filled).toContain(
      'name="email" aria-invalid="true" autofocus="" aria-describedby="c-mail-hint c-mail-error"/>' +
        '<p id="c-mail-error" class="text-brick">Invalid email address</p>',
    )
    expect(filled).toContain('</textarea><p id="c-message-error" class="text-brick">Message is required</p>')
    expect(filled.match(/autofocus/g)).toHaveLength(1)
    expect(filled).toContain('<a class="underline" href="#c-message">Message is required</a>')
    expect(filled).toContain('<li>Too many</li>')
    expect(filled).toContain('<title>Please check: Contact</title>')
    expect(filled).toContain('data-steps="all"')
    expect(filled).not.toContain('data-steps="waiting"')
  })

  it('keeps the script of the colours and no other', () => {
    expect(fill({}).match(/<script/g)).toHaveLength(1)
    expect(fill({})).toContain('handrail_theme')
  })

  const nasty = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onfocus='alert(1)",
    '</textarea><script>alert(1)</script>',
    '</form><form id="contact">',
    "$& $' $` $1 $<name>",
    ' aria-invalid="true"',
    '😀🏳️‍🌈',
    '\u202eמִזְרָח',
    '&lt;b&gt; &amp;amp;',
    '\nstarts with a line break',
  ]

  it.each(nasty)('shows words as words: %j', words => {
    const filled = fill(
      { name: [words], email: [words], sector: [words], programs: [words], message: [words] },
      { name: words },
    )
    const typed = /name="name"[^>]* value="([^"]*)"/.exec(filled)?.[1]
    const written = /<textarea[^>]*>\n([\s\S]*?)<\/textarea>/.exec(filled)?.[1]
    expect(wordsOf(typed)).toBe(words)
    expect(wordsOf(written)).toBe(words)
    expect(wordsOf(/<p id="c-name-error" class="text-brick">([^<]*)</.exec(filled)?.[1])).toBe(words)
    // Nothing that was typed adds a tag: beyond those of the page there are the messages alone.
    const added = filled.match(/<[a-z]+\b/g)?.toSorted()
    const plain = fill({ name: ['x'] }, { name: 'x' })
      .match(/<[a-z]+\b/g)
      ?.toSorted()
    expect(added).toEqual(plain)
    expect(filled.match(/autofocus=/g)).toHaveLength(1)
  })

  it('refuses a page without the form, rather than losing what was typed silently', () => {
    expect(() => fillForm('<html></html>', 'contact', { ...empty, values: new Map() })).toThrow('no form')
  })
})

const empty = { problems: {}, title: '', body: '', pageTitle: '' }

function wordsOf(words: string | undefined): string | undefined {
  return words
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
