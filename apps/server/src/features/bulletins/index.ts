import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerCommentTarget } from '../comments/index.ts'
import { registerFileUse } from '../files/index.ts'
import { registerCountOfGroup } from '../groups/index.ts'
import { registerChannels } from '../live/index.ts'
import { bulletinBelongings } from './bulletin-belongings.ts'
import { bulletinCommentTarget } from './bulletin-comment-target.ts'
import { bulletinFileUse } from './bulletin-file-use.ts'
import { registerBulletinNotices } from './bulletin-notices.ts'
import { findSeen } from './bulletins.repository.ts'
import { bulletinRoutes } from './bulletins.routes.ts'
import { bulletinErasure } from './erase-bulletins.ts'
import { handleReleaseJobs } from './release.service.ts'
import { countOfGroup } from './visibility.ts'

registerFileUse(bulletinFileUse)
registerCommentTarget(bulletinCommentTarget)
registerErasure(...bulletinErasure)
registerBelongings(...bulletinBelongings)
registerBulletinNotices()
registerCountOfGroup('bulletins', countOfGroup)
registerChannels(async ({ db }, person, id) => (await findSeen(db, person.id, [id])).length > 0)

export const bulletinsFeature: Feature = {
  name: 'bulletins',
  routes: bulletinRoutes,
  jobs: handleReleaseJobs,
}
