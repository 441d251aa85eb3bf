import { draftNames, dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { dropWaitingFiles, type WaitingFile } from './waiting-files.ts'

/** A note written offline; `public/offline.js` stores it under these names. */
export interface WaitingNote {
  id: string
  words: string
  writtenAt: string
  files: readonly WaitingFile[]
}

const nameOf = (accountId: string, id = '') => `waiting.${accountId}.${id}`

/** Returns this account's notes on this device, oldest first. */
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

/** Saves a note after one of its files was uploaded. */
export const keepNote = (accountId: string, { id, ...note }: WaitingNote) =>
  writeDraft(nameOf(accountId, id), { ...note, isSynced: false })
