import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { documentWords } from '@learntrail/contract/documents/facts'
import type pg from 'pg'
import * as Y from 'yjs'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { TestEditor } from '../apps/server/src/features/documents/editor.fixture.ts'
import { makeAccounts } from './lib/accounts.ts'
import { freePort, temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { type Figure, percent, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'

/*
 * Measures people who write together: how soon another sees a change, how many changes are stored against bare inserts
 * of as many bytes in the same run, how long a document of many changes takes to open, and what a killed node leaves
 * behind. `npm run bench:co-editing [-- --write]`; BENCH_SECONDS, BENCH_CHANGES and BENCH_LONG shorten it.
 */

const editorsCount = 100
const documentsCount = 20
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const changes = Number(process.env.BENCH_CHANGES ?? 500)
/** Milliseconds between keys of a fast typist. */
const typingMs = 200
const longChanges = Number(process.env.BENCH_LONG ?? 10_000)
/** Unacknowledged changes per editor: enough that only storing limits the rate. */
const onTheirWay = 8

const dataDir = await temporaryFolder()
const PORT = String(await freePort())
const settings = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT }
const start = () => startProgram('bench/co-editing-server.ts', settings)
let product: Program = await start()
try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, editorsCount))
  const writerOf = ({ token }: { token: string }) => {
    const headers = headersOf(product.base, `${sessionCookie}=${token}`)
    return headers.then(({ cookie, 'x-csrf-token': csrf }) => ({
      browser: { cookieHeader: cookie, csrfToken: async () => csrf },
    }))
  }
  const open = async (place: number, thingId: string, options: { gathers?: boolean } = {}) => {
    const account = accounts[place % accounts.length]
    if (account === undefined) throw new Error('nobody is there to write')
    const editor = new TestEditor(await writerOf(account), thingId, options)
    await editor.connect(product.base)
    if (editor.opened === undefined) throw new Error('a document does not open')
    return editor
  }
  const things = Array.from({ length: documentsCount }, () => randomUUID())
  const editors = await Promise.all(
    Array.from({ length: editorsCount }, (_, place) =>
      open(place, things[place % documentsCount] ?? '', { gathers: true }),
    ),
  )
  const seen = await seenAfter(editors)
  const stored = await storedInASecond(editors)
  for (const editor of editors) editor.disconnect()
  const bare = await database.withPool((pool) => bareInserts(pool, stored.bytes))
  const opening = await openLong(open)
  const killed = await whileKilled(open)
  const share = stored.rate / bare
  const figures: Figure[] = [
    {
      what: `A change by one of ${editorsCount} editors of ${documentsCount} documents, visible to another: p95`,
      measured: `${Math.round(at(seen, 0.95))} ms (half of them in ${Math.round(at(seen, 0.5))} ms)`,
      goal: '< 200 ms',
      isReached: at(seen, 0.95) < 200,
    },
    {
      what: `Changes of ${Math.round(stored.bytes)} bytes stored before they are answered, by ${editorsCount} editors at full speed`,
      measured: `${Math.round(stored.rate)} a second; bare inserts of as many bytes ${Math.round(bare)}: ${percent(share)}`,
      goal: '≥ 50 %',
      isReached: share >= 0.5,
    },
    {
      what: `A document of ${longChanges} changes opens on a freshly started node`,
      measured: `${Math.round(opening)} ms`,
      goal: '< 300 ms',
      isReached: opening < 300,
    },
    {
      what: `10 editors, ${changes} changes each, the node killed twice: acknowledged but missing changes, and diverging editors`,
      measured: `${killed.missing} and ${killed.differing}`,
      goal: '0 and 0',
      isReached: killed.missing === 0 && killed.differing === 0,
    },
  ]
  await report('co-editing', figures)
} finally {
  await product.stop()
  // PostgreSQL may still be writing.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
}

/** Everybody types; returns the milliseconds from each change until another editor of the document has it. */
async function seenAfter(editors: readonly TestEditor[]): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const ends = editors.map((editor, place) => {
    const hear = (event: Y.YMapEvent<unknown>, { origin }: Y.Transaction) => {
      if (origin !== 'heard') return
      for (const key of event.keysChanged) {
        const sent = sentAt.get(`${key} ${editor.document.getMap('notes').get(key)}`)
        // Several editors of the document hear it; half of them are counted.
        if (sent !== undefined && place % 2 === 0) times.push(performance.now() - sent)
      }
    }
    editor.document.getMap('notes').observe(hear)
    return () => editor.document.getMap('notes').unobserve(hear)
  })
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    editors.map(async (editor, place) => {
      await pause(Math.random() * typingMs)
      for (let count = 0; performance.now() < until; count += 1) {
        sentAt.set(`by ${place} ${count}`, performance.now())
        editor.document.getMap('notes').set(`by ${place}`, count)
        await pause(typingMs)
      }
    }),
  )
  await untilStored(editors)
  for (const end of ends) end()
  return times
}

async function untilStored(editors: readonly TestEditor[]): Promise<void> {
  while (editors.some((editor) => !editor.isStored())) await pause(20)
}

