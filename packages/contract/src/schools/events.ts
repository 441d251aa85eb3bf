import { eventsOf } from '../event.ts'

const ofAccount = eventsOf('account')
const since = '2026-11-28'

/** Its school has ended it: 14 days later it is erased, unless its holder or the school takes that back. */
export const accountClosed = ofAccount('school.account_closed', {
  since,
  undoneBy: ['school.account_reopened', 'account.deletion_cancelled', 'account.ended'],
})
export const accountReopened = ofAccount('school.account_reopened', { since, undoneBy: ['school.account_closed'] })
/** Their school says that they are there no more; the account stays theirs. */
export const personLeft = ofAccount('school.person_left', { since, undoneBy: ['account.ended'] })
