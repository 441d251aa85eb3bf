import { eventKind } from '../event.ts'

// The subject of all of these is the account.

export const deletionAsked = eventKind('account.deletion_asked')
export const deletionCancelled = eventKind('account.deletion_cancelled')
export const archivePrepared = eventKind('account.archive_prepared')
