import { deleteRows } from '../../platform/erasure/delete-rows.ts'

/** What a pebble is found by and what was said below it go with it. */
export const erasePebbles = deleteRows({ table: 'pebbles', by: 'owner_id' })
