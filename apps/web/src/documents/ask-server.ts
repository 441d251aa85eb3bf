import { ApiProblem, networkProblem } from '../api/problem.ts'
import type { Line } from '../line/line.ts'
import { answerWithinMs } from './pauses.rules.ts'

/**
 * Sends a request over the line and returns its answer. Throws `ApiProblem`: the server's refusal, or `NETWORK` if
 * there is no answer within `answerWithinMs`.
 */
export async function askServer<Answer>(line: Line, word: string, body: object): Promise<Answer> {
  const answer = (await line.ask(word, body, answerWithinMs).catch(() => {
    throw networkProblem()
  })) as Answer & Partial<ConstructorParameters<typeof ApiProblem>[0]>
  if (answer.code === undefined) return answer
  throw new ApiProblem({ ...answer, code: answer.code, status: answer.status ?? 500 })
}

/** Refusals after which the document is opened again, which tells what the server lacks and sends that. */
const askedAnew: readonly string[] = [
  'DOCUMENT_NOT_OPEN',
  'DOCUMENT_CHANGE_INCOMPLETE',
  'DOCUMENT_CLIENT_TAKEN',
  'DOCUMENT_READ_ONLY',
  'DOCUMENT_LOCKED',
  'DOCUMENT_NOT_FOUND',
]

export const isAskedAnew = ({ code }: ApiProblem): boolean => askedAnew.includes(code)

/** Whether the same request may succeed later. */
export const mayPass = ({ status }: ApiProblem): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500

/** Returns binary data of the line as bytes: browsers deliver an ArrayBuffer, Node.js a view. */
export const bytesOf = (given: Uint8Array | ArrayBuffer): Uint8Array =>
  given instanceof ArrayBuffer
    ? new Uint8Array(given)
    : new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
