import type { ContractFeature } from '../feature.ts'
import { rewardErrors } from './errors.ts'
import { rewardNotices } from './notices.ts'
import { rewardScreens } from './screens.ts'

export const rewards = {
  name: 'rewards',
  screens: rewardScreens,
  errors: rewardErrors,
  liveKinds: [
    /** The viewer's reward points, or those of the group with this id and its school. */
    'updateRewards',
  ],
  consoleRooms: { rewards: 83, ledgers: 84 },
  auditActs: [
    'reward_budget.funded',
    'reward_budget.withdrawn',
    'reward.given',
    'reward.taken_back',
    'ledger.searched',
    'ledger.looked',
  ],
  auditSubjectTypes: ['reward', 'group'],
  auditFacts: ['points'],
  eventGroups: { rewards: 'records' },
  notices: rewardNotices,
} as const satisfies ContractFeature
