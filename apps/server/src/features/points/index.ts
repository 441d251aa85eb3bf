import { belongings } from '../../platform/archive/belongings.ts'
import { ofEverybody, ofGroup, ofSchool, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { ownFigures } from '../../platform/http/metrics/own-figures.ts'
import { measures } from '../../platform/measures/measures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { guardianParts } from '../guardians/index.ts'
import { givenForWork } from '../homework/index.ts'
import { pointsForGuardians } from './for-guardians/points-for-guardians.declaration.ts'
import { payForWork } from './issuing/pay-for-work.service.ts'
import { noteHoldersOfGroups } from './measures/note-holders.service.ts'
import { pointMeasures } from './measures/point.measures.ts'
import { pointBelongings } from './point.belongings.ts'
import { pointNotices } from './point.notices.ts'
import { handlePointJobs } from './points.jobs.ts'
import { pointRoutes } from './points.routes.ts'
import { pointTriggers } from './points.tables.ts'

export { fromEntries, isReversed, joinGroupBudget } from './entries.sql.ts'
export { checkReceivers, readReceivers } from './issuing/receivers.policy.ts'
export { readPointProof } from './ledger/prove-ledger.service.ts'
export { checkIsIn, checkReadsAll, plusAt } from './reach-points.policy.ts'

export const pointsFeature: Feature = {
  name: 'points',
  has: [
    tableTriggers(...pointTriggers),
    tableHomes(
      ...ofGroup('group_id', 'point_accounts', 'point_sources', 'point_goals', 'point_leaderboards', 'point_places'),
      ...staying('12 months', ofGroup('group_id', 'point_entries', 'point_answers', 'point_archives')),
      ...staying('24 months', ofGroup('group_id', 'point_acts')),
      ...ofSchool('school_id', 'point_schools'),
      ...staying('90 days', ofEverybody('point_proofs')),
    ),
    erasure([
      deleteRows({ table: 'point_answers', by: 'account_id' }),
      deleteRows({ table: 'point_places', by: 'account_id' }),
    ]),
    noticeSources(...pointNotices()),
    givenForWork(payForWork),
    guardianParts(pointsForGuardians),
    belongings(pointBelongings),
    measures(...pointMeasures),
    ownFigures({
      name: 'points_drifting',
      help: 'Accounts of points whose balance is not what their entries come to, as the last night has found.',
      query: 'select coalesce((select drifting from point_proofs order by id desc limit 1), 0) as value',
    }),
  ],
  routes: pointRoutes,
  events: noteHoldersOfGroups,
  jobs: handlePointJobs,
}
