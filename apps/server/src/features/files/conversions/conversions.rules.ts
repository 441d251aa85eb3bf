import type { ConversionReason, ConversionState, FileKind } from '@learntrail/contract/files/file-types'
import type { Programs } from '../../../platform/programs/find-programs.ts'

interface Convertible {
  kind: FileKind
  mediaType: string
  isOriginalPrivate: boolean
}

interface Conversion {
  state: ConversionState
  reason: ConversionReason | null
}

const officeKinds: readonly FileKind[] = ['word', 'ppt', 'excel']
export const isOffice = ({ kind }: { kind: FileKind }) => officeKinds.includes(kind)
const isMedia = ({ kind }: { kind: FileKind }) => kind === 'video' || kind === 'audio'

/**
 * How the conversion of a file that has just arrived stands. Null: it is shown as it is. `refused`: nothing of it could be
 * shown, and nothing ever would be.
 */
export function conversionAtFirst(file: Convertible, programs: Programs): Conversion | 'refused' | null {
  if (isOffice(file)) return programs.libreOffice === undefined ? unavailable : pending
  if (file.mediaType === 'video/quicktime') return programs.ffmpeg === undefined ? 'refused' : pending
  // What says where it was taken is copied for others without that.
  if (isMedia(file) && file.isOriginalPrivate) return programs.ffmpeg === undefined ? unavailable : pending
  return null
}

const pending: Conversion = { state: 'pending', reason: null }
const unavailable: Conversion = { state: 'failed', reason: 'unavailable' }

/** Which queue a file goes into: what a converter makes of it, or what is to be found out about it. */
export function queueFor(file: { kind: FileKind; conversionState: ConversionState | null }, programs: Programs) {
  if (file.conversionState === 'failed' || file.conversionState === 'done') return null
  if (isOffice(file)) return 'document'
  return isMedia(file) && (programs.ffmpeg !== undefined || file.conversionState !== null) ? 'media' : null
}

const playedEverywhere = ['aac', 'mp3', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le']

/** Whether some browser does not play a sound. */
export const isSoundRare = (codec: string) => !playedEverywhere.includes(codec)
