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
/** They are to go to another school, which has to take them in. */
export const transferBegun = ofAccount('school.transfer_begun', {
  since,
  undoneBy: ['school.transfer_ended', 'school.transferred', 'school.person_left', 'account.ended'],
})
/** They stay where they are. */
export const transferEnded = ofAccount('school.transfer_ended', {
  since,
  undoneBy: ['school.transfer_begun', 'account.ended'],
})
/** Another school has taken them in. */
export const transferred = ofAccount('school.transferred', { since, undoneBy: ['account.ended'] })
