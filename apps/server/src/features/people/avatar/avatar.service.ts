import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { AvatarChange } from '@learntrail/contract/people/avatar'
import { profileChanged } from '@learntrail/contract/profiles/events'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAccount, updateAccount } from '../../accounts/index.ts'
import { holdFiles, letGoOfFiles } from '../../files/index.ts'

/** Changes a person's avatar. The previous file is deleted later, unless something else uses it. */
export async function changeAvatar(platform: Platform, accountId: string, change: AvatarChange): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const before = (await lockAccount(transaction, accountId)) ?? refuse('NOT_AUTHENTICATED')
    const avatarFileId = change.kind === 'file' ? change.fileId : null
    const drawnAvatar = change.kind === 'drawn' ? change.name : null
    if (avatarFileId === before.avatarFileId && drawnAvatar === before.drawnAvatar) return
    if (avatarFileId !== null) await checkPicture(transaction, accountId, avatarFileId)
    await updateAccount(transaction, accountId, { avatarFileId, drawnAvatar })
    if (before.avatarFileId !== null && before.avatarFileId !== avatarFileId) {
      await letGoOfFiles(platform, transaction, accountId, [before.avatarFileId])
    }
    const who = { actorId: accountId, subjectId: accountId, at }
    await platform.events.record(transaction, profileChanged, { ...who, data: { parts: ['picture'] } })
  })
}

async function checkPicture(transaction: Transaction, ownerId: string, id: string): Promise<void> {
  const [file] = await holdFiles(transaction, ownerId, [id])
  if (file === undefined) return refuse('FILE_NOT_FOUND')
  if ((file.type & fileTypeFlags.image) === 0) refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: file.displayName } })
}
