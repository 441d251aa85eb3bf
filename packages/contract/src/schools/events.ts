import { eventsOf } from '../event.ts'

const ofAccount = eventsOf('account')
const since = '2026-11-28'

/** The school closed the account: it is erased 14 days later, unless its holder or the school cancels that. */
export const accountClosed = ofAccount('school.account_closed', {
  since,
  undoneBy: ['school.account_reopened', 'account.deletion_cancelled', 'account.ended'],
})
export const accountReopened = ofAccount('school.account_reopened', { since, undoneBy: ['school.account_closed'] })
/** The school says that they have left; they keep the account. */
export const personLeft = ofAccount('school.person_left', { since, undoneBy: ['account.ended'] })
/** A transfer to another school was requested, which must accept them. */
export const transferBegun = ofAccount('school.transfer_begun', {
  since,
  undoneBy: ['school.transfer_ended', 'school.transferred', 'school.person_left', 'account.ended'],
})
/** The transfer was cancelled; they stay at their school. */
export const transferEnded = ofAccount('school.transfer_ended', {
  since,
  undoneBy: ['school.transfer_begun', 'account.ended'],
})
/** The other school has accepted them. */
export const transferred = ofAccount('school.transferred', { since, undoneBy: ['account.ended'] })
