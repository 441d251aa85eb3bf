import type { Discussion } from '@learntrail/contract/eportfolio/discussions'
import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { aCard, exportServer } from '../export.fixture.ts'

export const teacher = {
  id: '019a0000-0000-7000-8000-00000000aaaa',
  displayName: '陳老師',
  avatar: null,
  isDeleted: false,
}

/** The student's own e-portfolio, still being made, so that there are no pages to render. */
export function anEPortfolio(part: Partial<EPortfolio> = {}): EPortfolio {
  const card = aCard({ title: '水的旅行' })
  const document: EPortfolio['document'] = { ...card.document, state: 'in_progress', progress: 0.4, pages: null }
  return {
    ...card,
    document,
    forms: [document],
    versions: [{ number: 1, type: document.type, exportedAt: card.exportedAt, forms: [document] }],
    taggedFriends: [],
    can: { edit: true, remove: true, discuss: true, report: false },
    ...part,
  }
}

/** Another person's e-portfolio, in the exhibition. */
export function anotherEPortfolio(part: Partial<EPortfolio> = {}): EPortfolio {
  const visibility = 'exhibition'
  const can = { edit: false, remove: false, discuss: true, report: false }
  return anEPortfolio({ owner: teacher, forms: [], versions: [], visibility, can, ...part })
}

/** A fake server with one e-portfolio and its comments. */
export function readingServer(ePortfolio: EPortfolio, discussions: Discussion[] = []) {
  let now = ePortfolio
  return exportServer()
    .on('GET /api/v2/ePortfolio/tagFriends', { items: [], nextCursor: null })
    .on('GET /api/v2/ePortfolio/:id', () => now)
    .on('PATCH /api/v2/ePortfolio/:id', ({ body }) => {
      now = { ...now, ...(body as object) }
      return now
    })
    .on('GET /api/v2/ePortfolio/:id/discussions', { items: discussions, nextCursor: null })
}
