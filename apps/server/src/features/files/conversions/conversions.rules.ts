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

/** How the conversion of a file that has just arrived stands. Null: it is shown as it is. */
export function conversionAtFirst(file: Convertible, programs: Programs): Conversion | null {
  // Nothing here ever opens it, so nobody waits.
  if (file.isLocked) return locked
  if (isOffice(file)) return programs.libreOffice === undefined ? unavailable : pending
  // What says where it was taken is copied for others without that.
  const isMade = isQuickTime(file) || (isMedia(file) && file.isOriginalPrivate)
  if (isMade) return programs.ffmpeg === undefined ? unavailable : pending
  return null
}

/** Films that hardly any browser plays. */
export const isQuickTime = ({ mediaType }: { mediaType: string }) => mediaType === 'video/quicktime'

/** The kinds of which these programs make other forms. */
export function kindsConvertedWith({ ffmpeg, libreOffice }: Programs): FileKind[] {
  return [...(ffmpeg === undefined ? [] : mediaKinds), ...(libreOffice === undefined ? [] : officeKinds)]
}

const pending: Conversion = { state: 'pending', reason: null }
const locked: Conversion = { state: 'failed', reason: 'protected' }
const unavailable: Conversion = { state: 'failed', reason: 'unavailable' }

/** Whether everything was made of a file that is made of it, or nothing had to be. */
export const isConverted = ({
  conversionState,
  duration,
}: {
  conversionState: ConversionState | null
  duration: number | null
}) => conversionState === 'done' || (conversionState === null && duration !== null)

/** Which queue a file goes into: what a converter makes of it, or what is to be found out about it. */
export function queueFor(file: { kind: FileKind; conversionState: ConversionState | null }, programs: Programs) {
  if (file.conversionState === 'failed' || file.conversionState === 'done') return null
  if (isOffice(file)) return 'document'
  return isMedia(file) && (programs.ffmpeg !== undefined || file.conversionState !== null) ? 'media' : null
}

const playedEverywhere = ['aac', 'mp3', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le']

/** Whether some browser does not play a sound. */
export const isSoundRare = (codec: string) => !playedEverywhere.includes(codec)
