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

/** `parts` of a template that imports `/charts.typ`. */
export const chartParts = [new URL('./templates/charts.typ', import.meta.url)]

/** `parts` of a template that imports `/formulas.typ`, which typesets the output of `platform/formulas`. */
export const formulaParts = [new URL('./templates/formulas.typ', import.meta.url)]

// One core stays free for calls.
const typesetters = Math.max(1, Math.min(4, availableParallelism() - 1))
const drawers = Math.max(1, Math.floor(availableParallelism() / 2))

/** Returns the shares of a pool: one person may occupy at most half of the processes, if there is more than one. */
const shareOf = (width: number) => ({ width, mostAtOnce: Math.max(1, Math.floor(width / 2)), mostWaiting: 20 })

/** The only service that makes PDFs, shared by all features. No process runs before the first document. */
export const documents = createDocuments({
  ...shareOf(typesetters),
  mostServed: 200,
  // What it remembers of five documents of a hundred pages takes half of a document's limit.
  restingMegabytes: 700,
  idleMs: 60_000,
  niceness: makesWay,
  // Drawings while typing reuse what a process remembers, so these processes live longer and run at normal priority.
  drawing: {
    ...shareOf(drawers),
    mostServed: 2_000,
    idleMs: 300_000,
    niceness: 0,
  },
  cacheBytes: 32 * 1024 * 1024,
  limits: { seconds: 60, megabytes: 1_500, pages: 500 },
})

/** Makes a document while its caller waits; give `mostPages` where the caller can shorten it. */
export const makeNow = (request: DocumentRequest, mostPages?: number): Promise<MadeDocument> =>
  waitedFor(documents.make(request), mostPages)
