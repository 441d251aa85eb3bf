import type { Problem } from '@learntrail/contract/errors'
import { vi } from 'vitest'
import type { AnswerOf, CallName } from '../api/call.ts'

interface Received {
  name: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  /** Whether the request outlives its page. */
  keepalive: boolean
}

type Reply = (received: Received) => unknown

class Refused {
  readonly status: number
  readonly problem: Partial<Problem>
  constructor(status: number, problem: Partial<Problem>) {
    this.status = status
    this.problem = problem
  }
}

/** A reply that refuses a call, with the status and the relevant parts of the problem document. */
export const refuse = (status: number, problem: Partial<Problem>) => new Refused(status, problem)

/** Replaces the network only: maps calls of the contract to answers. */
export function fakeServer() {
  const replies = new Map<string, Reply>()
  const calls: Received[] = []

  const server = {
    calls,
    /** Sets the answer to a call; a function runs for each request. */
    on<N extends CallName>(name: N, reply: AnswerOf<N> | Refused | ((received: Received) => AnswerOf<N> | Refused)) {
      replies.set(name, typeof reply === 'function' ? (reply as Reply) : () => reply)
      return server
    },
    received: (name: CallName) => calls.filter((call) => call.name === name),
    /** Returns the present reply to a call, for a test that replaces it for a while. */
    replyTo<N extends CallName>(name: N) {
      const reply = replies.get(name)
      if (!reply) throw new Error(`No reply for ${name}`)
      return reply as (received: Received) => AnswerOf<N>
    },
  }
  server.on('GET /api/csrf/initialization', { csrfToken: 'token-1' })

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const method = init.method ?? 'GET'
    const name = [...replies.keys()].find((key) => matches(key, method, url.pathname))
    if (!name) throw new TypeError(`No reply for ${method} ${url.pathname}`)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const { keepalive = false, headers } = init
    const received = {
      name,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(headers),
      body,
      keepalive,
    }
    calls.push(received)
    const answer = await replies.get(name)?.(received)
    if (answer instanceof Refused)
      return Response.json({ status: answer.status, ...answer.problem }, { status: answer.status })
    return Response.json(answer ?? null)
  })
  return server
}

function matches(key: string, method: string, path: string): boolean {
  const [keyMethod = '', keyPath = ''] = key.split(' ')
  const pattern = new RegExp(`^${keyPath.replace(/:\w+/g, '[^/]+')}$`)
  return keyMethod === method && pattern.test(path)
}
