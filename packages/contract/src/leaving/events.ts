import { eventsOf, nothing } from '../event.ts'

const ofAccount = eventsOf('account')
const since = '2026-11-22'

export const deletionAsked = ofAccount('account.deletion_asked', {
  since,
  undoneBy: ['account.deletion_cancelled', 'account.ended'],
})
export const deletionCancelled = ofAccount('account.deletion_cancelled', { since, undoneBy: nothing })
/**
 * The account's erasure begins. Everything that belongs to it is deleted without events of its own; handlers of this
 * event are awaited, and then the event itself is deleted (decision 065).
 */
export const accountEnded = ofAccount('account.ended', { since: '2026-11-28', undoneBy: nothing, isShown: false })
export const archivePrepared = ofAccount('account.archive_prepared', { since, undoneBy: nothing })