/** Each editor keeps `onTheirWay` changes in flight, sending the next as soon as one is answered. */
async function storedInASecond(editors: readonly TestEditor[]): Promise<{ rate: number; bytes: number }> {
  let [count, bytes] = [0, 0]
  const began = performance.now()
  const say = async (editor: TestEditor) => {
    const own = new Y.Doc()
    const updates: Uint8Array[] = []
    own.on('update', (update: Uint8Array) => updates.push(update))
    for (let number = 1; performance.now() - began < seconds * 1_000; number += 1) {
      own.getMap('notes').set(`k${number % 20}`, '一句話')
      const update = updates.pop() as Uint8Array
      const answer = (await editor.change({ update })) as { errorCode?: number }
      if (answer.errorCode !== 0) throw new Error(`not stored: ${JSON.stringify(answer)}`)
      count += 1
      bytes += update.byteLength
    }
  }
  await Promise.all(editors.flatMap((editor) => Array.from({ length: onTheirWay }, () => say(editor))))
  return { rate: count / ((performance.now() - began) / 1_000), bytes: bytes / count }
}

/**
 * Inserts one row per change into the same database while nothing else runs, with as many connections as the product.
 */
async function bareInserts(pool: pg.Pool, size: number): Promise<number> {
  await pool.query('create table bench_inserts (id bigserial primary key, at timestamptz, bytes bytea)')
  const bytes = Buffer.alloc(Math.round(size), 1)
  let count = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: editorsCount * onTheirWay }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        await pool.query({
          name: 'bench',
          text: 'insert into bench_inserts (at, bytes) values (now(), $1)',
          values: [bytes],
        })
        count += 1
      }
    }),
  )
  const rate = count / ((performance.now() - began) / 1_000)
  await pool.query('drop table bench_inserts')
  return rate
}

type Open = (place: number, thingId: string) => Promise<TestEditor>

/** Opens some documents that several windows have written for a long time; returns the median in ms. */
async function openLong(open: Open): Promise<number> {
  const things = Array.from({ length: 5 }, () => randomUUID())
  const write = async (editor: TestEditor) => {
    const own = new Y.Doc()
    const updates: Uint8Array[] = []
    own.on('update', (update: Uint8Array) => updates.push(update))
    const text = own.getText('words')
    for (let count = 1; count <= longChanges / onTheirWay; count += 1) {
      if (count % 5 === 0) text.delete(Math.floor(Math.random() * (text.length - 1)), 1)
      else text.insert(Math.floor(Math.random() * text.length), '字')
      await editor.change({ update: updates.pop() as Uint8Array })
    }
  }
  await Promise.all(
    things.map(async (thingId, place) => {
      const editor = await open(place, thingId)
      await Promise.all(Array.from({ length: onTheirWay }, () => write(editor)))
      editor.disconnect()
    }),
  )
  await product.stop()
  product = await start()
  const times: number[] = []
  for (const [place, thingId] of things.entries()) {
    const editor = await open(place, randomUUID())
    const began = performance.now()
    const answer = await editor.line.send(documentWords.open, {
      kind: 'slate',
      thingId,
      client: 1,
      schema: 2,
      stateVector: Y.encodeStateVector(new Y.Doc()),
    })
    times.push(performance.now() - began)
    if (!('number' in answer) || answer.number < longChanges) throw new Error('a long document is not whole')
    editor.disconnect()
  }
  return at(times, 0.5)
}

/** Ten editors write while their node is killed and restarted; each change is a unique mark. */
async function whileKilled(open: Open): Promise<{ missing: number; differing: number }> {
  const thingId = randomUUID()
  const editors = await Promise.all(Array.from({ length: 10 }, (_, place) => open(place, thingId)))
  let isOver = false
  const killing = (async () => {
    for (let time = 0; time < 2; time += 1) {
      await pause(changes * 2)
      await product.kill()
      product = await start()
    }
    isOver = true
  })()
  await Promise.all(
    editors.map(async (editor, place) => {
      for (let count = 0; count < changes; count += 1) {
        editor.document.getMap('notes').set(`${place}-${count}`, count)
        await pause(5)
        if (count % 20 === 0 && !editor.line.socket.connected) await comeBack(editor)
      }
    }),
  )
  await killing
  while (!isOver) await pause(50)
  for (const editor of editors) if (!editor.line.socket.connected) await comeBack(editor)
  await untilStored(editors)
  const late = await open(0, thingId)
  await pause(1_000)
  const notes = late.document.getMap('notes')
  const missing = editors.flatMap((_, place) =>
    Array.from({ length: changes }, (_unused, count) => `${place}-${count}`).filter((key) => !notes.has(key)),
  )
  const whole = JSON.stringify(Object.entries(notes.toJSON()).sort())
  const differing = editors.filter(
    ({ document }) => JSON.stringify(Object.entries(document.getMap('notes').toJSON()).sort()) !== whole,
  )
  for (const editor of [...editors, late]) editor.disconnect()
  return { missing: missing.length, differing: differing.length }
}

async function comeBack(editor: TestEditor): Promise<void> {
  for (;;) {
    try {
      editor.disconnect()
      const answer = await editor.connect(product.base)
      if ('number' in answer) return
    } catch {
      // Not there yet.
    }
    await pause(100)
  }
}
