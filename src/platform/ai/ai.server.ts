/**
 * Asks a large language model at any address that speaks the OpenAI chat-completions format: a server of one's own or a
 * hosted one. Nothing is asked unless a model is configured and the organization and the person allow it; whoever calls
 * this sees to that, and leaves out names, addresses and ids.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'

/** `busy`: too many questions at the moment. `unpaid`: the account there is empty. */
type ModelFailure = 'busy' | 'unpaid' | 'failed'

const NAME_LETTERS = 120

interface ModelConfig {
  /** Such as http://localhost:11434/v1 */
  baseUrl: string
  apiKey?: string
  model: string
  /** How long an answer may take in all, the second try included. */
  timeoutMs: number
}

interface Question<T> {
  /** What the model is told about its task. */
  system: string
  prompt: string
  /** The form of the answer; one that does not fit is no answer. */
  schema: z.ZodType<T>
}

/** What became of a question. A failure names its kind alone: what the model's server said may quote the question. */
export interface Asked<T> {
  /** In the form asked for; undefined where there is none. */
  answer: T | undefined
  /** Why there is none. */
  failure: ModelFailure | undefined
  /** What the model wrote, whatever its form; null where nothing came. */
  received: string | null
  /** As the model counts, of both tries together; null where it did not say. */
  tokensSent: number | null
  tokensReceived: number | null
}

export interface Model {
  /** The model's name, for what is recorded of it: at most 120 letters. */
  name: string
  /** Asks, and asks once more where no usable answer came. */
  ask<T>(question: Question<T>): Promise<Asked<T>>
}

/** Makes the way to a model. Asks nothing by itself. */
export function createModel(config: ModelConfig): Model {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: config.baseUrl,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    supportsStructuredOutputs: true,
  })
  const model = provider.chatModel(config.model)

  async function askOnce<T>({ system, prompt, schema }: Question<T>, signal: AbortSignal): Promise<Asked<T>> {
    try {
      const { output, text, usage } = await generateText({
        model,
        instructions: system,
        prompt,
        output: Output.object({ schema }),
        maxRetries: 0,
        abortSignal: signal,
      })
      return { answer: output, failure: undefined, received: text, ...tokensOf(usage) }
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error))
        return { answer: undefined, failure: failureOf(error), received: null, ...tokensOf(undefined) }
      const answer = readAmidProse(error.text ?? '', schema)
      const failure = answer === undefined ? 'failed' : undefined
      return { answer, failure, received: error.text ?? null, ...tokensOf(error.usage) }
    }
  }

  return {
    name: config.model.slice(0, NAME_LETTERS),
    async ask(question) {
      const limit = AbortSignal.timeout(config.timeoutMs)
      const first = await askOnce(question, limit)
      if (first.failure !== 'failed' || limit.aborted) return first
      const second = await askOnce(question, limit)
      return {
        ...second,
        received: second.received ?? first.received,
        tokensSent: sum(first.tokensSent, second.tokensSent),
        tokensReceived: sum(first.tokensReceived, second.tokensReceived),
      }
    },
  }
}

const tokensOf = (
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
) => ({
  tokensSent: usage?.inputTokens ?? null,
  tokensReceived: usage?.outputTokens ?? null,
})

const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))

/** The answer of a model that says something before and after its JSON; undefined where none of the form is in it. */
function readAmidProse<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).data
  } catch {
    return undefined
  }
}

function failureOf(error: unknown): ModelFailure {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  return status === 429 ? 'busy' : status === 402 ? 'unpaid' : 'failed'
}
