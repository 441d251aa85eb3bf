import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { chatEvents } from '@learntrail/contract/chat/facts'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io, type Socket } from 'socket.io-client'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { percent, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'

/*
 * Measures deliveries per second on one node with people in rooms, some of whom talk, against a bare Socket.IO that
 * stores nothing, with the same rooms in the same run. `npm run bench:chat [-- --write]`; BENCH_PEOPLE and
 * BENCH_SECONDS shorten it.
 */

const people = Number(process.env.BENCH_PEOPLE ?? 1_000)
const perRoom = Math.min(100, people)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const talkersEach = 4

interface Line {
  socket: Socket
  room: string
}

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
const bare = await startProgram('bench/chat-server.ts')
try {
  const database = await runningDatabase(dataDir)
  const { accounts, rooms } = await database.withPool(async (pool) => {
    const made = await makeAccounts(pool, people)
    await pool.query("update accounts set plan = 'plus'")
    const ids = Array.from({ length: Math.ceil(people / perRoom) }, () => randomUUID())
    for (const [place, id] of ids.entries()) {
      const inIt = made.slice(place * perRoom, (place + 1) * perRoom).map(({ accountId }) => accountId)
      await pool.query(
        `insert into chatrooms (id, type, name, client_id, at, created_at) values ($1, 'several', '水質小組', $1, now(), now())`,
        [id],
      )
      await pool.query(
        'insert into chatroom_members (room_id, account_id, since) select $1, unnest($2::uuid[]), now()',
        [id, inIt],
      )
    }
    return { accounts: made, rooms: ids }
  })
  const roomOf = (place: number) => rooms[Math.floor(place / perRoom)] ?? ''
  await pause(3_000)
  const before = await product.memory()
  const lines = await Promise.all(
    accounts.map(async ({ token }, place) => {
      const { cookie, 'x-csrf-token': csrfToken } = await headersOf(product.base, `${sessionCookie}=${token}`)
      const auth = { csrfToken }
      return open(product.base, roomOf(place), { path: linePath, extraHeaders: { cookie }, auth })
    }),
  )
  // Lets the process settle.
  await pause(3_000)
  const kilobytes = ((await product.memory()) - before) * (1_024 / people)
  const ours = await talk(lines)
  for (const { socket } of lines) socket.disconnect()
  const floorLines = await Promise.all(
    accounts.map((_, place) => open(bare.base, roomOf(place), { auth: { room: roomOf(place) } })),
  )
  const floor = await talk(floorLines)
  for (const { socket } of floorLines) socket.disconnect()
  const share = ours.deliveries / floor.deliveries
  await report('chat', [
    {
      what: `Messages delivered to ${people} people in rooms of ${perRoom}, each stored before it is announced`,
      measured: `${Math.round(ours.deliveries)} a second; bare Socket.IO ${Math.round(floor.deliveries)}: ${percent(share)}`,
      goal: '≥ 50 %',
      isReached: share >= 0.5,
    },
    {
      what: 'From sending to acknowledgement, at full load: p99',
      measured: `${Math.round(ours.p99)} ms; bare Socket.IO ${Math.round(floor.p99)} ms`,
      goal: 'none',
      isReached: true,
    },
    {
      what: 'Memory per connection',
      measured: `${kilobytes.toFixed(1)} KB`,
      goal: '≤ 60 KB',
      isReached: kilobytes <= 60,
    },
  ])
} finally {
  await Promise.all([product.stop(), bare.stop()])
  await rm(dataDir, { recursive: true, force: true })
}

function open(base: string, room: string, options: object): Promise<Line> {
  const socket = io(base, { transports: ['websocket'], forceNew: true, reconnection: false, ...options })
  return new Promise((resolve, reject) => {
    socket.once(lineEvents.open, () => resolve({ socket, room }))
    socket.once('connect_error', reject)
  })
}

/**
 * Some people of each room send one message after another; returns deliveries per second and the p99 until an
 * acknowledgement in ms.
 */
async function talk(all: readonly Line[]): Promise<{ deliveries: number; p99: number }> {
  let heard = 0
  for (const { socket } of all)
    socket.on(chatEvents.createChatroomMessage, ({ messages }: { messages: object[] }) => {
      heard += messages.length
    })
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  const talkers = all.filter((_, place) => place % perRoom < talkersEach)
  await Promise.all(
    talkers.map(async ({ socket, room }) => {
      while (performance.now() < until) {
        const sentAt = performance.now()
        const said = { type: 0, text: '中游那個點我再測了一次，溶氧 5.1 mg/L' }
        const body = { roomId: room, clientId: randomUUID(), said }
        const taken = await socket.timeout(30_000).emitWithAck(chatEvents.createChatroomMessage, body)
        if (taken.errorCode !== 0) throw new Error(JSON.stringify(taken))
        times.push(performance.now() - sentAt)
      }
    }),
  )
  const sorted = times.toSorted((one, other) => one - other)
  return { deliveries: heard / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}
