import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTemporaryFolder } from '../machine/own-folder.ts'
import { createDocumentCache } from './document-cache.ts'
import type {
  DocumentComposition,
  DocumentRequest,
  Documents,
  DocumentsOptions,
  MadeDocument,
} from './document-requests.ts'
import { raritiesIn } from './lacking-characters.ts'
import { printableData, textsOf } from './printable.ts'
import { type Shared, share } from './share-work.ts'
import { DocumentFailed, type DocumentLimits, type Task, type TaskResult, type TypesetTask } from './tasks.ts'
import { createTypesetters } from './typesetters.ts'

type Ordered = Pick<DocumentComposition, 'person' | 'limits' | 'signal'>

const common = new URL('./templates/common.typ', import.meta.url)
/** Limits for reading uploaded documents; no honest one takes a second. */
const looking = { seconds: 120, processorSeconds: 20 }
const pictureName = /^[\w.-]{1,80}$/

export function createDocuments({ cacheBytes, limits: usual, drawing, ...pool }: DocumentsOptions): Documents {
  const typesetters = createTypesetters(pool)
  const drawers = createTypesetters(drawing)
  const cache = createDocumentCache<MadeDocument>(cacheBytes)
  const underWay = new Map<string, Shared<MadeDocument>>()

  function run(task: Task, { person, limits, signal }: Ordered): Promise<TaskResult> {
    const order = { task, key: person, signal, limits: { ...usual, ...limits } }
    // A drawing finishes sooner than a new process would start, and its process remembers the document for the next
    // one.
    return task.kind === 'draw' ? drawers.run({ ...order, finishesAnyway: true }) : typesetters.run(order)
  }

  async function typeset(
    task: Omit<TypesetTask, 'to'>,
    request: DocumentRequest,
    signal: AbortSignal,
  ): Promise<MadeDocument> {
    const { person, onProgress } = request
    return withTemporaryFolder(async (folder) => {
      const to = join(folder, 'document.pdf')
      const { pages, leftOut } = await typesetters.run({
        task: { ...task, to },
        key: person,
        signal,
        limits: { ...usual, ...request.limits },
        onWaiting: (ahead) => onProgress?.({ stage: 'waiting', ahead }),
        onStarted: () => onProgress?.({ stage: 'typesetting' }),
        onStage: () => onProgress?.({ stage: 'writing' }),
      })
      return { pdf: await readFile(to), pages, leftOut }
    })
  }

  return {
    async make(request) {
      if (request.signal?.aborted) throw new DocumentFailed('cancelled')
      const { isTagged = true, standard } = request
      const { lacking: _, ...composed } = await composition(request, usual)
      const task: Omit<TypesetTask, 'to'> = {
        kind: 'typeset',
        ...composed,
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
      const { lacking, ...composed } = await composition(request, usual)
      const { drawn = [], marks = [], leftOut } = await run({ kind: 'draw', ...composed, from, to, known }, request)
      return { pages: drawn, marks, leftOut, lacking }
    },

    async photograph({ folder, width, format = 'jpeg', most = usual.pages, ...request }) {
      const { lacking: _, ...composed } = await composition(request, usual)
      const { pages, leftOut } = await run({ kind: 'photograph', ...composed, folder, width, format, most }, request)
      return { pages, leftOut }
    },

    async pictureForPrint({ person, signal, ...picture }) {
      await run({ kind: 'picture', ...picture }, { person, signal })
    },

    async write({ writer, data, bytes, ...order }) {
      return withTemporaryFolder(async (folder) => {
        const to = join(folder, 'written')
        await run({ kind: 'write', writer: writer.href, data: JSON.stringify(data), to, bytes }, order)
        return readFile(to)
      })
    },

    async inspectPdf({ from, width, ...order }) {
      const { pages, cover } = await run({ kind: 'inspectPdf', from, width, pages: 5_000 }, order)
      return { pages, cover: cover ?? null }
    },

    async disclose({ from, ...order }) {
      const { disclosure } = await run({ kind: 'disclose', from }, { ...order, limits: looking })
      return disclosure ?? { authors: [], hasPlace: false }
    },

    async readText({ from, characters, ...order }) {
      const { text } = await run({ kind: 'readText', from, characters }, { ...order, limits: looking })
      return text ?? ''
    },

    async stamp({ from, to, stamp, restricted = 'open', ...order }) {
      const pagesAtMost = order.limits?.pages ?? usual.pages
      const { pages } = await run({ kind: 'stamp', from, to, stamp, restricted, pages: pagesAtMost }, order)
      return { pages }
    },

    get processes() {
      return typesetters.size + drawers.size
    },

    rest() {
      typesetters.rest()
      drawers.rest()
      cache.clear()
    },

    interrupt(graceMs) {
      typesetters.interrupt(graceMs)
      drawers.interrupt(graceMs)
    },

    resume() {
      typesetters.resume()
      drawers.resume()
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
  { template, data, limits, pictures = new Map(), pictureFiles = new Map() }: DocumentComposition,
  usual: DocumentLimits,
) {
  const files = [common, template.main, ...(template.parts ?? [])]
  const sources = Object.fromEntries(
    await Promise.all(files.map(async (file) => [nameOf(file), await sourceOf(file)] as const)),
  )
  for (const name of [...pictures.keys(), ...pictureFiles.keys()]) {
    if (!pictureName.test(name)) throw new Error(`not a picture's name: ${name}`)
  }
  const { lacking, thin } = await raritiesIn(textsOf(data).join('\n'))
  return {
    lacking,
    sources,
    main: nameOf(template.main),
    data: JSON.stringify(printableData({ ...data, thin }, lacking)),
    pictures: [...pictures],
    pictureFiles: [...pictureFiles],
    pages: limits?.pages ?? usual.pages,
  }
}

function keyOf({ pictures, ...rest }: Omit<TypesetTask, 'to'>): string {
  const hash = createHash('sha256').update(JSON.stringify(rest))
  for (const [name, content] of pictures) hash.update(`\0${name}\0${content.byteLength}\0`).update(content)
  return hash.digest('hex')
}
