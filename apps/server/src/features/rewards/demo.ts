/* What the demo school is made with (`demo/`), and nothing else. */

export { giveReward } from './budgets/budgets.service.ts'
