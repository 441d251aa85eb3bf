import { draftNames, dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { dropWaitingFiles, type WaitingFile } from './waiting-files.ts'

/** What was written without a connection, by `public/offline.js`, under these names. */
export interface WaitingNote {
  id: string
  words: string
  writtenAt: string
  files: readonly WaitingFile[]
}

const nameOf = (accountId: string, id = '') => `waiting.${accountId}.${id}`

/** Of this account on this device, the oldest first. */
export function waitingNotes(accountId: string): WaitingNote[] {
  const start = nameOf(accountId)
  return draftNames(start)
    .map((name) => ({ id: name.slice(start.length), ...readDraft<Omit<WaitingNote, 'id'>>(name) }))
    .flatMap(({ id, words = '', writtenAt, files = [] }) =>
      writtenAt && (words || files.length > 0) ? [{ id, words, writtenAt, files }] : [],
    )
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

export async function dropNote(accountId: string, { id, files }: WaitingNote): Promise<void> {
  dropDraft(nameOf(accountId, id))
  await dropWaitingFiles(files)
}

/** What has become of its files. */
export const keepNote = (accountId: string, { id, ...note }: WaitingNote) =>
  writeDraft(nameOf(accountId, id), { ...note, isSynced: false })
