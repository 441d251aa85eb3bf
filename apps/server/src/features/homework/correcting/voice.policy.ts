import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { holdFiles, holdFilesOfAnybody, type StoredFile } from '../../files/index.ts'

export const refuseVoice = () => refuse('HOMEWORK_VOICE_REFUSED', { values: { minutes: homeworkLimits.voice / 60 } })

/**
 * Whether a file is a recording within the limit. Its length may be found out later, so this is checked again before
 * the release.
 */
function isVoice({ type, duration }: Pick<StoredFile, 'type' | 'duration'>): boolean {
  // A recording that stops by itself overruns by a fraction of a second.
  return (type & fileTypeFlags.audio) !== 0 && (duration === null || Math.floor(duration) <= homeworkLimits.voice)
}

/**
 * Checks that the recording is the person's own, and locks it; one kept from an earlier save of another corrector
 * stays.
 */
export async function checkVoice(
  transaction: Transaction,
  personId: string,
  { voiceId, known }: { voiceId: string | null; known: string | null },
): Promise<void> {
  if (voiceId === null || voiceId === known) return
  const [file] = await holdFiles(transaction, personId, [voiceId])
  if (!isVoice(file ?? refuse('FILE_NOT_FOUND'))) refuseVoice()
}

/** Whether a recording is still within the limit; a deleted one is no obstacle. */
export async function isVoiceFit(transaction: Transaction, voiceId: string | null): Promise<boolean> {
  const [file] = await holdFilesOfAnybody(transaction, voiceId === null ? [] : [voiceId])
  return file === undefined || isVoice(file)
}
