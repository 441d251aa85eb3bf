import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startS3Server } from '../apps/server/src/platform/storage/s3-server.fixture.ts'
import { makeAccounts } from './lib/accounts.ts'
import { startCluster } from './lib/cluster.ts'
import { freePort, temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { startRedis } from './lib/redis.ts'
import { report } from './lib/report.ts'
import { postmasterPid } from './lib/running-database.ts'
import { startProxy } from './lib/small-proxy.ts'
import { Talker } from './lib/talker.ts'
import { countLostFiles, whatIsLeft } from './lib/what-is-left.ts'
import { Writer } from './lib/writer.ts'

/*
 * Two nodes behind a proxy, with a PostgreSQL, a Redis and an S3 store that they share. People talk in a room and publish
 * records with files while a node, Redis and PostgreSQL are killed with `kill -9` in turn: nothing that was acknowledged may
 * be lost or doubled, numbers are in the order of what each said, and whoever listens hears all of it. `npm run
 * bench:cluster [-- --write]`; `npm run test:cluster` does the same with `--kills=4`.
 */

const wanted = process.argv.find((argument) => argument.startsWith('--kills='))?.split('=')[1]
const kills = Number(wanted ?? 30)
const talkerCount = 4
const backWithinMs = 10_000

const [cluster, redis, store, dataDir] = [
  await startCluster(),
  await startRedis(),
  await startS3Server(),
  await temporaryFolder(),
]
if (redis === undefined) console.warn('redis-server is missing: the nodes call out through the database.')
const { url, pool } = await cluster.createDatabase('cluster')
// It is killed on purpose; a query that suffers from it says so itself.
pool.on('error', () => undefined)
const settings = {
  ...{ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  ...(redis && { REDIS_URL: redis.url }),
  S3_ENDPOINT: store.settings.endpoint,
  S3_REGION: store.settings.region,
  S3_BUCKET: store.settings.bucket,
  S3_ACCESS_KEY_ID: store.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
}
const ports = [await freePort(), await freePort()]
const start = (place: number) => startProgram('apps/server/src/main.ts', { ...settings, PORT: String(ports[place]) })
const nodes: Program[] = [await start(0), await start(1)]
const proxy = await startProxy(ports)
let standing: Promise<void> = Promise.resolve()

try {
  const accounts = await makeAccounts(pool, talkerCount)
  const roomId = await makeRoom(
    pool,
    accounts.map(({ accountId }) => accountId),
  )
  const talkers = accounts.map((account) => new Talker(proxy.base, account, roomId))
  const writers = accounts.slice(0, 2).map((account) => new Writer(proxy.base, account))
  for (const talker of talkers) talker.listen()
  const work = Promise.all([...talkers.map((talker) => talker.talk(20)), ...writers.map((writer) => writer.work())])

  const recoveries: number[] = []
  for (let round = 0; round < kills; round += 1) {
    await someWordsLater(work, talkers)
    const began = performance.now()
    const what = await kill(round)
    // Back is when everybody has been answered again after it.
    await someWordsLater(work, talkers)
    recoveries.push(performance.now() - began)
    console.log(
      `kill ${round + 1} of ${kills} (${what}): everybody is answered after ${Math.round(recoveries.at(-1) ?? 0)} ms`,
    )
  }
  await someWordsLater(work, talkers)
  for (const one of [...talkers, ...writers]) one.finish()
  await work
  await pause(1_000)
  await Promise.all(talkers.map((talker) => talker.catchUp()))

  const room = await compare(pool, roomId, talkers)
  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  const { lost, doubled, halfMade } = await whatIsLeft(pool, acknowledged)
  const lostFiles = await countLostFiles(writers)
  const slowest = Math.max(...recoveries)
  const repeated = [...talkers, ...writers].reduce((sum, one) => sum + one.repeated, 0)
  const zero = (what: string, count: number) => ({ what, measured: String(count), goal: '0', isReached: count === 0 })
  const figures = [
    {
      what: 'Acknowledged by two nodes behind a proxy',
      measured: `${room.acknowledged} messages, ${acknowledged.length} records; ${repeated} calls sent again`,
      goal: 'some between all kills',
      isReached: room.acknowledged > kills * talkerCount && acknowledged.length > 0,
    },
    {
      what: `Killed in turn with \`kill -9\`: a node, ${redis === undefined ? '' : 'Redis, '}PostgreSQL`,
      measured: `${kills} times`,
      goal: '30 times',
      isReached: kills >= 30,
    },
    zero('Messages lost', room.lost),
    zero('Messages doubled', room.doubled),
    zero('Numbers that are missing or not in the order of what somebody said', room.outOfOrder),
    zero('Messages that somebody in the room has not heard', room.unheard),
    zero('Records and files lost', lost + lostFiles),
    zero('Records doubled or half made', doubled + halfMade.length),
    {
      what: 'From a kill until everybody has been answered twice again, the slowest',
      measured: `${Math.round(slowest)} ms`,
      goal: '< 10 s',
      isReached: slowest < backWithinMs,
    },
  ]
  await report('cluster', figures)
  const isShort = kills < 30
  if (figures.some(({ isReached, goal }) => !isReached && !(isShort && goal === '30 times'))) process.exitCode = 1
  for (const talker of talkers) talker.close()
} finally {
  proxy.close()
  await standing
  for (const node of nodes) await node.kill()
  redis?.stop()
  await store.remove()
  await cluster.stop()
}

async function kill(round: number): Promise<string> {
  const kinds = redis === undefined ? ['a node', 'PostgreSQL'] : ['a node', 'Redis', 'PostgreSQL']
  const kind = kinds[round % kinds.length] as string
  // One thing is killed at a time.
  await standing
  if (kind === 'Redis') await redis?.killAndRestart()
  if (kind === 'PostgreSQL') process.kill(await postmasterPid(cluster.clusterDir), 'SIGKILL')
  if (kind === 'a node') {
    const place = Math.floor(round / kinds.length) % nodes.length
    await nodes[place]?.kill()
    // The other one serves meanwhile.
    standing = startAgain(place)
  }
  return kind
}

/** As whoever runs it does: a node that finds no database ends, and is started again. */
async function startAgain(place: number): Promise<void> {
  const node = await start(place).catch(() => undefined)
  if (node === undefined) return startAgain(place)
  nodes[place] = node
}

/** Until everybody has said two more things; one that was refused ends the run. */
async function someWordsLater(work: Promise<unknown>, talkers: readonly Talker[]): Promise<void> {
  const before = talkers.map(({ said }) => said.length)
  const isDone = () => talkers.every(({ said }, place) => said.length >= (before[place] ?? 0) + 2)
  while (!isDone()) await Promise.race([work, pause(5)])
}

async function makeRoom(to: pg.Pool, people: readonly string[]): Promise<string> {
  const id = randomUUID()
  await to.query("update accounts set plan = 'plus'")
  await to.query(
    `insert into chatrooms (id, type, name, client_id, at, created_at) values ($1, 'several', '水質小組', $1, now(), now())`,
    [id],
  )
  await to.query('insert into chatroom_members (room_id, account_id, since) select $1, unnest($2::uuid[]), now()', [
    id,
    people,
  ])
  return id
}

/** What of a room is otherwise than it was acknowledged, and what somebody did not hear. */
async function compare(from: pg.Pool, roomId: string, talkers: readonly Talker[]) {
  const { rows } = await from.query<{ number: number; clientId: string; text: string }>(
    'select number, client_id as "clientId", text from chatroom_messages where room_id = $1 order by number',
    [roomId],
  )
  const stored = new Map(rows.map((row) => [row.clientId, row]))
  const said = talkers.flatMap((talker) => talker.said)
  const isThere = ({ clientId, number, text }: (typeof said)[number]) =>
    stored.get(clientId)?.number === number && stored.get(clientId)?.text === text
  const gaps = rows.filter(({ number }, place) => number !== place + 1).length
  const turns = talkers.flatMap((talker) =>
    talker.said.filter(({ number }, place) => number <= (talker.said[place - 1]?.number ?? 0)),
  ).length
  return {
    acknowledged: said.length,
    lost: said.filter((one) => !isThere(one)).length,
    doubled: rows.length - new Set(rows.map(({ text }) => text)).size,
    outOfOrder: gaps + turns,
    unheard: talkers.reduce((sum, talker) => sum + rows.length - talker.heard.size, 0),
  }
}
