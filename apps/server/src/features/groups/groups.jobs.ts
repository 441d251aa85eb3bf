import { groupDurations } from '@learntrail/contract/groups/limits'
import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdFilesOfAnybody, letGoOfFiles } from '../files/index.ts'
import { handleGroupFinding } from './finding/index-group.service.ts'
import { listOver, removeGroup } from './groups.repository.ts'

export const groupCounters: readonly Counter[] = [
  { table: 'groups', column: 'member_count', truth: 'select count(*) from group_members m where m.group_id = t.id' },
  {
    table: 'groups',
    column: 'administrator_count',
    truth: 'select count(*) from group_members m where m.group_id = t.id and m.level = 1',
  },
]

const removeOver = jobKind('groups.remove-over')
const atOnce = 50

export function handleGroupJobs(platform: Platform): void {
  platform.jobs.every('20 3 * * *', removeOver, () => removeGroupsOver(platform))
  handleGroupFinding(platform)
  recountNightly(platform, 'groups.recount', () => groupCounters)
}

/** Deletes for good the groups that can no longer be restored. */
export async function removeGroupsOver(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - groupDurations.deleted)
  for (;;) {
    const over = await listOver(platform.db, before, atOnce)
    for (const { id, coverFileId } of over) {
      await inTransaction(platform.db, async (transaction) => {
        await removeGroup(transaction, id)
        if (coverFileId === null) return
        const [cover] = await holdFilesOfAnybody(transaction, [coverFileId])
        if (cover !== undefined) await letGoOfFiles(platform, transaction, cover.ownerId, [cover.id])
      })
    }
    if (over.length < atOnce) return
  }
}
