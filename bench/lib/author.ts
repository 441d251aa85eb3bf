import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { EPortfolio, EPortfolioPage } from '../../packages/contract/src/eportfolio/eportfolios.ts'
import type { ExportDraft } from '../../packages/contract/src/eportfolio/export-drafts.ts'
import { Caller } from './caller.ts'
import { longContent, photographBytes } from './long-document.ts'

const photosEach = 10

/** A person with photographs, and drafts of e-portfolios made of them. */
export class Author extends Caller {
  #photos: string[] = []

  async takePhotos(): Promise<void> {
    const photos = []
    for (let number = 0; number < photosEach; number += 1)
      photos.push({ name: `照片${number}.jpg`, content: await photographBytes(number) })
    this.#photos = await this.upload(photos)
  }

  /** Writes a draft of 20 pages with every photograph three times and returns its id. */
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
