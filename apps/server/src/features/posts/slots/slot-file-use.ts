import type { FileUse } from '../../files/index.ts'

/** The pictures of a person's slots, which only they see. */
export const slotFileUse: FileUse = {
  name: 'slot',
  holds: (file) => `exists (select 1 from custom_slots held where held.picture_id = ${file}.id)`,
  shows: () => 'false',
  named: (file) =>
    `select null::uuid as id, held.name as title from custom_slots held where held.picture_id = ${file}.id`,
}
