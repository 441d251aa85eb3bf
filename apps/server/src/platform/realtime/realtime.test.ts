import { randomUUID, type UUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { inTransaction } from '../database/index.ts'
import { forgetOldMessages } from './message-log.ts'
import { openNode } from './node.fixture.ts'
import type { Batch } from './realtime.ts'

let database: TestDatabase
let node: Awaited<ReturnType<typeof openNode>>
beforeAll(async () => {
  database = await createTestDatabase()
  node = await openNode(database.connection)
  await node.start()
})
afterAll(async () => {
  await node.end()
  await database.drop()
})

const file = (topic: string, id = randomUUID()) => ({ topic, kind: 'updateFile' as const, id })
const idsOf = (batches: readonly Batch[]) => batches.flatMap(({ items }) => items.map(({ id }) => id))

async function listen(topic: string | readonly string[], after?: string) {
  const batches: Batch[] = []
  const following = await node.follow(topic, after, (batch) => void batches.push(batch))
  return { batches, last: () => batches.at(-1)?.position, close: () => following.close() }
}

test('what a change tells is heard when it is committed, by those who follow its topic alone', async () => {
  const [mine, other] = [randomUUID(), randomUUID()]
  const [me, them] = [await listen(mine), await listen(other)]
  const told = file(mine)
  await inTransaction(database.db, (transaction) => node.tell(transaction, told))
  await expect.poll(() => me.batches.at(-1)?.items).toEqual([{ kind: 'updateFile', id: told.id }])
  await expect(
    inTransaction(database.db, async (transaction) => {
      await node.tell(transaction, file(mine))
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  const next = file(mine)
  await node.tell(database.db, next)
  await expect.poll(() => idsOf(me.batches)).toEqual([told.id, next.id])
  expect(idsOf(them.batches)).toEqual([])
})

test('who follows several topics hears of all at one position, and so misses none when the line breaks', async () => {
  const [mine, shared] = [randomUUID(), randomUUID()]
  const [me, them] = [await listen([mine, shared]), await listen(shared)]
  const [first, second] = [file(shared), file(mine)]
  await inTransaction(database.db, (transaction) => node.tell(transaction, first, second))
  await expect.poll(() => idsOf(me.batches).sort()).toEqual([first.id, second.id].sort())
  await expect.poll(() => idsOf(them.batches)).toEqual([first.id])
  expect(me.batches.filter(({ items }) => items.length > 0)).toHaveLength(1)
  const before = me.last()
  me.close()
  const third = file(shared)
  await node.tell(database.db, third)
  await expect.poll(() => idsOf(them.batches)).toContain(third.id)
  const again = await listen([mine, shared], before)
  await expect.poll(() => idsOf(again.batches)).toEqual([third.id])
  them.close()
  again.close()
})

test('one who fails to take it keeps it from nobody else, now and afterwards', async () => {
  const topic = randomUUID()
  const broken = await node.follow(topic, undefined, ({ items }) => {
    if (items.length > 0) throw new Error('the line is broken')
  })
  const me = await listen(topic)
  const [first, second] = [file(topic), file(topic)]
  await node.tell(database.db, first)
  await expect.poll(() => idsOf(me.batches)).toEqual([first.id])
  await node.tell(database.db, second)
  await expect.poll(() => idsOf(me.batches)).toEqual([first.id, second.id])
  await expect.poll(() => node.position()).toBeDefined()
  broken.close()
  me.close()
})

test('whoever comes back hears what came meanwhile, once, also what was written before and committed later', async () => {
  const topic = randomUUID()
  const slow = await database.pool.connect()
  const [early, late, away] = [randomUUID(), randomUUID(), randomUUID()]
  await slow.query('begin')
  await slow.query('insert into live_messages (topic, kind, subject_id) values ($1, $2, $3)', [
    topic,
    'updateFile',
    late,
  ])
  const first = await listen(topic)
  await node.tell(database.db, file(topic, early))
  await expect.poll(() => idsOf(first.batches)).toEqual([early])
  first.close()

  await node.tell(database.db, file(topic, away))
  await slow.query('commit')
  slow.release()
  const second = await listen(topic, first.last())
  expect(idsOf(second.batches).sort()).toEqual([late, away].sort())
  const third = await listen(topic, second.last())
  expect(idsOf(third.batches)).toEqual([])
})

test('many who tell at once and one who keeps coming back: nothing is missed, nothing heard twice', async () => {
  const topic = randomUUID()
  const told = Array.from({ length: 200 }, () => randomUUID())
  const tellOne = (id: UUID, pause: number) =>
    inTransaction(database.db, async (transaction) => {
      await node.tell(transaction, file(topic, id))
      // Some commit long after others that were written later.
      await transaction.execute(sql`select pg_sleep(${(pause % 7) / 200})`)
    })
  const tellInTurn = async (ids: UUID[], teller: number) => {
    for (const [place, id] of ids.entries()) await tellOne(id, place + teller)
  }
  const tellers = Map.groupBy(told.entries(), ([place]) => place % 7)
  const telling = Promise.all(
    [...tellers].map(([teller, own]) =>
      tellInTurn(
        own.map(([, id]) => id),
        teller,
      ),
    ),
  )
  const heard: (string | null)[] = []
  let after: string | undefined
  let isTold = false
  void telling.then(() => {
    isTold = true
  })
  for (;;) {
    const isLast = isTold
    const { batches, last, close } = await listen(topic, after)
    // The connection may break after any of them.
    await new Promise((resolve) => setImmediate(resolve))
    close()
    heard.push(...idsOf(batches))
    after = last()
    if (isLast) break
  }
  await telling
  expect([...heard].sort()).toEqual([...told].sort())
})

test('whoever begins hears what was told in the last seconds: what they have read may be that old', async () => {
  const topic = randomUUID()
  const told = file(topic)
  await node.tell(database.db, told)
  expect(idsOf((await listen(topic)).batches)).toEqual([told.id])
  expect(await node.read(topic, undefined)).toMatchObject({ items: [{ id: told.id }], isReset: false })
})

test.each([
  ['too long ago', (now: string) => now.replace(/^\d+/, (seconds) => String(Number(seconds) - 601))],
  ['of a database that was ahead', (now: string) => now.replace(/^(\d+\.)\d+:\d+:.*/, '$1900000000:900000001:')],
  ['nothing that was ever told', () => 'yesterday'],
])('a position that is %s begins anew and says so', async (_, positionOf) => {
  const topic = randomUUID()
  await node.tell(database.db, file(topic))
  const begun = await listen(topic)
  const [first] = (await listen(topic, positionOf(begun.last() ?? ''))).batches
  expect(first).toMatchObject({ items: [], isReset: true })
})

test('whoever missed more than can be told begins anew and is told so', async () => {
  const topic = randomUUID()
  const begun = await listen(topic)
  begun.close()
  await node.tell(database.db, ...Array.from({ length: 501 }, () => file(topic)))
  expect((await listen(topic, begun.last())).batches).toMatchObject([{ items: [], isReset: true }])
})

test('what is older than anybody may ask for is forgotten', async () => {
  const [old, young] = [file(randomUUID()), file(randomUUID())]
  await node.tell(database.db, old, young)
  await database.pool.query("update live_messages set at = now() - interval '21 minutes' where topic = $1", [old.topic])
  await forgetOldMessages(database.db)
  const { rows } = await database.pool.query('select topic from live_messages where topic = any($1)', [
    [old.topic, young.topic],
  ])
  expect(rows).toEqual([{ topic: young.topic }])
})
