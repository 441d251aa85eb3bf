import type { Problem } from '@learntrail/contract/errors'
import { vi } from 'vitest'
import type { AnswerOf, CallName } from '../api/call.ts'

interface Received {
  name: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  /** It is sent to its end although the page is closed. */
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

/** What a reply answers to refuse: the status and the parts of a problem document that matter. */
export const refuse = (status: number, problem: Partial<Problem>) => new Refused(status, problem)

/** The network, and nothing else, replaced: calls of the contract with their answers. */
export function fakeServer() {
  const replies = new Map<string, Reply>()
  const calls: Received[] = []

  const server = {
    calls,
    /** Answers a call of the contract; a function is asked each time. */
    on<N extends CallName>(name: N, reply: AnswerOf<N> | Refused | ((received: Received) => AnswerOf<N> | Refused)) {
      replies.set(name, typeof reply === 'function' ? (reply as Reply) : () => reply)
      return server
    },
    received: (name: CallName) => calls.filter((call) => call.name === name),
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
