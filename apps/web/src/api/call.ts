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
/** What a call sends: the parts its endpoint declares. */
export type InputOf<N extends CallName> = Needed<N> & Optional<N>

interface Circumstances {
  signal?: AbortSignal
  /** The token of a mailed link. */
  bearer?: string
  /** Sent to its end although the page is closed meanwhile, as for what the screen shows before it is answered; small bodies only. */
  keepalive?: boolean
  /** Files, of calls that take parts. */
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

/** Another window may just be signing in, which changes the token once more. */
const csrfPauseMs = 500

/** One call of the contract: `call('POST /api/v2/sessions', { body })`. Throws `ApiProblem`. */
export async function call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<AnswerOf<N>> {
  const input = (args[0] ?? {}) as LooseInput
  const answer = await send(name, input).catch(async (problem: unknown) => {
    // A token dies with its session or a restart of the server; one new token, one more try.
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
  // What was refused when the page began may be allowed since: somebody has logged in, or keeps their account.
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
