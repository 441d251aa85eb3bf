import { accountSignedUp } from '@learntrail/contract/accounts/events'
import { invitationTaken } from '@learntrail/contract/invitations/events'
import type { Platform } from '../../platform/platform.ts'
import { insertArrival } from './arrivals.repository.ts'
import { findInviter } from './links.repository.ts'

/**
 * Records whose link brought each new account. The browser's claim is not trusted: a link that had expired at sign-up
 * is credited to nobody.
 */
export function noteArrivals({ events }: Platform): void {
  events.on(
    accountSignedUp,
    'invitations.note-arrival',
    async ({ subjectId, data, at }, transaction) => {
      if (!data.invitation) return
      const inviterId = await findInviter(transaction, data.invitation, at)
      if (inviterId === undefined || inviterId === subjectId) return
      if (!(await insertArrival(transaction, { accountId: subjectId, inviterId, at }))) return
      await events.record(transaction, invitationTaken, { actorId: subjectId, subjectId: inviterId, at })
    },
    ({ invitation }) => Boolean(invitation),
  )
}
