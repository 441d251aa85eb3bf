import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofGroup, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { fileUses } from '../files/index.ts'
import { groupThings } from '../groups/index.ts'
import { guardianParts } from '../guardians/index.ts'
import { bulletinBelongings } from './bulletin.belongings.ts'
import { bulletinCommentTarget } from './bulletin.comment-target.ts'
import { bulletinErasure } from './bulletin.erasure.ts'
import { bulletinFileUse } from './bulletin.file-use.ts'
import { bulletinNotices } from './bulletin.notices.ts'
import { bulletinToSign, bulletinToSignForChild } from './bulletin.todos.ts'
import { bulletinsForGuardians, mailGuardiansOfBulletins } from './bulletin-for-guardians.handlers.ts'
import { bulletinRoutes } from './bulletins.routes.ts'
import { bulletinTriggers } from './bulletins.tables.ts'
import { paperFileUse } from './paper.file-use.ts'
import { handleReleaseJobs } from './release.service.ts'
import { countOfGroup } from './visibility.sql.ts'

export { hasRead } from './teaching.queries.ts'

export const bulletinsFeature: Feature = {
  name: 'bulletins',
  has: [
    tableTriggers(...bulletinTriggers),
    tableHomes(
      ...ofGroup('group_id', 'bulletins'),
      ...below('bulletins', 'bulletin_id', 'bulletin_readings', 'bulletin_guardian_signatures'),
    ),
    erasure(bulletinErasure),
    belongings(...bulletinBelongings),
    todoSources(bulletinToSign, bulletinToSignForChild),
    noticeSources(...bulletinNotices()),
    fileUses(bulletinFileUse, paperFileUse),
    guardianParts(bulletinsForGuardians),
    commentTargets(bulletinCommentTarget),
    channelsOf('bulletin'),
    groupThings({ name: 'bulletins', count: countOfGroup }),
  ],
  routes: bulletinRoutes,
  jobs: handleReleaseJobs,
  events: mailGuardiansOfBulletins,
}
