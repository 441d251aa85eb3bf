import type { ConversionReason, ConversionState, FileKind } from '@learntrail/contract/files/file-types'
import type { Programs } from '../../../platform/programs/find-programs.ts'

interface Convertible {
  kind: FileKind
  mediaType: string
  isOriginalPrivate: boolean
  isLocked: boolean
}

interface Conversion {
  state: ConversionState
  reason: ConversionReason | null
}

const officeKinds: readonly FileKind[] = ['word', 'ppt', 'excel']
export const isOffice = ({ kind }: { kind: FileKind }) => officeKinds.includes(kind)
const mediaKinds: readonly FileKind[] = ['video', 'audio']
const isMedia = ({ kind }: { kind: FileKind }) => mediaKinds.includes(kind)

/** Returns the conversion state of a file that has just arrived. Null: it is shown as it is. */
export function conversionAtFirst(file: Convertible, programs: Programs): Conversion | null {
  // A file with a password is never opened here, so there is nothing to wait for.
  if (file.isLocked) return locked
  if (isOffice(file)) return programs.libreOffice === undefined ? unavailable : pending
  // Others get a copy without the place where it was taken.
  const isMade = isQuickTime(file) || (isMedia(file) && file.isOriginalPrivate)
  if (isMade) return programs.ffmpeg === undefined ? unavailable : pending
  return null
}

/** Whether the file is a QuickTime film, which hardly any browser plays. */
export const isQuickTime = ({ mediaType }: { mediaType: string }) => mediaType === 'video/quicktime'

/** Returns the kinds of file that the installed programs convert. */
export function kindsConvertedWith({ ffmpeg, libreOffice }: Programs): FileKind[] {
  return [...(ffmpeg === undefined ? [] : mediaKinds), ...(libreOffice === undefined ? [] : officeKinds)]
}

const pending: Conversion = { state: 'pending', reason: null }
const locked: Conversion = { state: 'failed', reason: 'protected' }
const unavailable: Conversion = { state: 'failed', reason: 'unavailable' }

/** Whether a conversion is done, or was found unnecessary. */
export const isConverted = ({
  conversionState,
  duration,
}: {
  conversionState: ConversionState | null
  duration: number | null
}) => conversionState === 'done' || (conversionState === null && duration !== null)

/** Returns the queue for a file ('media' also examines films and sound that may need no conversion), or null. */
export function queueFor(file: { kind: FileKind; conversionState: ConversionState | null }, programs: Programs) {
  if (file.conversionState === 'failed' || file.conversionState === 'done') return null
  if (isOffice(file)) return 'document'
  return isMedia(file) && (programs.ffmpeg !== undefined || file.conversionState !== null) ? 'media' : null
}

const playedEverywhere = ['aac', 'mp3', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le']

/** Whether some browser cannot play sound in this codec. */
export const isSoundRare = (codec: string) => !playedEverywhere.includes(codec)
