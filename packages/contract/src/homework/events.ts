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

/** `receipt` is the number of the receipt. */
export const homeworkHandedIn = eventKind<Titled & { receipt: string }>('homework.handed-in')

/** `personId` is whose work it is. */
export const homeworkReviewed = eventKind<Titled & { personId: string }>('homework.reviewed')
export const homeworkReturned = eventKind<Titled & { personId: string }>('homework.returned')
