import { type FileUse, fileIn, namedBy } from '../files/index.ts'
import { isBlockedWith } from '../people/index.ts'

/** Files of a record being written; shown to its authors and to invited people. */
export const sharedFileUse: FileUse = {
  name: 'shared',
  holder: { table: 'shared_files', id: 'shared_id', number: 'position', files: fileIn('file_id') },
  shows: (hold, viewer) => `exists (
    select 1 from shared_people w
    where w.shared_id = ${hold}.holder_id and w.person_id = ${viewer} and w.state in ('invited', 'accepted')
      and not exists (select 1 from shared_people o
        where o.shared_id = w.shared_id and o.is_owner and ${isBlockedWith('w.person_id', 'o.person_id')}))`,
  named: namedBy('shared_records'),
}
