import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { type Ids, idOf } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { records } from './records/records.ts'

/** Returns the id of a record by its title in these files; throws if it is not made. */
export async function findRecord({ pool }: Platform, ids: Ids, title: string): Promise<string> {
  const record = records.find((one) => one.title === title)
  if (record === undefined) throw new Error(`No record of the demo school is called ${title}`)
  const id = await findMade(pool, idOf(ids, record.by), title)
  if (id === undefined) throw new Error(`${title} is not made yet`)
  return id
}

/** Returns the id of an owner's record by its title; undefined if it is not made yet. */
export async function findMade(pool: Platform['pool'], ownerId: string, title: string): Promise<string | undefined> {
  const found = await pool.query<{ id: string }>('select id from posts where owner_id = $1 and client_id = $2', [
    ownerId,
    stableId(`record ${title}`),
  ])
  return found.rows[0]?.id
}
