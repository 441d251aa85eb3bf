import type { ContentDocument } from '@learntrail/contract/content/document'
import { uploadPicture as uploadFile, wavOf } from '../../files/index.ts'
import { createDraft } from '../api/create-draft.ts'
import type { DraftWriter } from '../session/open-drafts.ts'
import { readWaitingFile, type WaitingFile } from './waiting-files.ts'
import { dropNote, keepNote, type WaitingNote } from './waiting-notes.ts'

/** Makes a draft of it; sent again it is the same one. It leaves the device when it has arrived. */
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

/** Its files at the server, one by one: what has arrived is not sent again. */
async function arrivedFiles(writer: DraftWriter, note: WaitingNote): Promise<string[]> {
  const files = [...note.files]
  for (const [place, file] of files.entries()) {
    if (file.id !== undefined) continue
    const blob = await readWaitingFile(file.key)
    // What the browser has thrown away keeps the rest from nobody.
    if (blob === undefined) continue
    files[place] = { ...file, id: (await uploadFile(await asFile(file, blob))).id }
    keepNote(writer.id, { ...note, files: [...files] })
  }
  return files.flatMap((file) => file.id ?? [])
}

/** The server takes no WebM sound, which is all that some browsers record. */
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

/** The day in Taiwan on which it was written. */
const dayIn = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10)
