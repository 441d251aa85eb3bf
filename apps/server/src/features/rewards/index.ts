import { ofEverybody, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { keepRewardMonths } from './ledger/close-months.ts'
import { expirePurse } from './ledger/purse.ts'

export { holdForPrize, payForCourse, readPurse, refundHold, spendHold } from './ledger/purse.ts'

const months = jobKind<object>('rewards.keep-months')

export const rewardsFeature: Feature = {
  name: 'rewards',
  has: [
    tableHomes(
      // One ledger for all: points go from the product to people and back, and stay when a person is gone.
      ...ofEverybody('reward_accounts', 'reward_sources'),
      ...staying('12 months', ofEverybody('reward_entries')),
    ),
    erasure([
      {
        name: 'reward_accounts account_id',
        async erase({ platform, transaction, personId }) {
          await expirePurse(transaction, personId, platform.clock.now())
          return 0
        },
      },
    ]),
  ],
  // Reward points are moved by other features as yet; nobody calls for them.
  routes: () => undefined,
  jobs: (platform) => {
    platform.jobs.every('46 2 * * *', months, () => keepRewardMonths(platform))
    platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, months, {}))
  },
}
