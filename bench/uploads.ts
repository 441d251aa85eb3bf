import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { readRange, send } from './lib/bytes-client.ts'
import { median } from './lib/load.ts'
import { temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { percent, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'

/*
 * Compares uploading and downloading a file of 100 MB with a bare node:http on the same disk, in one run.
 * `npm run bench:uploads [-- --write]`; BENCH_ROUNDS shortens it.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** The largest file allowed: one byte under the limit. */
const fileBytes = 100 * 1024 * 1024 - 1
/** The size of pieces that the web uploads, and of ranges that players and viewers read. */
const pieceBytes = 16 * 1024 * 1024

const content = randomBytes(fileBytes)
content.write('%PDF-1.7\n', 'latin1')

const dataDir = await temporaryFolder()
const bareDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
const bare = await startProgram('bench/bytes-server.ts', { DATA_DIR: bareDir })
try {
  const headers = await signIn(product)
  await pause(3_000)
  const idle = await product.memory()
  let highest = idle
  const watch = setInterval(async () => {
    highest = Math.max(highest, await product.memory())
  }, 50)

  const [bareUp, up, bareDown, down] = [[], [], [], []] as [number[], number[], number[], number[]]
  for (let round = 0; round < rounds; round += 1) {
    // Different bytes each time: known content would be stored only once.
    content.writeUInt32LE(round, 16)
    bareUp.push(await bytesPerSecond(() => send(`${bare.base}/`, { method: 'PUT', body: content })))
    let url = ''
    up.push(
      await bytesPerSecond(async () => {
        url = await upload(product, headers)
      }),
    )
    bareDown.push(await bytesPerSecond(() => readAll(`${bare.base}/`, {})))
    down.push(await bytesPerSecond(() => readAll(`${product.base}${url}`, headers)))
  }
  clearInterval(watch)

  const share = median(up) / median(bareUp)
  const downShare = median(down) / median(bareDown)
  const growth = highest - idle
  await report('uploads', [
    {
      what: 'Upload of 100 MB in chunks of 16 MB, resumable and checked, until its receipt',
      measured: `${speed(up)}; bare node:http with fsync ${speed(bareUp)}: ${percent(share)}`,
      goal: '≥ 60 % of the bare server',
      isReached: share >= 0.6,
    },
    {
      what: `Memory of the server over ${rounds} of them, up and down`,
      measured: `${Math.round(idle)} MB idle, at most ${Math.round(highest)} MB: + ${Math.round(growth)} MB`,
      goal: '< 50 MB more',
      isReached: growth < 50,
    },
    {
      what: 'Download of the same file in ranges of 16 MB',
      measured: `${speed(down)}; bare stream ${speed(bareDown)}: ${percent(downShare)}`,
      goal: '≥ 70 % of the bare stream',
      isReached: downShare >= 0.7,
    },
  ])
} finally {
  await Promise.all([product.stop(), bare.stop()])
  await rm(dataDir, { recursive: true, force: true })
  await rm(bareDir, { recursive: true, force: true })
}

/** Makes a person with a session and returns the headers of their calls. */
async function signIn({ base }: Program): Promise<Record<string, string>> {
  const database = await runningDatabase(dataDir)
  const [account] = await database.withPool((pool) => makeAccounts(pool, 1))
  return headersOf(base, `${sessionCookie}=${account?.token}`)
}

/** Uploads as the web does and returns the address in the receipt. */
async function upload({ base }: Program, person: Record<string, string>): Promise<string> {
  const headers = { ...person, 'tus-resumable': '1.0.0' }
  const begun = await send(`${base}/api/v2/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(fileBytes),
      'upload-metadata': `filename ${Buffer.from('報告.pdf').toString('base64')}`,
    },
  })
  for (let offset = 0; ; offset += pieceBytes) {
    const answer = await send(`${base}${begun.headers.location}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: content.subarray(offset, offset + pieceBytes),
    })
    if (offset + pieceBytes < fileBytes) continue
    const { bytes, url } = JSON.parse(answer.body.toString()) as { bytes: number; url: string }
    if (bytes !== fileBytes) throw new Error(`a receipt of ${bytes} bytes`)
    return url
  }
}

async function readAll(url: string, headers: Record<string, string>): Promise<void> {
  let bytes = 0
  for (let start = 0; start < fileBytes; start += pieceBytes) {
    bytes += await readRange(url, headers, start, Math.min(start + pieceBytes, fileBytes) - 1)
  }
  if (bytes !== fileBytes) throw new Error(`${url}: ${bytes} bytes`)
}

async function bytesPerSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (fileBytes / (performance.now() - started)) * 1_000
}

function speed(runs: number[]): string {
  return `${Math.round(median(runs) / 1e6)} MB/s`
}
