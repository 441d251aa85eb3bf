import type { ContentDocument } from '@learntrail/contract/content/document'
import { uploadPicture as uploadFile, wavOf } from '../../files/index.ts'
import { createDraft } from '../api/create-draft.ts'
import type { DraftWriter } from '../session/open-drafts.ts'
import { readWaitingFile, type WaitingFile } from './waiting-files.ts'
import { dropNote, keepNote, type WaitingNote } from './waiting-notes.ts'

/**
 * Sends a note to the server as a draft, then removes it from the device. Idempotent: the note's id is the client id.
 */
export async function sendNote(writer: DraftWriter, note: WaitingNote): Promise<void> {
  const { id, words, writtenAt } = note
  await createDraft({
    clientId: id,
    writer: id,
    save: 1,
    content: documentOf(words),
    fileIds: await arrivedFiles(writer, note),
    date: dayIn(writtenAt),
    privacy: writer.newPostPrivacy,
  })
  await dropNote(writer.id, note)
}

/**
 * Uploads the files of a note one by one and returns their ids; each id is saved with the note, so no file is sent
 * twice.
 */
async function arrivedFiles(writer: DraftWriter, note: WaitingNote): Promise<string[]> {
  const files = [...note.files]
  for (const [place, file] of files.entries()) {
    if (file.id !== undefined) continue
    const blob = await readWaitingFile(file.key)
    // A file that the browser has evicted does not keep the rest from being sent.
    if (blob === undefined) continue
    files[place] = { ...file, id: (await uploadFile(await asFile(file, blob))).id }
    keepNote(writer.id, { ...note, files: [...files] })
  }
  return files.flatMap((file) => file.id ?? [])
}

/** Converts WebM audio, which some browsers record only and the server refuses, to WAV. */
async function asFile({ name, type }: WaitingFile, blob: Blob): Promise<File> {
  if (type !== 'audio/webm') return new File([blob], name, { type })
  return new File([await wavOf(blob)], name.replace(/\.webm$/, '.wav'), { type: 'audio/wav' })
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

/** Returns the day in Taiwan (UTC+8) of a moment. */
const dayIn = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10)
