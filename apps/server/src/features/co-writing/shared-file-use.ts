import { type FileUse, fileIn, namedBy } from '../files/index.ts'

/** Files of a record being written; shown to its authors and to invited people. */
export const sharedFileUse: FileUse = {
  name: 'shared',
  holder: { table: 'shared_files', id: 'shared_id', number: 'position', files: fileIn('file_id') },
  shows: (hold, viewer) => `exists (
    select 1 from shared_people w
    where w.shared_id = ${hold}.holder_id and w.person_id = ${viewer} and w.state in ('invited', 'accepted')
      and not exists (select 1 from shared_people o
        join blocks b on (b.blocker_id = o.person_id and b.blocked_id = w.person_id)
          or (b.blocker_id = w.person_id and b.blocked_id = o.person_id)
        where o.shared_id = w.shared_id and o.is_owner))`,
  named: namedBy('shared_records'),
}
