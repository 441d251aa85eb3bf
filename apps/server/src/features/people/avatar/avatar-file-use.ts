import { type FileUse, fileIn } from '../../files/index.ts'
import { leaderOf } from '../leader.ts'
import { notBlockedWith } from '../visibility.ts'

/** A person's picture is one of their own files; everybody whom no block keeps away sees it, and whom they meet in groups all the same. */
export const avatarFileUse: FileUse = {
  name: 'avatar',
  holder: { table: 'accounts', id: 'id', files: fileIn('avatar_file_id') },
  shows: (hold, viewer, _now, declared) =>
    `exists (select 1 from accounts owner where owner.id = ${hold}.holder_id and owner.deleted_at is null
      and (${notBlockedWith(viewer, 'owner.id')} or ${leaderOf(declared, viewer, 'owner.id')} is not null))`,
  named: () => `select null::uuid as id, '' as title`,
}
