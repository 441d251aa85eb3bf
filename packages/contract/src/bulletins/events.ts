import { eventKind } from '../event.ts'

// The subject is the bulletin; `title` is what it was called.
interface Titled extends Record<string, string> {
  title: string
  groupId: string
}

/** By its time, where nobody did it; members are told. */
export const bulletinPublished = eventKind<Titled>('bulletin.published')
export const bulletinScheduled = eventKind<Titled>('bulletin.scheduled')
export const bulletinChanged = eventKind<Titled>('bulletin.changed')
export const bulletinDeleted = eventKind<Titled>('bulletin.deleted')
/** The subject is the one that was forwarded, `groupId` where it went. */
export const bulletinForwarded = eventKind<Titled>('bulletin.forwarded')
/** Those who have not read it, or not signed, are told again. */
export const bulletinReminded = eventKind<Titled>('bulletin.reminded')
export const bulletinSigned = eventKind<Titled>('bulletin.signed')
