import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { headersOf } from './session.ts'

/** A record whose publication the product acknowledged. */
export interface Acknowledged {
  id: string
  ownerId: string
  clientId: string
  title: string
  file: { id: string; sha256: string } | undefined
}

interface Account {
  accountId: string
  token: string
}

/** Every fourth record has a file. */
const fileEvery = 4

/**
 * A person who publishes one record after another. A call that is not acknowledged is repeated with the same client id
 * until it is.
 */
export class Writer {
  readonly acknowledged: Acknowledged[] = []
  /** Repeated calls. */
  repeated = 0
  #base: string
  #account: Account
  #headers: Record<string, string> | undefined
  #isDone = false

  constructor(base: string, account: Account) {
    this.#base = base
    this.#account = account
  }

  /** Publishes until `finish`; the record under way is still completed. */
  async work(): Promise<void> {
    while (!this.#isDone) await this.#publish(this.acknowledged.length + 1)
  }

  finish(): void {
    this.#isDone = true
  }

  async #publish(number: number): Promise<void> {
    const { accountId: ownerId } = this.#account
    const title = `紀錄 ${ownerId} ${number}`
    const file = number % fileEvery === 0 ? await this.#upload(title) : undefined
    const clientId = randomUUID()
    const body = JSON.stringify({
      title,
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
      fileIds: file === undefined ? [] : [file.id],
      date: '2026-01-01',
      classification: 'course_learning',
      tags: ['naturalistic'],
      privacy: 0,
      clientId,
    })
    const headers = { 'content-type': 'application/json' }
    const { id } = await this.#untilAcknowledged<{ id: string }>('/api/v2/portfolios/portfolio', { headers, body })
    this.acknowledged.push({ id, ownerId, clientId, title, file })
  }

  async #upload(text: string): Promise<{ id: string; sha256: string }> {
    const body = new FormData()
    body.append('files', new Blob([`${text}\n`], { type: 'text/plain' }), 'note.txt')
    const { files } = await this.#untilAcknowledged<{ files: { id: string; sha256: string }[] }>(
      '/api/v2/portfolios/files',
      { body },
    )
    const [file] = files
    if (file === undefined) throw new Error('An upload was acknowledged without a receipt.')
    return file
  }

  async #untilAcknowledged<Answer>(
    path: string,
    { headers, body }: { headers?: Record<string, string>; body: string | FormData },
  ): Promise<Answer> {
    for (;;) {
      const answer = await this.#send(path, headers ?? {}, body).catch(() => undefined)
      if (answer?.ok) {
        const said = await answer.json().catch(() => undefined)
        if (said !== undefined) return said as Answer
      } else if (answer !== undefined && answer.status < 500 && answer.status !== 403) {
        throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`)
      }
      this.#headers = undefined
      this.repeated += 1
      await pause(50)
    }
  }

  async #send(path: string, headers: Record<string, string>, body: string | FormData): Promise<Response> {
    this.#headers ??= await headersOf(this.#base, this.#cookie)
    return fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { ...headers, ...this.#headers },
      body,
    })
  }

  get #cookie(): string {
    return `${sessionCookie}=${this.#account.token}`
  }

  /** Returns the bytes of a file as its owner downloads it; undefined if it is refused. */
  async readFile(id: string): Promise<Buffer | undefined> {
    const answer = await fetch(`${this.#base}/api/v2/files/${id}/entity`, { headers: { cookie: this.#cookie } })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  }
}
