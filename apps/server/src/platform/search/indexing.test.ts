import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Platform } from '../platform.ts'
import { type Indexing, indexMissing } from './indexing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table stones (id uuid primary key, is_indexed boolean not null)`)
})
afterAll(() => database.drop())

const stone = (number: number) => `00000000-0000-7000-8000-00000000000${number}`

test('whatever is missing is indexed in batches, and those before one that fails are kept', async () => {
  await database.db.execute(sql`insert into stones
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n = 2 from generate_series(1, 6) n`)
  const batches: string[][] = []
  let isBroken = true
  const stones: Indexing<{ id: string }> = {
    job: 'stones.index-missing',
    atOnce: 2,
    missing: (after, atOnce) =>
      sql`select id from stones where id > ${after} and not is_indexed order by id limit ${atOnce}`,
    async index(transaction, things) {
      const ids = things.map(({ id }) => id)
      for (const id of ids) await transaction.execute(sql`update stones set is_indexed = true where id = ${id}`)
      if (isBroken && ids.includes(stone(5))) throw new Error('the second stone of this batch is too heavy')
      batches.push(ids)
    },
  }
  const platform = { db: database.db } as unknown as Platform

  await expect(indexMissing(platform, stones)).rejects.toThrow('too heavy')
  isBroken = false
  await indexMissing(platform, stones)
  await indexMissing(platform, stones)
  expect(batches.filter((ids) => ids.length > 0)).toEqual([[stone(1), stone(3)], [stone(4), stone(5)], [stone(6)]])
})
