import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('started')
})
afterAll(() => database.drop())

interface View {
  name: string
  columns: string[]
  behind: string[]
}

async function views(): Promise<View[]> {
  const columnsOf = (relation: string) => `array(select attname::text from pg_attribute
    where attrelid = ${relation} and attnum > 0 and not attisdropped order by attnum)`
  const { rows } = await database.pool.query<View>(
    `select v.relname as name, ${columnsOf('v.oid')} as columns, ${columnsOf("('all_' || v.relname)::regclass")} as behind
     from pg_class v where v.relnamespace = current_schema()::regnamespace and v.relkind = 'v' order by 1`,
  )
  return rows
}

test('whatever can lie in the bin has a view without it, with every column', async () => {
  const all = await views()
  expect(all.map(({ name }) => name)).toEqual(['comments', 'drafts', 'eportfolios', 'posts'])
  for (const { name, columns, behind } of all) expect(columns.sort(), name).toEqual(behind.sort())
})

test('what a list is read from alone leaves the bin out, and what keys need does not', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select i.relname as name from pg_constraint k join pg_class t on t.oid = k.conrelid
       join pg_index x on x.indrelid = t.oid and x.indkey[0] = k.conkey[1] join pg_class i on i.oid = x.indexrelid
     where k.contype = 'f' and t.relname in ('all_posts', 'all_drafts', 'all_comments', 'all_eportfolios')
       and coalesce(pg_get_expr(x.indpred, t.oid), '') not like '%binned_at%' and array_length(k.conkey, 1) = 1
     order by 1`,
  )
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['all_posts_owner_id_id_pk', 'comments_author', 'comments_replies', 'drafts_owner']),
  )
})
