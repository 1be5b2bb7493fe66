/** Answers as the contracts describe them: the tests look at every one, key by key. */
import { isDeepStrictEqual } from 'node:util'
import { type AnyProcedure, call as callProcedure } from '@orpc/server'
import { withoutAnswerChecks } from '../src/platform/api/answer-checks.server.ts'

/** What arrives of a value that is sent as JSON. A file is sent as it is. */
const asSent = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, part) => (part instanceof Blob ? part.size : part)))

/** Fails where an answer lacks something of its contract, or holds what is not in it. */
export async function checkAnswer(procedure: AnyProcedure, answer: unknown): Promise<void> {
  const { outputSchema, route } = procedure['~orpc']
  if (!outputSchema) return
  const isFile = route.outputStructure === 'detailed'
  const sent = isFile ? answer : asSent(answer)
  const checked = await outputSchema['~standard'].validate(answer === undefined ? undefined : sent)
  const what = `the answer of ${route.method} ${route.path}`
  if (checked.issues)
    throw new Error(`${what} is not as its contract says: ${JSON.stringify(checked.issues)}`)
  if (!isDeepStrictEqual(asSent(checked.value), asSent(sent)))
    throw new Error(`${what} holds more than its contract says: ${JSON.stringify(sent)}`)
}

/** Calls a procedure without a server around it, and checks what it answers. */
export const call: typeof callProcedure = async (procedure, input, ...rest) => {
  const answer = await callProcedure(withoutAnswerChecks(procedure as AnyProcedure), input, ...(rest as []))
  await checkAnswer(procedure as AnyProcedure, answer)
  return (
    answer instanceof Object && 'text' in answer && 'toJSON' in answer ? asSent(answer) : answer
  ) as never
}
