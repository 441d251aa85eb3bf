import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { headersOf } from './session.ts'

export interface Receipt {
  id: string
  url: string
  bytes: number
  sha256: string
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

const chunkBytes = 64 * 1024
export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** A person who uploads in pieces to a server that may be killed at any moment. */
export class Uploader {
  #base: string
  #session: string
  #headers: Record<string, string> = {}

  constructor(base: string, { token }: { token: string }) {
    this.#base = base
    this.#session = `${sessionCookie}=${token}`
  }

  /** Fetches the CSRF token; needed before the first call and after every restart. */
  async arrive(): Promise<void> {
    this.#headers = { ...(await headersOf(this.#base, this.#session)), 'tus-resumable': '1.0.0' }
  }

  /** Begins an upload; returns its path. */
  async begin(name: string, bytes: number): Promise<string> {
    const { headers } = await this.#call('POST', '/api/v2/uploads', {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
    return String(headers.location)
  }

  /** Opens the request for a piece without sending any of it. */
  open(path: string, offset: number, bytes: number): ClientRequest {
    const call = this.#request('PATCH', path, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
    })
    // A killed server breaks its connections; that is not a failure here.
    call.on('error', () => undefined)
    call.flushHeaders()
    return call
  }

  /** Sends a piece and waits for its answer: the receipt if it was the last one. */
  async piece(path: string, offset: number, body: Buffer): Promise<Receipt | undefined> {
    const call = this.open(path, offset, body.length)
    const answering = once(call, 'response') as Promise<[IncomingMessage]>
    await feed(call, body)
    call.end()
    const [answer] = await answering
    return receiptIn(await readAnswer(answer, `PATCH ${path}`))
  }

  async offset(path: string): Promise<number> {
    return Number((await this.#call('HEAD', path)).headers['upload-offset'])
  }

  async finish(path: string): Promise<Receipt | undefined> {
    return receiptIn(await this.#call('POST', `${path}/finish`))
  }

  /** Returns the SHA-256 of a file as its owner downloads it; empty if it is refused. */
  async hashOf({ url }: Receipt): Promise<string> {
    const answer = await fetch(`${this.#base}${url}`, { headers: this.#headers })
    return answer.ok ? hashOf(Buffer.from(await answer.arrayBuffer())) : ''
  }

  async #call(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const call = this.#request(method, path, { 'content-length': '0', ...headers })
    call.end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return readAnswer(answer, `${method} ${path}`)
  }

  #request(method: string, path: string, headers: Record<string, string>): ClientRequest {
    return request(`${this.#base}${path}`, { agent: false, method, headers: { ...this.#headers, ...headers } })
  }
}

/** Sends bytes as fast as the connection drains, until it is gone. */
export async function feed(call: ClientRequest, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !call.destroyed; at += chunkBytes) {
    if (!call.write(body.subarray(at, at + chunkBytes))) await drained(call)
  }
}

function drained(call: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      call.off('drain', done).off('close', done)
      resolve()
    }
    call.on('drain', done).on('close', done)
  })
}

async function readAnswer(answer: IncomingMessage, what: string): Promise<Answer> {
  const answered = { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  if (answered.status >= 300) throw new Error(`${what}: ${answered.status} ${answered.body}`)
  return answered
}

export const receiptIn = ({ body }: { body: string }): Receipt | undefined =>
  body === '' ? undefined : (JSON.parse(body) as Receipt)
