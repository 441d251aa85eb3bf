import type { Answer, CallInput, Calls } from '@learntrail/contract'
import { addressOf } from './address.ts'
import { csrfToken, forgetCsrfToken } from './csrf.ts'
import { takeEarly } from './early.ts'
import { isCsrfProblem, networkProblem, problemFrom } from './problem.ts'

export type CallName = keyof Calls
export type AnswerOf<N extends CallName> = Answer<Calls[N]>

type Parts<N extends CallName> = CallInput<Calls[N]>
type Needed<N extends CallName> = {
  [P in keyof Parts<N> as undefined extends Parts<N>[P] ? never : P]: Parts<N>[P]
}
type Optional<N extends CallName> = {
  [P in keyof Parts<N> as Parts<N>[P] extends undefined
    ? never
    : undefined extends Parts<N>[P]
      ? P
      : never]?: Parts<N>[P]
}
/** The parts of a call's input that its endpoint declares. */
export type InputOf<N extends CallName> = Needed<N> & Optional<N>

interface Circumstances {
  signal?: AbortSignal
  /** Token of a mailed link, sent as a bearer. */
  bearer?: string
  /**
   * Lets the request finish although the page closes, for changes the screen shows before they are answered. Small
   * bodies only: browsers limit them.
   */
  keepalive?: boolean
  /** Files, for multipart calls. */
  form?: FormData
}

type Arguments<N extends CallName> = keyof Needed<N> extends never
  ? [input?: Optional<N> & Circumstances]
  : [input: InputOf<N> & Circumstances]

interface LooseInput extends Circumstances {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Another window may be signing in at this moment, which changes the token once more. */
const csrfPauseMs = 500

/** Sends a call of the contract: `call('POST /api/v2/sessions', { body })`. Throws `ApiProblem`, or an abort. */
export async function call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<AnswerOf<N>> {
  const input = (args[0] ?? {}) as LooseInput
  const answer = await send(name, input).catch(async (problem: unknown) => {
    // A token ends with its session and with a restart of the server; fetch a new one and retry once.
    if (!isCsrfProblem(problem)) throw problem
    forgetCsrfToken()
    await new Promise((resolve) => setTimeout(resolve, csrfPauseMs))
    input.signal?.throwIfAborted()
    return send(name, input)
  })
  return answer as AnswerOf<N>
}

async function send(name: string, input: LooseInput): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ')
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (input.bearer) headers.authorization = `Bearer ${input.bearer}`
  if (method !== 'GET') headers['x-csrf-token'] = await csrfToken()

  const address = addressOf(path, input.params, input.query)
  const early = method === 'GET' ? takeEarly(address) : undefined
  const ask = () =>
    fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      body: input.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
      signal: input.signal,
      keepalive: input.keepalive,
    })
  // A call refused when the page began may be allowed by now: the person may have logged in or kept their account.
  const sent = early?.then((answer) => (answer.ok ? answer : ask())) ?? ask()
  const response = await sent.catch((error: unknown) => {
    if (input.signal?.aborted) throw error
    throw networkProblem()
  })

  const body = await readJson(response)
  if (!response.ok) throw problemFrom(response.status, body, response.headers.get('retry-after'))
  return body
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw networkProblem()
  })
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
