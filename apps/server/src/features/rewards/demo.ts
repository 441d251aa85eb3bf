/* For the demo school (`demo/`) only. */

export { changeBudget, giveReward } from './budgets/budgets.service.ts'
export { issueReward } from './issuing/issue.service.ts'
export { keepRewardMonths } from './ledger/close-months.service.ts'
export { proveRewards } from './ledger/prove-ledger.service.ts'
