import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createDocumentCache } from './document-cache.ts'
import { printableData } from './printable.ts'
import {
  DocumentFailed,
  type DocumentLimits,
  type DocumentStandard,
  type DrawnPage,
  type Task,
  type TaskResult,
  type TypesetTask,
} from './tasks.ts'
import { createTypesetterPool, type PoolOptions } from './typesetter-pool.ts'

/** A Typst file of ours, with the files it imports beside the common one (`/common.typ`). */
export interface DocumentTemplate {
  main: URL
  parts?: URL[]
}

/** Where a document is: in the queue, being set, being written. */
export type DocumentProgress = { stage: 'waiting'; ahead: number } | { stage: 'typesetting' } | { stage: 'writing' }

/** A template with what it shows. */
interface Composition {
  template: DocumentTemplate
  /**
   * All that people wrote, as JSON, which the template reads as `data`. It is never part of a source, so that nothing in
   * it can be an instruction.
   */
  data: object
  /** Pictures by the name the template calls them by: letters, digits, dots and dashes. */
  pictures?: ReadonlyMap<string, Uint8Array>
  /** Pictures that are files of this machine; what a path holds never changes. */
  pictureFiles?: ReadonlyMap<string, string>
  limits?: Partial<DocumentLimits>
  signal?: AbortSignal | undefined
}

export interface DocumentRequest extends Composition {
  /** Tagged for screen readers unless it is a stamp. */
  isTagged?: boolean
  /** For archives (PDF/A) or accessibility (PDF/UA). */
  standard?: DocumentStandard
  onProgress?: ((progress: DocumentProgress) => void) | undefined
}

export interface MadeDocument {
  pdf: Uint8Array
  pages: number
  /** Names of pictures that could not be read; the template shows an empty frame in their place. */
  leftOut: string[]
}

export interface DrawRequest extends Composition {
  /** Pages whose drawing is wanted, from 1, both included. */
  from: number
  to: number
  /** Hashes of drawings that are not needed again. */
  known?: string[]
}

export interface DrawnDocument {
  pages: DrawnPage[]
  /** What the template said of its places (`<mark>`), in the order of the pages. */
  marks: unknown[]
  leftOut: string[]
}

export interface PhotographRequest extends Composition {
  /** A folder of this machine for `01.jpg`, `02.jpg` … */
  folder: string
  /** Pixels. */
  width: number
}

export interface PictureRequest {
  /** Paths of the picture and of the one for print. */
  from: string
  to: string
  /** Pixels of the longer side, at most. */
  longest: number
  /** Of the JPEG, 1 to 100. */
  quality: number
  signal?: AbortSignal | undefined
}

export interface StampRequest {
  /** Paths of the PDF and of the stamped one. */
  from: string
  to: string
  /** A PDF whose first page is drawn over every page. */
  stamp: Uint8Array
  limits?: Partial<DocumentLimits>
  signal?: AbortSignal
}

/** The product's way to PDF. Costs nothing until it is used, and nothing again some time after. All throw `DocumentFailed`. */
export interface Documents {
  /** Makes a document, or answers the same one made lately. */
  make(request: DocumentRequest): Promise<MadeDocument>
  /** Draws pages for a screen, in processes of its own, so that nobody who types waits for an export. */
  draw(request: DrawRequest): Promise<DrawnDocument>
  /** Draws every page as a JPEG. */
  photograph(request: PhotographRequest): Promise<{ pages: number; leftOut: string[] }>
  /** Makes a picture no larger than print needs it; `damaged` when it cannot be read. */
  pictureForPrint(request: PictureRequest): Promise<void>
  /** Looks into a PDF that somebody uploaded: its pages, and the first one as WebP where it can be drawn. */
  glance(request: {
    from: string
    width: number
    signal?: AbortSignal | undefined
  }): Promise<{ pages: number; cover: Uint8Array | null }>
  /** Draws a page over every page of a PDF and removes what could run in it. */
  stamp(request: StampRequest): Promise<{ pages: number }>
  /** Processes that live for it now. */
  readonly processes: number
  /** Ends the idle processes and forgets what was made. */
  rest(): void
}

export interface DocumentsOptions extends PoolOptions {
  /** Those who draw while somebody types. */
  drawing: PoolOptions
  /** What is kept of documents made lately. */
  cacheBytes: number
  limits: DocumentLimits
}

const common = new URL('./templates/common.typ', import.meta.url)
const pictureName = /^[\w.-]{1,80}$/

