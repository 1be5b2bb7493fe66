/**
 * Asks a large language model at any address that speaks the OpenAI chat-completions format: a server of one's own or a
 * hosted one. Nothing is asked unless a model is configured and the organization and the person allow it; whoever calls
 * this sees to that, and leaves out names, addresses and ids.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, Output } from 'ai'
import type { z } from 'zod'

/** `busy`: too many questions at the moment. `unpaid`: the account there is empty. */
type ModelFailure = 'busy' | 'unpaid' | 'failed'

/** No answer came. It names the kind alone: what the model's server said may quote the question. */
export class ModelError extends Error {
  readonly kind: ModelFailure
  constructor(kind: ModelFailure) {
    super(`the model gave no answer: ${kind}`)
    this.name = 'ModelError'
    this.kind = kind
  }
}

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

export interface Model {
  /** The model's name, for the record of runs. */
  name: string
  /** The answer, in the form asked for. Throws ModelError when there is none after the second try. */
  ask<T>(question: Question<T>): Promise<T>
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

  async function askOnce<T>({ system, prompt, schema }: Question<T>, signal: AbortSignal): Promise<T> {
    const result = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: signal,
    })
    return result.output
  }

  return {
    name: config.model,
    async ask(question) {
      const limit = AbortSignal.timeout(config.timeoutMs)
      try {
        return await askOnce(question, limit)
      } catch (error) {
        const failure = readFailure(error)
        if (failure.kind !== 'failed' || limit.aborted) throw failure
      }
      try {
        return await askOnce(question, limit)
      } catch (error) {
        throw readFailure(error)
      }
    },
  }
}

function readFailure(error: unknown): ModelError {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  return new ModelError(status === 429 ? 'busy' : status === 402 ? 'unpaid' : 'failed')
}
