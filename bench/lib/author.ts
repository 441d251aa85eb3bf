import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.ts'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { EPortfolio, EPortfolioPage } from '../../packages/contract/src/eportfolio/eportfolios.ts'
import type { ExportDraft } from '../../packages/contract/src/eportfolio/export-drafts.ts'
import { longContent, photographBytes } from './long-document.ts'
import { headersOf } from './session.ts'

const photosEach = 10

/** Somebody who has photographs, and drafts of e-portfolios made of them. */
export class Author {
  readonly #base: string
  readonly #token: string
  #headers: Record<string, string> = {}
  #photos: string[] = []

  constructor(base: string, { token }: { token: string }) {
    this.#base = base
    this.#token = token
  }

  /** Opens the product; once more after it was started again. */
  async arrive(): Promise<void> {
    this.#headers = await headersOf(this.#base, `${sessionCookie}=${this.#token}`)
  }

  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${this.#base}/api/v2${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Result
  }

  async bytesOf(url: string): Promise<Buffer> {
    const answer = await fetch(`${this.#base}${url}`, { headers: this.#headers })
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  async takePhotos(): Promise<void> {
    const form = new FormData()
    for (let number = 0; number < photosEach; number += 1) {
      form.append('files', new Blob([new Uint8Array(await photographBytes(number))]), `照片${number}.jpg`)
    }
    const url = `${this.#base}/api/v2/portfolios/files`
    const answer = await fetch(url, { method: 'POST', headers: this.#headers, body: form })
    const { files } = (await answer.json()) as { files: { id: string }[] }
    this.#photos = files.map(({ id }) => id)
  }

  /** A draft of 20 pages on which every photograph stands three times. */
  async write(round: number): Promise<string> {
    const writer = newId()
    const begun = { clientId: newId(), writer, save: 1, title: '水的旅行' }
    const { draftId, version } = await this.call<ExportDraft>('POST', '/exportDraft', begun)
    const { customTextResources, pages } = longContent([...this.#photos, ...this.#photos, ...this.#photos], round)
    await this.call('PATCH', `/exportDraft/${draftId}`, { writer, save: 2, version, customTextResources, pages })
    return draftId
  }

  export(draftId: string, clientId = newId()): Promise<EPortfolio> {
    return this.call('POST', '/ePortfolio', { clientId, draftId, type: 'pdf' })
  }

  read(id: string): Promise<EPortfolio> {
    return this.call('GET', `/ePortfolio/${id}`)
  }

  async unfinished(): Promise<number> {
    const { items } = await this.call<EPortfolioPage>('GET', '/ePortfolio/self?limit=50')
    if (items.some(({ document }) => document.state === 'failed')) throw new Error('An export failed.')
    return items.filter(({ document }) => document.state !== 'done').length
  }
}
