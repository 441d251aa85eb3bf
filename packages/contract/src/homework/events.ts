import { eventKind } from '../event.ts'

// The subject is the question; `title` is what it was called.
interface Titled extends Record<string, string> {
  title: string
  groupId: string
}

export const homeworkMade = eventKind<Titled>('homework.made')
export const homeworkChanged = eventKind<Titled>('homework.changed')
export const homeworkScheduled = eventKind<Titled>('homework.scheduled')
/** By its time, where nobody did it. */
export const homeworkAssigned = eventKind<Titled>('homework.assigned')
export const homeworkRevoked = eventKind<Titled>('homework.revoked')
export const homeworkArchived = eventKind<Titled>('homework.archived')
export const homeworkRestored = eventKind<Titled>('homework.restored')
export const homeworkDeleted = eventKind<Titled>('homework.deleted')
/** Its deadline comes within a day. */
export const homeworkDue = eventKind<Titled>('homework.due')

/** `receipt` is the number of the receipt, `handInId` the work. */
export const homeworkHandedIn = eventKind<Titled & { receipt: string; handInId: string }>('homework.handed-in')

/** `personId` is who was invited. */
export const homeworkTeamInvited = eventKind<Titled & { personId: string }>('homework.team-invited')
export const homeworkTeamJoined = eventKind<Titled & { teamId: string }>('homework.team-joined')
export const homeworkTeamDeclined = eventKind<Titled>('homework.team-declined')
export const homeworkTeamTakenOut = eventKind<Titled & { personId: string }>('homework.team-taken-out')
export const homeworkTeamLeft = eventKind<Titled>('homework.team-left')

/** `personId` is whose work it is, of a team who comes first; `handInId` the work. */
export const homeworkReviewed = eventKind<Titled & { personId: string; handInId: string }>('homework.reviewed')
export const homeworkReturned = eventKind<Titled & { personId: string; handInId: string }>('homework.returned')
