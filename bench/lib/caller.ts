import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { headersOf } from './session.ts'

/** A person signed in at `base`, by the token of their session. */
export class Caller {
  readonly #base: string
  readonly #token: string
  #headers: Record<string, string> = {}

  constructor(base: string, { token }: { token: string }) {
    this.#base = base
    this.#token = token
  }

  /** Fetches the CSRF token; needed again after a restart of the product. */
  async arrive(): Promise<void> {
    this.#headers = await headersOf(this.#base, `${sessionCookie}=${this.#token}`)
  }

  get headers(): Record<string, string> {
    return this.#headers
  }

  /** Makes a call below `/api/v2`; throws if it is refused. */
  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${this.#base}/api/v2${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Result
  }

  /** Uploads files in one call; returns their ids in order. */
  async upload(files: readonly { name: string; content: Buffer }[]): Promise<string[]> {
    const form = new FormData()
    for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(content)]), name)
    const url = `${this.#base}/api/v2/portfolios/files`
    const answer = await fetch(url, { method: 'POST', headers: this.#headers, body: form })
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    return ((await answer.json()) as { files: { id: string }[] }).files.map(({ id }) => id)
  }

  async bytesOf(url: string): Promise<Buffer> {
    const answer = await fetch(`${this.#base}${url}`, { headers: this.#headers })
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }
}
