import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from './features.ts'
import { auditTriggers } from './platform/audit/audit.tables.ts'
import { type TableTrigger, tableTriggers } from './platform/database/triggers.ts'
import { Declared } from './platform/declared.ts'
import { tableOwners } from './testing/table-owners.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const ownerOf = tableOwners()

const ofFeatures = features.flatMap((feature) =>
  new Declared([feature]).of(tableTriggers).map((trigger) => ({ feature: feature.name, ...trigger })),
)
const declared: readonly TableTrigger[] = [...ofFeatures, ...auditTriggers]

interface Standing {
  table: string
  name: string
  runs: string
  source: string
}

let database: TestDatabase
let standing: Standing[]

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<Standing>(`
    select c.relname as table, t.tgname as name, p.proname as runs, p.prosrc as source
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0 and n.nspname = current_schema() and p.proname <> 'hold_files'`)
  standing = rows
})

afterAll(() => database.drop())

test('every trigger is declared beside its table, with its function', () => {
  const said = ({ table, name, runs }: TableTrigger) => `${name} on ${table} runs ${runs}`
  expect(standing.map(said).sort()).toEqual(declared.map(said).sort())
})

test('a feature declares the triggers of its own tables', () => {
  expect(ofFeatures.filter(({ feature, table }) => ownerOf.get(table) !== feature)).toEqual([])
})

test('a trigger that writes a table of another feature says which', () => {
  const reaching = standing.flatMap(({ table, name, source }) => {
    const written = [...source.matchAll(/\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi)].map(([, at = '']) => at)
    const others = written.filter((at) => ownerOf.has(at) && ownerOf.get(at) !== ownerOf.get(table))
    return [...new Set(others)].map((at) => `${name} writes ${at}`)
  })
  const said = declared.flatMap(({ name, reaches }) => (reaches === undefined ? [] : `${name} writes ${reaches}`))
  expect(reaching.sort()).toEqual(said.sort())
})
