import { type FileUse, fileIn } from '../../files/index.ts'

/** Pictures of a person's slots; only the owner sees them. */
export const slotFileUse: FileUse = {
  name: 'slot',
  holder: { table: 'custom_slots', id: 'owner_id', number: 'slot', files: fileIn('picture_id') },
  shows: () => 'false',
  named: (hold) => `select null::uuid as id, s.name as title from custom_slots s
    where s.owner_id = ${hold}.holder_id and s.slot = ${hold}.number`,
}
