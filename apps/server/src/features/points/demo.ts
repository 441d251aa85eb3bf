/* Exported for the demo school (`demo/`) only. */

export { setGoal } from './issuing/goal.service.ts'
export { issuePoints, takeBack } from './issuing/issue.service.ts'
export { changeLeaderboard } from './leaderboard/leaderboard.service.ts'
export { keepPointMonths } from './ledger/close-months.service.ts'
export { proveLedger } from './ledger/prove-ledger.service.ts'
export { answerPoints } from './own/answer.service.ts'
export { listMemberPoints } from './own/points.service.ts'
