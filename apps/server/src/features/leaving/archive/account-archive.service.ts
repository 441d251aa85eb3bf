import type { PreparedAccountArchive } from '@learntrail/contract/leaving/archive'
import { archivePrepared } from '@learntrail/contract/leaving/events'
import { leavingDurations } from '@learntrail/contract/leaving/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sumFilesOf } from '../../files/index.ts'
import { isBeingErased } from '../leaving.repository.ts'
import * as repository from './account-archive.repository.ts'

/**
 * Records a request for an archive of everything the person owns, so that a plain link can download it and no other
 * site can start the download.
 */
export async function prepareAccountArchive(
  platform: Platform,
  person: Pick<Person, 'id'>,
): Promise<PreparedAccountArchive> {
  if (await isBeingErased(platform.db, person.id)) refuse('DELETION_OVER')
  const now = platform.clock.now()
  const { count: fileCount, bytes } = await sumFilesOf(platform, person.id)
  const id = newId(now.getTime())
  const expiresAt = new Date(now.getTime() + leavingDurations.preparedArchive)
  await inTransaction(platform.db, async (transaction) => {
    await repository.insertArchive(transaction, { id, ownerId: person.id, createdAt: now, expiresAt })
    // A stolen session could download everything, so the owner's log shows that an archive was prepared.
    await platform.events.record(transaction, archivePrepared, { actorId: person.id, subjectId: person.id, at: now })
  })
  return { id, url: `/api/v2/users/archive/${id}`, fileCount, bytes, expiresAt: expiresAt.toISOString() }
}

export async function checkAccountArchive(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<void> {
  const isThere = await repository.isArchiveOf(platform.db, person.id, id, platform.clock.now())
  if (!isThere) refuse('ACCOUNT_ARCHIVE_NOT_FOUND')
  if (await isBeingErased(platform.db, person.id)) refuse('DELETION_OVER')
}
