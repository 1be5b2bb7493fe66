/** The reference page at /api/docs: the API's own description as plain HTML, which needs no script. */

interface Operation {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: unknown
  responses?: Record<string, { description?: string }>
}

export interface ApiDescription {
  info?: { title?: string; version?: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> (${escapeHtml(place)}${required ? ', required' : ''})</li>`,
  )
  const body = operation.requestBody
    ? `<details><summary>Request body</summary><pre>${escapeHtml(JSON.stringify(operation.requestBody, null, 2))}</pre></details>`
    : ''
  const responses = Object.keys(operation.responses ?? {}).join(', ')
  return `<section><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${body}
<p class="muted">Answers: ${escapeHtml(responses)}</p></section>`
}

/** The whole page. Every error has its own anchor, which `type` of a problem document points at. */
export function renderApiDocs(
  description: ApiDescription,
  errors: Record<string, { status?: number; message?: string }>,
): string {
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? '',
      method,
      path,
      operation,
    })),
  )
  const chapters = [...Map.groupBy(operations, ({ tag }) => tag)].map(
    ([tag, members]) =>
      `<h2>${escapeHtml(tag)}</h2>${members.map(({ method, path, operation }) => renderOperation(method, path, operation)).join('\n')}`,
  )
  const problems = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<dt id="${code.toLowerCase().replaceAll('_', '-')}"><code>${status} ${code}</code></dt><dd>${escapeHtml(message ?? '')}</dd>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(description.info?.title ?? '')}</title><style>
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1d2a2a;background:#fbfaf6}
h1,h2{line-height:1.2}h2{margin-top:3rem;border-bottom:1px solid #d9d6cc}code,pre{font-size:.9em}
pre{overflow:auto;background:#fff;border:1px solid #d9d6cc;border-radius:10px;padding:1rem}.muted{color:#5b6666}dt{margin-top:1rem}
@media (prefers-color-scheme:dark){body{color:#e8e6df;background:#171d1c}pre{background:#1f2726;border-color:#3a4442}.muted{color:#a9b3b1}}
</style></head><body><h1>${escapeHtml(description.info?.title ?? '')} ${escapeHtml(description.info?.version ?? '')}</h1>
<p>${escapeHtml(description.info?.description ?? '')} The same, for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${chapters.join('\n')}<h2>Errors</h2><dl>${problems.join('')}</dl></body></html>`
}
