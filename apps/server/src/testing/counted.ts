import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { dayIn } from '../platform/clock/taipei.ts'
import { measuredSql, measures } from '../platform/measures/measures.ts'
import type { TestApp } from './test-app.ts'

type Product = Pick<TestApp, 'platform'>

/** What a measure answers for people: sorted lines of day, code and count, by person. */
async function answers({ platform }: Product, sql: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await platform.pool.query<{ id: string; line: string }>(
    `select id, concat_ws(' ', day, nullif(code, ''), count) as line from (${measuredSql({ sql })}) measured
     order by id, day, code`,
    [ids, dayIn(platform.clock.now())],
  )
  const people = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { id, line } of rows) people.get(id)?.push(line)
  return people
}

/** What a measure counts for a person now: `2026-11-21 inTime 1`. */
export async function counted(product: Product, name: MeasureName, { id }: { id: string }): Promise<string[]> {
  const measure = product.platform.declared.of(measures).find((one) => one.name === name)
  if (measure === undefined) throw new Error(`nobody counts ${name}`)
  return (await answers(product, measure.sql, [id])).get(id) ?? []
}

/**
 * Runs `act`, and throws unless every person for whom a count changed was noted for recounting. `ended` is a person
 * whose account is deleted by it and who leaves all sums.
 */
export async function notesWhoChanges<Result>(
  product: Product,
  act: () => Promise<Result>,
  ended?: { id: string },
): Promise<Result> {
  const { pool, declared } = product.platform
  await keepNotes(product)
  const { rows } = await pool.query<{ id: string }>('select id from accounts order by id')
  const ids = rows.map(({ id }) => id).filter((id) => id !== ended?.id)
  const all = declared.of(measures)
  const before = await Promise.all(all.map(({ sql }) => answers(product, sql, ids)))
  await pool.query('truncate kept_notes')
  const result = await act()
  const after = await Promise.all(all.map(({ sql }) => answers(product, sql, ids)))
  const kept = await pool.query<{ id: string }>('select distinct account_id as id from kept_notes')
  const noted = new Set(kept.rows.map(({ id }) => id))
  const missed = all.flatMap(({ name }, index) =>
    ids
      .filter((id) => !noted.has(id) && `${before[index]?.get(id)}` !== `${after[index]?.get(id)}`)
      .map((id) => `${name} of ${id}: ${before[index]?.get(id)} → ${after[index]?.get(id)}`),
  )
  if (missed.length > 0) throw new Error(`nobody noted that something changed: ${missed.join('; ')}`)
  return result
}

/** The job that recounts people removes notes; this copy keeps them. */
const keepNotes = ({ platform }: Product) =>
  platform.pool.query(`
    create table if not exists kept_notes (account_id uuid not null);
    create or replace function keep_note() returns trigger language plpgsql as
      'begin insert into kept_notes values (new.account_id); return null; end';
    create or replace trigger keep_notes after insert on changed_people for each row execute function keep_note()`)
