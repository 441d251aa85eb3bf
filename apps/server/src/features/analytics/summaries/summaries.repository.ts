import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { type Measure, measuredSql } from '../../../platform/measures/measures.ts'
import type { Cell, Entry, Measured } from './contributions.rules.ts'

type Packed = { places: [string, string, string][]; entries: [number, MeasureName, string, string, number][] }

/** Packs entries so that each place is stored once: some hundred entries share two or three places. */
function pack(entries: readonly Entry[]): Packed {
  const numbers = new Map<string, number>()
  const places: Packed['places'] = []
  const packed = entries.map(([school, grade, className, ...rest]): Packed['entries'][number] => {
    const key = [school, grade, className].join('\n')
    const number = numbers.get(key) ?? places.push([school, grade, className]) - 1
    numbers.set(key, number)
    return [number, ...rest]
  })
  return { places, entries: packed }
}

function unpack({ places, entries }: Packed): Entry[] {
  return entries.map(([number, ...rest]) => {
    const place = places[number]
    if (place === undefined) throw new Error(`there is no place ${number}`)
    return [...place, ...rest]
  })
}

/** Locks the sums until the transaction ends, so that one transaction at a time changes them. */
export async function holdSums(transaction: Transaction): Promise<void> {
  await clientOf(transaction).query(hold, [])
}

const hold = {
  name: 'hold-analytics-sums',
  text: `select pg_advisory_xact_lock(hashtextextended('analytics sums', 0))`,
}

/** Returns what these people contribute to the sums; a person who contributes nothing is absent. */
export async function readContributions(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, Entry[]>> {
  const { rows } = await clientOf(transaction).query(contributions, [ids])
  return new Map((rows as { id: string; entries: Packed }[]).map(({ id, entries }) => [id, unpack(entries)]))
}

const contributions = {
  name: 'read-analytics-contributions',
  text: 'select account_id as id, entries from analytics_contributions where account_id = any($1)',
}

/** Stores what people contribute to the sums now. */
export async function saveContributions(transaction: Transaction, people: ReadonlyMap<string, Entry[]>): Promise<void> {
  const some = [...people].filter(([, entries]) => entries.length > 0)
  const none = [...people].filter(([, entries]) => entries.length === 0).map(([id]) => id)
  const client = clientOf(transaction)
  await Promise.all([
    client.query(keep, [some.map(([id]) => id), some.map(([, entries]) => JSON.stringify(pack(entries)))]),
    client.query(forget, [none]),
  ])
}

const keep = {
  name: 'keep-analytics-contributions',
  text: `insert into analytics_contributions (account_id, entries) select * from unnest($1::uuid[], $2::jsonb[])
    on conflict (account_id) do update set entries = excluded.entries`,
}
const forget = {
  name: 'forget-analytics-contributions',
  text: 'delete from analytics_contributions where account_id = any($1)',
}

const columns = ['school_id', 'span', 'from_day', 'measure', 'level', 'grade', 'class_name', 'code'] as const
const fields = [
  'schoolId',
  'span',
  'fromDay',
  'measure',
  'level',
  'grade',
  'className',
  'code',
  'count',
  'people',
] as const
const types = ['uuid', 'text', 'date', 'text', 'smallint', 'text', 'text', 'text', 'bigint', 'integer'] as const
const unnested = `unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')})`
const named = columns.join(', ')

const add = {
  name: 'add-to-analytics-sums',
  text: `insert into analytics_summaries as s (${named}, count, people) select * from ${unnested} order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (${named}) do update set count = s.count + excluded.count, people = s.people + excluded.people`,
}
const sweep = {
  name: 'sweep-analytics-sums',
  text: `delete from analytics_summaries s using ${unnested} as c (${named}, count, people)
    where (${columns.map((column) => `s.${column}`).join(', ')}) = (${columns.map((column) => `c.${column}`).join(', ')})
      and s.count = 0 and s.people = 0`,
}

const tick = {
  name: 'tick-analytics-schools',
  text: `insert into analytics_schools as s (school_id, version) select id, 1 from unnest($1::uuid[]) as id
    on conflict (school_id) do update set version = s.version + 1`,
}

/** Applies changes to the sums and deletes rows that become zero. The caller holds the lock on the sums. */
export async function changeSums(transaction: Transaction, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return
  const listsOf = (some: readonly Cell[]): unknown[][] => fields.map((field) => some.map((cell) => cell[field]))
  const client = clientOf(transaction)
  await client.query(add, listsOf(cells))
  await client.query(tick, [[...new Set(cells.map(({ schoolId }) => schoolId))].sort()])
  const lessened = cells.filter(({ people }) => people < 0)
  if (lessened.length > 0) await client.query(sweep, listsOf(lessened))
}

/** Returns what the measures yield for people, by person. */
export async function readMeasured(
  transaction: Transaction,
  measures: readonly Pick<Measure, 'name' | 'sql'>[],
  ids: readonly string[],
  today: string,
): Promise<Map<string, Measured[]>> {
  const client = clientOf(transaction)
  const answers = await Promise.all(
    measures.map(async ({ name, sql }) => {
      const { rows } = await client.query({ name: `measure-${name}`, text: measuredSql({ sql }) }, [ids, today])
      return (rows as (Omit<Measured, 'measure'> & { id: string })[]).map((row) => ({ ...row, measure: name }))
    }),
  )
  const people = new Map<string, Measured[]>()
  for (const { id, ...one } of answers.flat()) people.set(id, [...(people.get(id) ?? []), one])
  return people
}

interface State {
  version: number
  /** The last account rebuilt; null if the sums are complete. */
  rebuiltAfter: string | null
}

export async function readState(transaction: Transaction): Promise<State | undefined> {
  const { rows } = await clientOf(transaction).query(state, [])
  return (rows as State[])[0]
}

const state = {
  name: 'read-analytics-state',
  text: 'select version, rebuilt_after as "rebuiltAfter" from analytics_state',
}

export async function saveState(transaction: Transaction, { version, rebuiltAfter }: State): Promise<void> {
  await clientOf(transaction).query(putState, [version, rebuiltAfter])
}

const putState = {
  name: 'put-analytics-state',
  text: `insert into analytics_state (id, version, rebuilt_after) values (1, $1, $2)
    on conflict (id) do update set version = excluded.version, rebuilt_after = excluded.rebuilt_after`,
}

/** Deletes all sums and contributions. */
export async function emptySums(transaction: Transaction): Promise<void> {
  await clientOf(transaction).query({ text: 'truncate analytics_summaries, analytics_contributions' }, [])
}

/** Returns the ids of the people selected by a measure's SQL. */
export async function listChangedBy(transaction: Transaction, name: string, sql: string, today: string) {
  const { rows } = await clientOf(transaction).query(
    { name: `changed-by-${name}`, text: `select changed.id from (${sql}) as changed (id)` },
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
