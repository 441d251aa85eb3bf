import type { CaptionSave, WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import { type CaptionFault, type Cue, inTime } from '@learntrail/contract/files/captions/cues'
import { type CaptionLanguage, captionLanguageCodes, captionLimits } from '@learntrail/contract/files/captions/facts'
import { readCaptions, writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { inTransaction, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfFile } from '../file.live.ts'
import { tellRemade } from '../file-uses.kind.ts'
import { findOwnFile, holdFiles, type StoredFile } from '../files.repository.ts'
import * as repository from './captions.repository.ts'

/** A film or sound, and a language. The caller has checked that the person may write its captions. */
interface Named {
  file: StoredFile
  language: CaptionLanguage
}

/** Id of a file, and a language. */
interface OwnNamed {
  id: string
  language: CaptionLanguage
}

export async function readWritten(db: Queryable, { file, language }: Named): Promise<WrittenCaptions> {
  checkKind(file)
  const { text = '', version = 0 } = (await repository.findCaptions(db, file.id, language)) ?? {}
  return { language, text, version }
}

/**
 * Saves captions, or refuses with CAPTIONS_CONFLICT if another window saved since; repeating a save changes nothing.
 * The file's row is locked, so that the second of two simultaneous saves sees the first. Viewers of the file are told
 * when a language is added or removed.
 */
export async function saveWritten(
  platform: Platform,
  transaction: Transaction,
  { file, language, byId, save }: Named & { byId: string; save: CaptionSave },
): Promise<WrittenCaptions> {
  checkKind(file)
  const text = textOf(save.text)
  const stored = await repository.findCaptions(transaction, file.id, language)
  const before = stored?.version ?? 0
  // A retry: the window never received the answer to its last save.
  const isAgain = stored?.writer === save.writer && before === save.version + 1
  if (stored !== undefined && isAgain && stored.text === text) return { language, text, version: before }
  if (before !== save.version && !isAgain) refuse('CAPTIONS_CONFLICT')
  const others = file.captions.filter((one) => one.language !== language)
  if (text !== '' && others.length >= captionLimits.languages) {
    refuse('CAPTIONS_LANGUAGES', { values: { limit: captionLimits.languages } })
  }
  const version = before + 1
  const at = platform.clock.now()
  await repository.putCaptions(transaction, { fileId: file.id, language, text, version, writer: save.writer, byId, at })
  const now = inOrder(text === '' ? others : [...others, { language, version }])
  await repository.setCaptions(transaction, file.id, now)
  if (now.length !== file.captions.length) {
    await tellOfFile(platform, transaction, file)
    await tellRemade(platform, transaction, file.id)
  }
  return { language, text, version }
}

/** Returns the captions of one's own film or sound. */
export async function readOwnCaptions({ db }: Platform, ownerId: string, { id, language }: OwnNamed) {
  const file = (await findOwnFile(db, ownerId, id)) ?? refuse('FILE_NOT_FOUND')
  return readWritten(db, { file, language })
}

export function saveOwnCaptions(platform: Platform, ownerId: string, { id, language }: OwnNamed, save: CaptionSave) {
  return inTransaction(platform.db, async (transaction) => {
    const [file] = await holdFiles(transaction, ownerId, [id])
    if (file === undefined) return refuse('FILE_NOT_FOUND')
    return saveWritten(platform, transaction, { file, language, byId: ownerId, save })
  })
}

/** Stores captions that were embedded in a film. Those that cannot be read never cost the owner the film. */
export async function addCaptions(
  platform: Platform,
  transaction: Transaction,
  { file, byId, captions }: { file: StoredFile; byId: string; captions: ReadonlyMap<CaptionLanguage, readonly Cue[]> },
): Promise<void> {
  const at = platform.clock.now()
  const some = [...captions].slice(0, captionLimits.languages)
  for (const [language, cues] of some) {
    const row = { fileId: file.id, language, text: writeWebVtt(inTime(cues)), version: 1, writer: file.id, byId, at }
    await repository.putCaptions(transaction, row)
  }
  await repository.setCaptions(transaction, file.id, inOrder(some.map(([language]) => ({ language, version: 1 }))))
}

const inOrder = (captions: StoredFile['captions']) =>
  captions.toSorted((a, b) => captionLanguageCodes.indexOf(a.language) - captionLanguageCodes.indexOf(b.language))

const spokenFlags = fileTypeFlags.video | fileTypeFlags.audio

function checkKind({ type }: StoredFile): void {
  if ((type & spokenFlags) === 0) refuse('CAPTIONS_NO_FILM')
}

const limitOf: Partial<Record<CaptionFault, number>> = {
  CUE_TOO_LONG: captionLimits.cue,
  TOO_MANY: captionLimits.cues,
  TOO_LARGE: captionLimits.bytes,
}

/** Returns the captions in the stored form, or '' when there are none. Refuses with CAPTIONS_… and the faulty line. */
function textOf(source: string): string {
  const read = readCaptions(source)
  if ('cues' in read) return withinBytes(writeWebVtt(read.cues))
  const { fault, line } = read
  if (fault === 'EMPTY') return ''
  return refuse(`CAPTIONS_${fault}`, { values: { line, limit: limitOf[fault] ?? 0 } })
}

/** Escaping makes the stored text longer than its source, so the limit is checked once more. */
function withinBytes(text: string): string {
  if (Buffer.byteLength(text) > captionLimits.bytes) {
    refuse('CAPTIONS_TOO_LARGE', { values: { line: 1, limit: captionLimits.bytes } })
  }
  return text
}
