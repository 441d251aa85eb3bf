import { belongings } from '../../platform/archive/belongings.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { ofEverybody, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { ownFigures } from '../../platform/http/metrics/own-figures.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { keepRewardMonths } from './ledger/close-months.service.ts'
import { proveRewards } from './ledger/prove-ledger.service.ts'
import { expirePurse } from './ledger/purse.service.ts'
import { rewardBelongings } from './reward.belongings.ts'
import { rewardNotices } from './reward.notices.ts'
import { rewardRoutes } from './rewards.routes.ts'
import { rewardTriggers } from './rewards.tables.ts'

export { readRewardProof } from './ledger/prove-ledger.service.ts'
export { holdForPrize, payForCourse, readPurse, refundHold, spendHold } from './ledger/purse.service.ts'

const months = jobKind<object>('rewards.keep-months')

export const rewardsFeature: Feature = {
  name: 'rewards',
  has: [
    tableTriggers(...rewardTriggers),
    tableHomes(
      // One ledger for everybody: points move from the product to people and back, and stay when a person is gone.
      ...ofEverybody('reward_accounts', 'reward_sources'),
      ...staying('12 months', ofEverybody('reward_acts', 'reward_entries')),
      ...staying('90 days', ofEverybody('reward_proofs')),
    ),
    belongings(rewardBelongings),
    noticeSources(...rewardNotices()),
    consoleRooms({ room: 'rewards', level: 'operator' }, { room: 'ledgers', level: 'operator' }),
    erasure([
      {
        name: 'reward_accounts account_id',
        async erase({ platform, transaction, personId }) {
          await expirePurse(transaction, personId, platform.clock.now())
          return 0
        },
      },
    ]),
    ownFigures({
      name: 'rewards_drifting',
      help: 'Accounts of reward points whose balance is not what their entries come to, as the last night has found.',
      query: 'select coalesce((select drifting from reward_proofs order by id desc limit 1), 0) as value',
    }),
  ],
  routes: rewardRoutes,
  jobs: (platform) => {
    platform.jobs.every('46 2 * * *', months, () => keepRewardMonths(platform))
    platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, months, {}))
    platform.jobs.every('22 3 * * *', jobKind('rewards.prove-ledger'), async () => {
      await proveRewards(platform)
    })
  },
}
