import type { Platform } from '../../apps/server/src/platform/platform.ts'

type Pool = Platform['pool']

/** Where the demo school stands: when its making began, and whether it is whole. */
interface Marker {
  madeAt: Date
  isFinished: boolean
}

/** The marker is no data of the product's, so that it lies beside it. */
export async function readMarker(pool: Pool): Promise<Marker | undefined> {
  const table = await pool.query<{ name: string | null }>("select to_regclass('demo.school')::text as name")
  if (table.rows[0]?.name == null) return undefined
  const found = await pool.query<Marker>(
    'select made_at as "madeAt", finished_at is not null as "isFinished" from demo.school',
  )
  return found.rows[0]
}

/** Answers the moment at which the making began: this one. */
export async function startMarker(pool: Pool, madeAt: Date): Promise<Date> {
  await pool.query(`create schema if not exists demo;
    create table if not exists demo.school (
      only_one boolean primary key default true check (only_one),
      made_at timestamptz not null,
      finished_at timestamptz)`)
  await pool.query('insert into demo.school (made_at) values ($1)', [madeAt])
  return madeAt
}

export async function finishMarker(pool: Pool, at: Date): Promise<void> {
  await pool.query('update demo.school set finished_at = $1', [at])
}
