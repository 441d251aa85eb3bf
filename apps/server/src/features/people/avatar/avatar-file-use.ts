import type { FileUse } from '../../files/index.ts'
import { leaderOf } from '../leader.ts'
import { notBlockedWith } from '../visibility.ts'

/** A person's picture is one of their own files; everybody whom no block keeps away sees it, and whom they meet in groups all the same. */
export const avatarFileUse: FileUse = {
  name: 'avatar',
  holds: (file) =>
    `exists (select 1 from accounts owner where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id)`,
  shows: (file, viewer, _now, declared) =>
    `exists (select 1 from accounts owner where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id
      and owner.deleted_at is null 
      and (${notBlockedWith(viewer, 'owner.id')} or ${leaderOf(declared, viewer, 'owner.id')} is not null))`,
  named: (file) => `select null::uuid as id, '' as title from accounts owner
    where owner.id = ${file}.owner_id and owner.avatar_file_id = ${file}.id`,
}
