import { availableParallelism } from 'node:os'
import { makesWay } from '../machine/make-way.ts'
import { laterRefusal, waitedFor } from './document-refusals.ts'
import type { DocumentRequest, MadeDocument } from './document-requests.ts'
import { createDocuments } from './documents.ts'
import { DocumentFailed } from './tasks.ts'

export type { DocumentProgress, DocumentTemplate } from './document-requests.ts'
export { isPdf, pdfMarkBytes } from './pdf-mark.ts'
export { tidyText } from './reading/tidy-text.ts'

export { DocumentFailed, laterRefusal, waitedFor }

/** What a template needs beside it that imports `/charts.typ`. */
export const chartParts = [new URL('./templates/charts.typ', import.meta.url)]

/** The same for `/formulas.typ`, which sets what `platform/formulas` makes of LaTeX. */
export const formulaParts = [new URL('./templates/formulas.typ', import.meta.url)]

// One core stays free for those who wait for an answer.
const typesetters = Math.max(1, Math.min(4, availableParallelism() - 1))
const drawers = Math.max(1, Math.floor(availableParallelism() / 2))

/** Of one person, half of the processes at most are busy, where there are more than one. */
const shareOf = (width: number) => ({ width, mostAtOnce: Math.max(1, Math.floor(width / 2)), mostWaiting: 20 })

/** The one service that makes PDFs, for every feature. Nothing of it runs until the first document is asked for. */
export const documents = createDocuments({
  ...shareOf(typesetters),
  mostServed: 200,
  idleMs: 60_000,
  niceness: makesWay,
  // What is drawn while somebody types starts from what is remembered, so these live longer, and nobody is kept waiting.
  drawing: {
    ...shareOf(drawers),
    mostServed: 2_000,
    idleMs: 300_000,
    niceness: 0,
  },
  cacheBytes: 32 * 1024 * 1024,
  limits: { seconds: 60, megabytes: 1_500, pages: 500 },
})

/** A document that somebody waits for; `mostPages`, where they can shorten it. */
export const makeNow = (request: DocumentRequest, mostPages?: number): Promise<MadeDocument> =>
  waitedFor(documents.make(request), mostPages)
