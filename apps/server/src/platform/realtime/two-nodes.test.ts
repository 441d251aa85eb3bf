import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openNode } from './node.fixture.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

interface OtherNode {
  said: object[]
  tell(id: string): void
  end(): Promise<void>
}

async function startOther(topic: string, redisUrl = ''): Promise<OtherNode> {
  const script = join(import.meta.dirname, 'hold-node.fixture.ts')
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(database.connection), topic, redisUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: object[] = []
  if (child.stdout === null) throw new Error('no output')
  createInterface(child.stdout).on('line', (line) => said.push(JSON.parse(line)))
  await expect.poll(() => said, { timeout: 20_000 }).toContainEqual({ isReady: true })
  return {
    said,
    tell: (id) => child.stdin?.write(`${id}\n`),
    async end() {
      child.stdin?.end()
      await ended
    },
  }
}

/** Tests what two nodes must do for each other, over either wire. */
function testTwoNodes(redisUrl: () => string | undefined): void {
  test('what one node tells is heard at the other, and who may do what there is read anew', async () => {
    const topic = randomUUID()
    const other = await startOther(topic, redisUrl())
    const node = await openNode(database.connection, redisUrl())
    try {
      await node.start()
      const heard: (string | null)[] = []
      await node.follow(topic, undefined, ({ items }) => void heard.push(...items.map(({ id }) => id)))
      const [here, there] = [randomUUID(), randomUUID()]
      await node.tell(node.db, { topic, kind: 'updateFile', id: here })
      await expect.poll(() => other.said).toContainEqual({ items: [{ kind: 'updateFile', id: here }] })
      other.tell(there)
      await expect.poll(() => heard).toContain(there)
      node.accessChanged(topic)
      await expect.poll(() => other.said).toContainEqual({ accountId: topic })
    } finally {
      await node.end()
      await other.end()
    }
  })
}

describe('through the database', () => testTwoNodes(() => undefined))

describeWithRedis('through Redis', () => {
  let redis: RedisServer
  let port: number
  beforeAll(async () => {
    port = await freePort()
    redis = await startRedis(port)
  })
  afterAll(() => redis.close())
  testTwoNodes(() => redis.url)

  test('while Redis is away what happens at a node is heard there, and everything again when it is back', async () => {
    const topic = randomUUID()
    const [one, other] = [
      await openNode(database.connection, redis.url),
      await openNode(database.connection, redis.url),
    ]
    const heard: (string | null)[] = []
    try {
      await one.start()
      await other.start()
      await one.follow(topic, undefined, ({ items }) => void heard.push(...items.map(({ id }) => id)))
      await redis.close()
      const [here, there] = [randomUUID(), randomUUID()]
      await one.tell(one.db, { topic, kind: 'updateFile', id: here })
      await expect.poll(() => heard).toEqual([here])
      await other.tell(other.db, { topic, kind: 'updateFile', id: there })
      redis = await startRedis(port)
      await expect.poll(() => heard).toEqual([here, there])
    } finally {
      await one.end()
      await other.end()
    }
  })
})
