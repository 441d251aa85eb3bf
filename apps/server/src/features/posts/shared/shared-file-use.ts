import type { FileUse } from '../../files/index.ts'

/** The files of a record that is being written are seen by those who write it and those who are asked to. */
export const sharedFileUse: FileUse = {
  name: 'shared',
  holds: (file) => `exists (select 1 from shared_files held where held.file_id = ${file}.id)`,
  shows: (file, viewer) => `exists (
    select 1 from shared_files held join shared_people w on w.shared_id = held.shared_id
    where held.file_id = ${file}.id and w.person_id = ${viewer} and w.state in ('invited', 'accepted')
      and not exists (select 1 from shared_people o
        join blocks b on (b.blocker_id = o.person_id and b.blocked_id = w.person_id)
          or (b.blocker_id = w.person_id and b.blocked_id = o.person_id)
        where o.shared_id = held.shared_id and o.is_owner))`,
  named: (file) => `select r.id, r.title from shared_files held join shared_records r on r.id = held.shared_id
    where held.file_id = ${file}.id`,
}
