import { deleteRows } from '../../platform/erasure/delete-rows.ts'

/** Deletes the account's pebbles; their search entries and comments are deleted with them. */
export const erasePebbles = deleteRows({ table: 'pebbles', by: 'owner_id' })
