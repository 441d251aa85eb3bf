import type { FileUse } from '../../files/index.ts'
import { notBlockedWith } from '../visibility.ts'

/** A person's picture is one of their own files; everybody whom no block keeps away sees it. */
export const avatarFileUse: FileUse = {
  name: 'avatar',
  holds: (file) =>
    `exists (select 1 from accounts owner where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id)`,
  shows: (file, viewer) =>
    `exists (select 1 from accounts owner where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id
      and owner.deleted_at is null and ${notBlockedWith(viewer, 'owner.id')})`,
  named: (file) => `select null::uuid as id, '' as title from accounts owner
    where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id`,
}
