import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.ts'
import { newId } from '../apps/server/src/platform/ids/ids.ts'
import type { EPortfolioPage } from '../packages/contract/src/eportfolio/eportfolios.ts'
import type { ExportDraft } from '../packages/contract/src/eportfolio/export-drafts.ts'
import { makeAccounts } from './lib/accounts.ts'
import { median } from './lib/load.ts'
import { longContent, photographBytes } from './lib/long-document.ts'
import { temporaryFolder } from './lib/places.ts'
import { residentMemory, startProgram } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'

/*
 * A hundred exports queued at once: how fast they end, what others who use the product meanwhile feel of it, and what the
 * processes that make them hold. `npm run bench:exports [-- --write]`; BENCH_EXPORTS makes it short.
 */

const wanted = 100
const exportCount = Number(process.env.BENCH_EXPORTS ?? wanted)
const people = 4
const photosEach = 10
const mostMegabytes = 1_500
const restMs = 75_000

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const { base } = product

/** Somebody who has photographs and drafts made of them. */
class Author {
  readonly #headers: Record<string, string>
  #photos: string[] = []

  constructor(headers: Record<string, string>) {
    this.#headers = headers
  }

  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${base}/api/v2${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Result
  }

  async takePhotos(): Promise<void> {
    const form = new FormData()
    for (let number = 0; number < photosEach; number += 1) {
      form.append('files', new Blob([new Uint8Array(await photographBytes(number))]), `照片${number}.jpg`)
    }
    const answer = await fetch(`${base}/api/v2/portfolios/files`, {
      method: 'POST',
      headers: this.#headers,
      body: form,
    })
    const { files } = (await answer.json()) as { files: { id: string }[] }
    this.#photos = files.map(({ id }) => id)
  }

  /** A draft of 20 pages on which every photograph stands three times. */
  async write(round: number): Promise<string> {
    const writer = newId()
    const draft = await this.call<ExportDraft>('POST', '/exportDraft', {
      clientId: newId(),
      writer,
      save: 1,
      title: '水的旅行',
    })
    const images = [...this.#photos, ...this.#photos, ...this.#photos]
    const { customTextResources, pages } = longContent(images, round)
    const saved = { writer, save: 2, version: draft.version, customTextResources, pages }
    await this.call('PATCH', `/exportDraft/${draft.draftId}`, saved)
    return draft.draftId
  }

  async export(draftId: string): Promise<void> {
    await this.call('POST', '/ePortfolio', { clientId: newId(), draftId, type: 'pdf' })
  }

  async unfinished(): Promise<number> {
    const { items } = await this.call<EPortfolioPage>('GET', '/ePortfolio/self?limit=50')
    if (items.some(({ document }) => document.state === 'failed')) throw new Error('An export failed.')
    return items.filter(({ document }) => document.state !== 'done').length
  }
}

const untilAllDone = async (authors: Author[]) => {
  for (;;) {
    const left = await Promise.all(authors.map((author) => author.unfinished()))
    if (left.every((count) => count === 0)) return
    await pause(100)
  }
}

/** Asks for the public records again and again; answers what each asking took. */
function visitor(author: Author) {
  let isOver = false
  const times: number[] = []
  const work = (async () => {
    while (!isOver) {
      const start = performance.now()
      await author.call('GET', '/portfolios?view=public')
      times.push(performance.now() - start)
      await pause(10)
    }
  })()
  return {
    async leave() {
      isOver = true
      await work
      return times
    },
  }
}

/** Memory in MB of the processes that make documents. */
async function typesetterMemory(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return parent === product.pid && command.includes('typesetter.process') ? [await residentMemory(Number(pid))] : []
    }),
  )
  return found.flat()
}

const p99 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0

try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, people))
  const authors: Author[] = []
  for (const { token } of accounts) authors.push(new Author(await headersOf(base, `${sessionCookie}=${token}`)))
  for (const author of authors) await author.takePhotos()
  const [first] = authors
  if (first === undefined) throw new Error('nobody exports')

  // One after the other, the first of which loads what the others find loaded.
  const alone: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const author of authors.slice(round === 0 ? 0 : people - 1)) {
      const draft = await author.write(round)
      const start = performance.now()
      await author.export(draft)
      await untilAllDone([author])
      if (round > 0) alone.push(performance.now() - start)
    }
  }
  const idle = visitor(first)
  await pause(8_000)
  const idleTimes = await idle.leave()

  const drafts: [Author, string][] = []
  for (let round = 0; round < exportCount; round += 1) {
    const author = authors[round % people] ?? first
    drafts.push([author, await author.write(100 + round)])
  }
  let most = 0
  const scales = setInterval(async () => {
    most = Math.max(most, ...(await typesetterMemory()))
  }, 200)
  const busy = visitor(first)
  const start = performance.now()
  await Promise.all(drafts.map(([author, draft]) => author.export(draft)))
  await untilAllDone(authors)
  const took = performance.now() - start
  const busyTimes = await busy.leave()
  clearInterval(scales)
  await pause(restMs)
  const left = await typesetterMemory()

  const share = took / exportCount / median(alone)
  const slower = p99(busyTimes) / p99(idleTimes)
  await report('exports', [
    {
      what: `${exportCount} exports of 20 pages with 30 photographs, queued at once`,
      measured: `${(took / 1_000).toFixed(1)} s, ${Math.round(took / exportCount)} ms each; one alone ${Math.round(median(alone))} ms: ${share.toFixed(2)} ×`,
      goal: `${wanted} exports, ≤ 1.2 × one alone`,
      isReached: exportCount >= wanted && share <= 1.2,
    },
    {
      what: 'Somebody who reads the public records meanwhile, p99',
      measured: `${p99(busyTimes).toFixed(1)} ms; when nothing else is done ${p99(idleTimes).toFixed(1)} ms: ${slower.toFixed(2)} ×`,
      goal: '< 3 × idle',
      isReached: slower < 3,
    },
    {
      what: 'Memory of a process that makes them, at most; a minute later',
      measured: `${Math.round(most)} MB; ${left.length === 0 ? 'no process is left' : `${left.length} processes, ${Math.round(Math.max(...left))} MB`}`,
      goal: `< ${mostMegabytes} MB, given back`,
      isReached: most < mostMegabytes && left.every((megabytes) => megabytes < 400),
    },
  ])
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
