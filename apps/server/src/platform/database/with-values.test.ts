import { sql } from 'drizzle-orm'
import { PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { withValues } from './with-values.ts'

const said = (statement: ReturnType<typeof withValues>) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return { text, params }
}

test('a piece brings its values into a statement that has its own', () => {
  const piece = withValues('b.id = any($2::uuid[]) and b.kind = $1', 'tree', ['one', 'two'])
  expect(said(sql`select ${7} from b where ${piece} limit ${3}`)).toEqual({
    text: 'select $1 from b where b.id = any($2::uuid[]) and b.kind = $3 limit $4',
    params: [7, ['one', 'two'], 'tree', 3],
  })
})

test('a value that a piece names twice is sent twice', () => {
  expect(said(withValues('$1 <> b.id or $1 is null', 'me'))).toEqual({
    text: '$1 <> b.id or $2 is null',
    params: ['me', 'me'],
  })
})

test('a column stands for itself', () => {
  const { id } = pgTable('leaves', { id: uuid() })
  expect(said(withValues('b.id = $1', id))).toEqual({ text: 'b.id = "leaves"."id"', params: [] })
})
