import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { holdFiles, holdFilesOfAnybody, type StoredFile } from '../../files/index.ts'

export const refuseVoice = () => refuse('HOMEWORK_VOICE_REFUSED', { values: { minutes: homeworkLimits.voice / 60 } })

/** How long it is may turn out later, so that it is asked again before it is let out. */
function isVoice({ type, duration }: Pick<StoredFile, 'type' | 'duration'>): boolean {
  // A recording that ends by itself runs on for the blink that this takes.
  return (type & fileTypeFlags.audio) !== 0 && (duration === null || Math.floor(duration) <= homeworkLimits.voice)
}

/** A file of one's own with sound, held; what another corrector has spoken of the same work stays. */
export async function checkVoice(
  transaction: Transaction,
  personId: string,
  { voiceId, known }: { voiceId: string | null; known: string | null },
): Promise<void> {
  if (voiceId === null || voiceId === known) return
  const [file] = await holdFiles(transaction, personId, [voiceId])
  if (!isVoice(file ?? refuse('FILE_NOT_FOUND'))) refuseVoice()
}

/** It can still be heard, and is not longer than it may be. One that is gone is no hindrance. */
export async function isVoiceFit(transaction: Transaction, voiceId: string | null): Promise<boolean> {
  const [file] = await holdFilesOfAnybody(transaction, voiceId === null ? [] : [voiceId])
  return file === undefined || isVoice(file)
}
