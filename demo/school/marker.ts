import { beside, schemaOf } from '../../apps/server/src/platform/database/index.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'

type Pool = Platform['pool']

/** The state of the demo school: when its making began, and whether it is complete. */
interface Marker {
  madeAt: Date
  isFinished: boolean
}

/** The marker is not the product's data, so it has a schema beside it. */
const placeOf = async (pool: Pool) => beside(await schemaOf(pool), 'demo')

export async function readMarker(pool: Pool): Promise<Marker | undefined> {
  const place = await placeOf(pool)
  const table = await pool.query<{ name: string | null }>('select to_regclass($1)::text as name', [`${place}.school`])
  if (table.rows[0]?.name == null) return undefined
  const found = await pool.query<Marker>(
    `select made_at as "madeAt", finished_at is not null as "isFinished" from ${place}.school`,
  )
  return found.rows[0]
}

/** Stores the moment at which the making began, and returns it. */
export async function startMarker(pool: Pool, madeAt: Date): Promise<Date> {
  const place = await placeOf(pool)
  await pool.query(`create schema if not exists ${place};
    create table if not exists ${place}.school (
      only_one boolean primary key default true check (only_one),
      made_at timestamptz not null,
      finished_at timestamptz)`)
  await pool.query(`insert into ${place}.school (made_at) values ($1)`, [madeAt])
  return madeAt
}

export async function finishMarker(pool: Pool, at: Date): Promise<void> {
  await pool.query(`update ${await placeOf(pool)}.school set finished_at = $1`, [at])
}
