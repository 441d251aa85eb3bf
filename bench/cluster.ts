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
import { Listener, Teller } from './lib/told.ts'
import { countLostFiles, whatIsLeft } from './lib/what-is-left.ts'
import { Writer } from './lib/writer.ts'

/*
 * Runs two nodes behind a proxy that share a PostgreSQL, a Redis and an S3 store. People talk in a room and publish
 * records with files while a node, Redis and PostgreSQL are killed in turn with `kill -9`: nothing acknowledged may be
 * lost or doubled, numbers follow the order in which each person sent, and every listener hears everything. `npm run
 * bench:cluster [-- --write]`; `npm run test:cluster` does the same with `--kills=7`. With `--times=told`, for a busy
 * machine, only `patienceMs` limits the time to recover.
 */

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
const wantedKills = 30
const kills = Number(option('kills') ?? wantedKills)
const talkerCount = 4
const backWithinMs = 10_000
/** After this long, a connection counts as never coming back. */
const patienceMs = 90_000
const limitMs = option('times') === 'told' ? patienceMs : backWithinMs

const [cluster, redis, store, dataDir] = [
  await startCluster(),
  await startRedis(),
  await startS3Server(),
  await temporaryFolder(),
]
if (redis === undefined) console.warn('redis-server is missing: the nodes call out through the database.')
const { url, pool } = await cluster.createDatabase('cluster')
// It is killed on purpose; an affected query reports the error itself.
pool.on('error', () => undefined)
const settings = {
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
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

interface Everybody {
  work: Promise<unknown>
  talkers: readonly Talker[]
  listeners: readonly Listener[]
  teller: Teller
}

/** Milliseconds from a kill until all work again: answers, messages heard, events heard on the streams. */
interface Recovery {
  answered: number
  heard: number
  told: number
}

try {
  const accounts = await makeAccounts(pool, talkerCount)
  const roomId = await makeRoom(
    pool,
    accounts.map(({ accountId }) => accountId),
  )
  const talkers = accounts.map((account) => new Talker(proxy.base, account, roomId))
  const writers = accounts.slice(0, 2).map((account) => new Writer(proxy.base, account))
  const listeners = accounts.map((account) => new Listener(proxy.base, account))
  const teller = new Teller(pool, accounts)
  for (const talker of talkers) await talker.listen()
  for (const listener of listeners) void listener.listen()
  const workers = [...talkers.map((talker) => talker.talk(20)), ...writers.map((writer) => writer.work())]
  const work = Promise.all([...workers, teller.work(100)])
  const everybody = { work, talkers, listeners, teller }

  const recoveries: Recovery[] = []
  for (let round = 0; round < kills; round += 1) {
    await untilBack(everybody, performance.now())
    await standing
    const { what, at } = await kill(round)
    const recovery = await untilBack(everybody, at)
    recoveries.push(recovery)
    const { answered, heard, told } = recovery
    console.log(
      `kill ${round + 1} of ${kills} (${what}): all are answered after ${answered} ms, hear each other after ${heard} ms, are told after ${told} ms`,
    )
  }
  await standing
  await untilBack(everybody, performance.now())
  for (const one of [...talkers, ...writers, teller]) one.finish()
  await work
  await until(work, () => countUntold(everybody) === 0, 'hears what was told to them').catch(() => undefined)
  await Promise.all(talkers.map((talker) => talker.catchUp()))

  const room = await compare(pool, roomId, talkers)
  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  const { lost, doubled, halfMade } = await whatIsLeft(pool, acknowledged)
  const lostFiles = await countLostFiles(writers)
  const isShort = kills < wantedKills
  const repeated = [...talkers, ...writers].reduce((sum, one) => sum + one.repeated, 0)
  const zero = (what: string, count: number) => ({ what, measured: String(count), goal: '0', isReached: count === 0 })
  const figures = [
    {
      what: 'Acknowledged by two nodes behind a proxy',
      measured: `${room.acknowledged} messages, ${acknowledged.length} records; ${repeated} calls sent again`,
      goal: 'some between any two kills',
      isReached: room.acknowledged > kills * talkerCount && acknowledged.length > 0,
    },
    {
      what: `Killed in turn with \`kill -9\`: a node, ${redis === undefined ? '' : 'Redis, '}PostgreSQL`,
      measured: `${kills} times`,
      goal: isShort ? 'some, in the short form' : `${wantedKills} times`,
      isReached: isShort || kills >= wantedKills,
    },
    zero('Messages lost', room.lost),
    zero('Messages duplicated', room.doubled),
    zero('Message numbers missing or out of the sender’s order', room.outOfOrder),
    zero('Messages missed by somebody in the room', room.unheard),
    zero(`Of ${teller.told.length} announcements on streams, missed`, countUntold(everybody)),
    zero('Records and files lost', lost + lostFiles),
    zero('Records duplicated or incomplete', doubled + halfMade.length),
    backAfter('everybody has been answered twice', recoveries, ({ answered }) => answered),
    backAfter('everybody in the room receives the others’ messages', recoveries, ({ heard }) => heard),
    backAfter('every page’s stream delivers', recoveries, ({ told }) => told),
  ]
  await report('cluster', figures)
  if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1
  for (const one of [...talkers, ...listeners]) one.close()
} finally {
  proxy.close()
  await standing
  for (const node of nodes) await node.kill()
  redis?.stop()
  await store.remove()
  await cluster.stop()
}

/** Kills one of them and restarts it, as its supervisor would; returns what was killed, and when. */
async function kill(round: number): Promise<{ what: string; at: number }> {
  const kinds = redis === undefined ? ['a node', 'PostgreSQL'] : ['a node', 'Redis', 'PostgreSQL']
  const what = kinds[round % kinds.length] as string
  const postmaster = await postmasterPid(cluster.clusterDir)
  const at = performance.now()
  if (what === 'Redis') standing = redis?.killAndRestart() ?? standing
  if (what === 'PostgreSQL') process.kill(postmaster, 'SIGKILL')
  if (what === 'a node') {
    const place = Math.floor(round / kinds.length) % nodes.length
    await nodes[place]?.kill()
    // The other node serves meanwhile.
    standing = startAgain(place)
  }
  return { what, at }
}

/** Restarts a node as its supervisor would: without a database it exits, and is started again. */
async function startAgain(place: number): Promise<void> {
  const node = await start(place).catch(() => undefined)
  if (node === undefined) return startAgain(place)
  nodes[place] = node
}

/** Waits until everything works again; returns the milliseconds since `at`. */
async function untilBack({ work, talkers, listeners, teller }: Everybody, at: number): Promise<Recovery> {
  const before = talkers.map(({ said }) => said.length)
  const newsFrom = teller.told.length
  const since = async (isDone: () => boolean, what: string) => {
    await until(work, isDone, what)
    return Math.round(performance.now() - at)
  }
  const isAnswered = () => talkers.every(({ said }, place) => said.length >= (before[place] ?? 0) + 2)
  const answering = since(isAnswered, 'is answered')
  const hearing = answering.then(() => {
    const last = Math.max(...talkers.map(({ said }) => said.at(-1)?.number ?? 0))
    return since(() => talkers.every(({ heard }) => heard.has(last)), 'hears the others')
  })
  const isTold = ({ accountId, heard }: Listener) =>
    teller.told.slice(newsFrom).some((news) => news.accountId === accountId && heard.has(news.id))
  const telling = since(() => listeners.every(isTold), 'is told')
  const [answered, heard, told] = await Promise.all([answering, hearing, telling])
  return { answered, heard, told }
}

/** Polls until `isDone`; throws after `patienceMs`, or as soon as `work` fails. */
async function until(work: Promise<unknown>, isDone: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  let failure: unknown
  work.catch((error: unknown) => {
    failure = error
  })
  while (!isDone()) {
    await pause(5)
    if (failure !== undefined) throw failure
    if (performance.now() > deadline) throw new Error(`Not everybody ${what} after ${patienceMs / 1_000} s.`)
  }
}

/** Counts events that were told and never arrived on a stream, except where a later reset asked to read anew. */
function countUntold({ listeners, teller }: Everybody): number {
  const of = new Map(listeners.map((listener) => [listener.accountId, listener]))
  const isUnheard = ({ accountId, id, at }: (typeof teller.told)[number]) =>
    !of.get(accountId)?.heard.has(id) && at > (of.get(accountId)?.askedAnewAt ?? 0)
  return teller.told.filter(isUnheard).length
}

function backAfter(what: string, recoveries: readonly Recovery[], of: (recovery: Recovery) => number) {
  const slowest = Math.max(...recoveries.map(of))
  return {
    what: `From a kill until ${what}, the slowest`,
    measured: `${slowest} ms`,
    goal: `< ${limitMs / 1_000} s`,
    isReached: slowest < limitMs,
  }
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

/** Compares a room with what was acknowledged, and with what each person heard. */
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
