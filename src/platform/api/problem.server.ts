/** Problem documents (RFC 9457) of what is refused before any procedure is asked. */

/** The answer with this problem. `retryAfter`: after how many seconds the same may be asked again. */
export function problem(status: number, code: string, title: string, retryAfter?: number): Response {
  const type = `/api/docs#${code.toLowerCase().replaceAll('_', '-')}`
  return new Response(JSON.stringify({ type, title, status, code, retryAfter }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
