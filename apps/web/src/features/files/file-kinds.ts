import type { FileKind, fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'

// Repeated here so that lists load no code of the contract; the type keeps the two in step.
const flags: typeof fileTypeFlags = {
  image: 1,
  video: 2,
  audio: 4,
  word: 8,
  ppt: 16,
  excel: 32,
  pdf: 64,
  txt: 128,
  other: 256,
  uneditable: 512,
}
const kinds: readonly FileKind[] = ['image', 'video', 'audio', 'word', 'ppt', 'excel', 'pdf', 'txt']

export function kindOf(file: Pick<FileSummary, 'type'>): FileKind {
  return kinds.find((kind) => (file.type & flags[kind]) !== 0) ?? 'other'
}

export const isPicture = (file: Pick<FileSummary, 'type'>) => kindOf(file) === 'image'

export const isSound = (file: Pick<FileSummary, 'type'>) => kindOf(file) === 'audio'

/** Whether a file is video or audio, so that captions can be written for it. */
export const hasSpeech = (file: Pick<FileSummary, 'type'>) => kindOf(file) === 'video' || kindOf(file) === 'audio'

/** Whether a file is shown large: a picture, or a video that has a still. */
export const isSeen = (file: Pick<FileSummary, 'type' | 'thumbnailWidths'>) =>
  isPicture(file) || (kindOf(file) === 'video' && file.thumbnailWidths.length > 0)

/** Returns the sum of the flags of these kinds; 0 for none. */
export const flagsOf = (wanted: readonly FileKind[]) => wanted.reduce((sum, kind) => sum | flags[kind], 0)
