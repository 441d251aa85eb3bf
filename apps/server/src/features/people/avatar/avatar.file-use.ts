import { fromAccounts } from '../../accounts/index.ts'
import { type FileUse, fileIn } from '../../files/index.ts'
import { leaderOf } from '../leader.kind.ts'
import { notBlockedWith } from '../visibility.sql.ts'

/**
 * Avatars are files of the person's own, seen by everybody not blocked. A block does not hide them when one of the two
 * leads the other in a group.
 */
export const avatarFileUse: FileUse = {
  name: 'avatar',
  holder: { table: 'accounts', id: 'id', files: fileIn('avatar_file_id') },
  shows: (hold, viewer, _now, declared) =>
    `exists (select 1 ${fromAccounts('owner', `${hold}.holder_id`)} and owner.deleted_at is null
      and (${notBlockedWith(viewer, 'owner.id')} or ${leaderOf(declared, viewer, 'owner.id')} is not null))`,
  named: () => `select null::uuid as id, '' as title`,
}
