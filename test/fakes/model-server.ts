/** A server that speaks the OpenAI chat-completions format, and answers what a test tells it to. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An answer: the words of the model, or a status with a body of its own, or nothing for a long time. */
export type ModelReply = { content: string } | { status: number; body?: string } | 'silence'

export interface AskedQuestion {
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } }
}

/** Starts it on a free port of this machine. Replies are given one after the other; the last one again and again. */
export async function startModelServer() {
  const asked: AskedQuestion[] = []
  let replies: ModelReply[] = [{ content: '{}' }]
  const server = createServer(async (request, response) => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) })
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'silence'
    if (reply === 'silence') return
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      response.end(reply.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    const message = { role: 'assistant', content: reply.content }
    response.end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        created: 1,
        model: 'small',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith(...next: ModelReply[]) {
      replies = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
