import { belongings } from '../../platform/archive/belongings.ts'
import { binnables } from '../../platform/bin/bin.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { fileUses } from '../files/index.ts'
import { writtenIn } from '../posts/index.ts'
import { taggedThings } from '../tags/index.ts'
import { draftBelongings } from './draft.belongings.ts'
import { binnedDrafts } from './draft.bin.ts'
import { bulletinDraftFileUse, draftFileUse } from './draft.file-use.ts'
import { draftNotices } from './draft.notices.ts'
import { listDraftFiles, takeDrafts } from './drafts.repository.ts'
import { draftRoutes } from './drafts.routes.ts'
import { taggedDrafts } from './drafts.tagged.ts'
import { handleScheduleJobs } from './schedule/release.service.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { slotFileUse } from './slots/slot.file-use.ts'
import { slotRoutes } from './slots/slots.routes.ts'

export { takeDrafts } from './drafts.repository.ts'
export { putBulletinInDrafts } from './schedule/fail-schedule.service.ts'

export const draftsFeature: Feature = {
  name: 'drafts',
  has: [
    tableHomes(...ofPerson('owner_id', 'all_drafts', 'custom_slots')),
    erasure([
      deleteRows({ table: 'all_drafts', by: 'owner_id', counts: 'drafts' }),
      deleteRows({ table: 'custom_slots', by: 'owner_id' }),
    ]),
    belongings(draftBelongings),
    binnables(binnedDrafts),
    noticeSources(...draftNotices()),
    fileUses(draftFileUse, bulletinDraftFileUse, slotFileUse),
    taggedThings(taggedDrafts),
    writtenIn({ files: listDraftFiles, take: takeDrafts }),
  ],
  routes: (app, platform) => {
    draftRoutes(app, platform)
    scheduleRoutes(app, platform)
    slotRoutes(app, platform)
  },
  jobs: handleScheduleJobs,
}