export function createDocuments({ cacheBytes, limits: usual, drawing, ...pool }: DocumentsOptions): Documents {
  const typesetters = createTypesetterPool(pool)
  const drawers = createTypesetterPool(drawing)
  const cache = createDocumentCache<MadeDocument>(cacheBytes)
  const underWay = new Map<string, Shared>()

  function run(task: Task, { limits, signal }: Pick<Composition, 'limits' | 'signal'>): Promise<TaskResult> {
    const workers = task.kind === 'draw' ? drawers : typesetters
    return workers.run({ task, signal, limits: { ...usual, ...limits } })
  }

  async function typeset(task: TypesetTask, request: DocumentRequest, signal: AbortSignal): Promise<MadeDocument> {
    const { onProgress } = request
    const { pdf, pages, leftOut } = await typesetters.run({
      task,
      signal,
      limits: { ...usual, ...request.limits },
      onWaiting: (ahead) => onProgress?.({ stage: 'waiting', ahead }),
      onStarted: () => onProgress?.({ stage: 'typesetting' }),
      onWriting: () => onProgress?.({ stage: 'writing' }),
    })
    if (pdf === undefined) throw new DocumentFailed('broken', 'no pages came back')
    return { pdf, pages, leftOut }
  }

  return {
    async make(request) {
      if (request.signal?.aborted) throw new DocumentFailed('cancelled')
      const { isTagged = true, standard } = request
      const task: TypesetTask = {
        kind: 'typeset',
        ...(await composition(request, usual)),
        isTagged,
        ...(standard === undefined ? {} : { standard }),
      }
      const key = keyOf(task)
      const kept = cache.get(key)
      if (kept !== undefined) return kept
      const joined = underWay.get(key)
      const shared = joined?.isOver() === false ? joined : share((signal) => typeset(task, request, signal))
      underWay.set(key, shared)
      try {
        const made = await shared.join(request.signal)
        cache.set(key, made)
        return made
      } finally {
        if (shared.isOver() && underWay.get(key) === shared) underWay.delete(key)
      }
    },

    async draw({ from, to, known = [], ...request }) {
      const task = { kind: 'draw' as const, ...(await composition(request, usual)), from, to, known }
      const { drawn = [], marks = [], leftOut } = await run(task, request)
      return { pages: drawn, marks, leftOut }
    },

    async photograph({ folder, width, ...request }) {
      const task = { kind: 'photograph' as const, ...(await composition(request, usual)), folder, width }
      const { pages, leftOut } = await run(task, request)
      return { pages, leftOut }
    },

    async pictureForPrint({ signal, ...picture }) {
      await run({ kind: 'picture', ...picture }, { signal })
    },

    async glance({ from, width, signal }) {
      const { pages, cover } = await run({ kind: 'glance', from, width, pages: 5_000 }, { signal })
      return { pages, cover: cover ?? null }
    },

    async stamp({ from, to, stamp, limits: own, signal }) {
      const limits = { ...usual, ...own }
      const task = { kind: 'stamp' as const, from, to, stamp, pages: limits.pages }
      const { pages } = await typesetters.run({ task, limits, signal })
      return { pages }
    },

    get processes() {
      return typesetters.size + drawers.size
    },

    rest() {
      typesetters.stop()
      drawers.stop()
      cache.clear()
    },
  }
}

interface Shared {
  join(signal: AbortSignal | undefined): Promise<MadeDocument>
  isOver(): boolean
}

/** One making for all who ask for the same document at the same time; it is given up when the last of them leaves. */
function share(make: (signal: AbortSignal) => Promise<MadeDocument>): Shared {
  const everyone = new AbortController()
  let waiting = 0
  let isOver = false
  const made = make(everyone.signal).finally(() => {
    isOver = true
  })
  made.catch(() => undefined)
  return {
    isOver: () => isOver || everyone.signal.aborted,
    join(signal) {
      waiting += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting -= 1
          if (waiting === 0) everyone.abort()
          reject(new DocumentFailed('cancelled'))
        }
        if (signal?.aborted) return leave()
        signal?.addEventListener('abort', leave, { once: true })
        made.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}

const sourceTexts = new Map<string, Promise<string>>()

function sourceOf(file: URL): Promise<string> {
  const known = sourceTexts.get(file.href) ?? readFile(file, 'utf8')
  sourceTexts.set(file.href, known)
  return known
}

const nameOf = (file: URL) => file.pathname.slice(file.pathname.lastIndexOf('/') + 1)

async function composition(
  { template, data, limits, pictures = new Map(), pictureFiles = new Map() }: Composition,
  usual: DocumentLimits,
) {
  const files = [common, template.main, ...(template.parts ?? [])]
  const sources = Object.fromEntries(
    await Promise.all(files.map(async (file) => [nameOf(file), await sourceOf(file)] as const)),
  )
  for (const name of [...pictures.keys(), ...pictureFiles.keys()]) {
    if (!pictureName.test(name)) throw new Error(`not a picture's name: ${name}`)
  }
  return {
    sources,
    main: nameOf(template.main),
    data: JSON.stringify(printableData(data)),
    pictures: [...pictures],
    pictureFiles: [...pictureFiles],
    pages: limits?.pages ?? usual.pages,
  }
}

function keyOf({ pictures, ...rest }: TypesetTask): string {
  const hash = createHash('sha256').update(JSON.stringify(rest))
  for (const [name, content] of pictures) hash.update(`\0${name}\0${content.byteLength}\0`).update(content)
  return hash.digest('hex')
}
