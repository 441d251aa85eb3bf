import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './report.ts'
import { feed, hashOf, type Receipt, receiptIn, type Uploader } from './uploader.ts'

const fileBytes = 9_000_000
const pieceBytes = 3_000_000
const moments = [
  'before the first byte',
  'in the middle of a piece',
  'after the last byte',
  'after the receipt',
] as const

type Moment = (typeof moments)[number]

/** What the person was told before the server was gone. */
interface Told {
  path: string
  /** Acknowledged bytes. */
  offset: number
  receipt?: Receipt | undefined
}

interface Kills {
  person: Uploader
  /** Kills the server, and in some rounds its PostgreSQL too. */
  kill(round: number): Promise<void>
  restart(): Promise<void>
  /** Kills at each moment of an upload. */
  times: number
  /** The folder in which the server keeps uploads under way. */
  unfinished: string
}

/** Uploads files one after another; the server is killed in the middle of each, and each upload has to be completed. */
export async function killUploads({ person, kill, restart, times, unfinished }: Kills): Promise<Figure[]> {
  const problems = { offsets: 0, receipts: 0, bytes: 0, doubled: 0 }
  let [kept, complete, count] = [0, 0, 0]
  for (const moment of moments) {
    for (let round = 0; round < times; round += 1) {
      const content = randomBytes(fileBytes)
      content.write('%PDF-1.7\n', 'latin1')
      await person.arrive()
      const told = await uploadUntil(moment, { person, content, unfinished, kill: () => kill(round) })
      await restart()
      await person.arrive()
      const offset = await person.offset(told.path)
      kept += offset
      count += 1
      if (told.receipt === undefined && offset === fileBytes) complete += 1
      if (offset < told.offset) problems.offsets += 1
      const receipt = await goOn(person, told.path, content, offset)
      if (told.receipt !== undefined && told.receipt.id !== receipt?.id) problems.receipts += 1
      if (receipt?.sha256 !== hashOf(content) || receipt.bytes !== fileBytes) problems.receipts += 1
      else if ((await person.hashOf(receipt)) !== receipt.sha256) problems.bytes += 1
      if ((await person.finish(told.path))?.id !== receipt?.id) problems.doubled += 1
    }
    console.log(`uploads killed ${moment}: ${times}`)
  }
  const said = moments.map((moment) => `${times} ${moment}`).join(', ')
  const sum = problems.offsets + problems.receipts + problems.bytes + problems.doubled
  return [
    {
      what: `Uploads of ${fileBytes / 1e6} MB broken off by \`kill -9\`, every second time with PostgreSQL`,
      measured: `${said} (all bytes there and no receipt told: ${complete})`,
      goal: 'each moment',
      isReached: times > 0,
    },
    {
      what: 'Of these: acknowledged bytes lost, receipts lost or wrong, files with other bytes, files doubled',
      measured: `${problems.offsets}, ${problems.receipts}, ${problems.bytes}, ${problems.doubled}`,
      goal: '0',
      isReached: sum === 0,
    },
    {
      what: 'Of an upload that was broken off, still there after the restart',
      measured: `${(kept / count / 1e6).toFixed(1)} MB on average; every one went on to its receipt`,
      goal: 'all that was acknowledged',
      isReached: problems.offsets === 0,
    },
  ]
}

interface Stage {
  person: Uploader
  content: Buffer
  unfinished: string
  kill(): Promise<void>
}

async function uploadUntil(moment: Moment, { person, content, unfinished, kill }: Stage): Promise<Told> {
  const path = await person.begin('報告.pdf', fileBytes)
  const whole = fileBytes / pieceBytes
  const pieces = { 'before the first byte': 0, 'in the middle of a piece': Math.floor(Math.random() * whole) }
  const before = moment in pieces ? pieces[moment as keyof typeof pieces] : whole - 1
  for (let piece = 0; piece < before; piece += 1) await person.piece(path, piece * pieceBytes, pieceOf(content, piece))
  const offset = before * pieceBytes
  const last = pieceOf(content, before)
  if (moment === 'after the receipt') {
    const receipt = await person.piece(path, offset, last)
    await kill()
    return { path, offset: fileBytes, receipt }
  }
  const call = person.open(path, offset, last.length)
  const answering = (once(call, 'response') as Promise<[IncomingMessage]>)
    .then(async ([answer]) => receiptIn({ body: await text(answer) }))
    .catch(() => undefined)
  if (moment === 'in the middle of a piece') {
    await feed(call, last.subarray(0, Math.floor(Math.random() * last.length)))
  } else if (moment === 'after the last byte') {
    await feed(call, last)
    call.end()
    await untilWhole(join(unfinished, path.split('/').at(-1) ?? ''))
  }
  // Waits a random time before the kill.
  await pause(Math.random() * 20)
  await kill()
  const receipt = await answering
  return { path, offset: receipt === undefined ? offset : fileBytes, receipt }
}

/** Waits until the last byte is on the server's disk; a missing file has already been stored. */
async function untilWhole(path: string): Promise<void> {
  const size = async () => (await stat(path).catch(() => ({ size: fileBytes }))).size
  while ((await size()) < fileBytes) await pause(1)
}

const pieceOf = (content: Buffer, piece: number) => content.subarray(piece * pieceBytes, (piece + 1) * pieceBytes)

/** Continues from the server's offset until the receipt. */
async function goOn(person: Uploader, path: string, content: Buffer, from: number): Promise<Receipt | undefined> {
  let receipt: Receipt | undefined
  for (let at = from; at < fileBytes; at += pieceBytes) {
    receipt = await person.piece(path, at, content.subarray(at, at + pieceBytes))
  }
  return receipt ?? person.finish(path)
}
