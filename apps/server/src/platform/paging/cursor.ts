import type { z } from 'zod'
import { refuseField } from '../http/refusal.ts'
import { unstorablePlace } from '../http/storable.ts'

type KeyPart = string | boolean | number

/*
 * Encodes a cursor: the key of the last item of the previous page. It contains nothing that its reader may not see, so
 * it is not signed; a cursor of another form is refused.
 */
export function encodeCursor(key: readonly KeyPart[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** Returns the key in a cursor; refuses the field `cursor` as `invalid` if it does not have the list's form. */
export function decodeCursor<Key>(cursor: string, form: z.ZodType<Key>): Key {
  try {
    const key = form.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (key.success && unstorablePlace(key.data) === undefined) return key.data
  } catch {
    // Not even JSON: refused like any other forgery.
  }
  return refuseField('cursor', 'invalid')
}

/** Returns a page and its cursor from rows read with a limit of `limit` + 1. */
export function pageOf<Row>(rows: Row[], limit: number, keyOf: (row: Row) => readonly KeyPart[]) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null }
}
