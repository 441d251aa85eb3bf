import type { ContentDocument } from '@learntrail/contract/posts/content-text'
import { draftNames, dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import { createDraft } from '../api/create-draft.ts'
import type { DraftWriter } from '../session/open-drafts.ts'

/** What was written without a connection, by `public/offline.js`, under these names. */
export interface WaitingNote {
  id: string
  words: string
  writtenAt: string
}

const nameOf = (accountId: string, id = '') => `waiting.${accountId}.${id}`

/** Of this account on this device, the oldest first. */
export function waitingNotes(accountId: string): WaitingNote[] {
  const start = nameOf(accountId)
  return draftNames(start)
    .map((name) => ({ id: name.slice(start.length), ...readDraft<Omit<WaitingNote, 'id'>>(name) }))
    .flatMap(({ id, words, writtenAt }) => (words && writtenAt ? [{ id, words, writtenAt }] : []))
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

export const dropNote = (accountId: string, id: string) => dropDraft(nameOf(accountId, id))

/** Makes a draft of it; sent again it is the same one. It leaves the device when it has arrived. */
export async function sendNote(writer: DraftWriter, { id, words, writtenAt }: WaitingNote): Promise<void> {
  await createDraft({
    ...{ clientId: id, writer: id, save: 1 },
    content: documentOf(words),
    date: dayIn(writtenAt),
    privacy: writer.newPostPrivacy,
  })
  dropNote(writer.id, id)
}

/** One after the other, as far as it goes; answers how many arrived. */
export async function sendWaiting(writer: DraftWriter): Promise<number> {
  let sent = 0
  for (const note of waitingNotes(writer.id)) {
    const hasArrived = await sendNote(writer, note).then(
      () => true,
      () => false,
    )
    if (!hasArrived) break
    sent += 1
  }
  return sent
}

function documentOf(words: string): ContentDocument {
  const lines = words.split('\n').map((line) => line.trimEnd())
  return {
    type: 'doc',
    content: lines.map((text) => ({
      type: 'paragraph',
      ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
    })),
  }
}

/** The day in Taiwan on which it was written. */
const dayIn = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10)
