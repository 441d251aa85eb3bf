import type { Platform } from '../../apps/server/src/platform/platform.ts'

/** Returns the id of the group with this handle; throws if it is not made yet. */
export async function groupIdOf({ pool }: Platform, handle: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from groups where handle = $1', [handle])
  if (rows[0] === undefined) throw new Error(`No group of the demo school has the handle ${handle}`)
  return rows[0].id
}
