import 'i18next'
import type budgets from '@learntrail/texts/tw/rewards/budgets.json'
import type consoleRooms from '@learntrail/texts/tw/rewards/console-rooms.json'
import type issue from '@learntrail/texts/tw/rewards/issue.json'
import type ledgers from '@learntrail/texts/tw/rewards/ledgers.json'
import type rewards from '@learntrail/texts/tw/rewards/rewards.json'
import type ways from '@learntrail/texts/tw/rewards/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rewards: typeof rewards
    'rewards/budgets': typeof budgets
    'rewards/console-rooms': typeof consoleRooms
    'rewards/issue': typeof issue
    'rewards/ledgers': typeof ledgers
    'rewards/ways': typeof ways
  }
}
