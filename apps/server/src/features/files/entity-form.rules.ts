import type { EntityType } from '@learntrail/contract/files/files'
import { fileDurations } from '@learntrail/contract/files/limits'
import { refuse } from '../../platform/http/refusal.ts'
import type { FileEntity } from './files.repository.ts'

/** One of the forms in which a file can be sent. */
export interface EntityForm {
  key: string
  /** Unknown for thumbnails and for older previews. */
  bytes?: number | undefined
  mediaType: string
  name: string
  /** Displayed by the browser; every other form is downloaded. */
  isInline: boolean
}

/** Types that browsers display without running any of their content. */
const shownByBrowsers = /^(?:video\/mp4|audio\/.+|application\/pdf)$/
const office = /msword|officedocument|opendocument|ms-excel|ms-powerpoint|rtf/
const thumbnailMediaType = 'image/webp'

interface Wanted {
  type: EntityType
  /** Of a thumbnail, in pixels. */
  width?: number | undefined
}

/**
 * Returns the form that a person gets. Some originals hold what the camera noted, such as where they were taken: only
 * the owner gets those, and others get the preview even when they ask for the original.
 */
export function formFor(file: FileEntity, { type, width }: Wanted, isOwner: boolean): EntityForm {
  switch (type) {
    case 'original':
      return isOwner || !file.isOriginalPrivate ? original(file) : preview(file, isOwner)
    case 'preview':
      return preview(file, isOwner)
    case 'small':
      return small(file, isOwner)
    case 'thumbnail':
      return thumbnail(file, width, isOwner)
    case 'watermark':
      return stampable(preview(file, isOwner))
  }
}

function original({ sha256: key, bytes, mediaType, displayName: name }: FileEntity): EntityForm {
  return { key, bytes, mediaType, name, isInline: shownByBrowsers.test(mediaType) }
}

function preview(file: FileEntity, isOwner: boolean): EntityForm {
  const { previewKey: key, previewMediaType: mediaType, previewBytes } = file
  if (key !== null && mediaType !== null) {
    return { key, bytes: previewBytes ?? undefined, mediaType, name: nameAs(file, mediaType), isInline: true }
  }
  const isShownAsItIs =
    !office.test(file.mediaType) && file.mediaType !== 'video/quicktime' && !isBeingMadePlayable(file)
  if (isShownAsItIs && (isOwner || !file.isOriginalPrivate)) return { ...original(file), isInline: true }
  return refuseForm(file, isOwner)
}

/** Returns the form with the fewest bytes: the small form of a film, or its preview if it has none. */
function small(file: FileEntity, isOwner: boolean): EntityForm {
  const { smallKey: key, smallBytes } = file
  if (key === null) return preview(file, isOwner)
  const mediaType = 'video/mp4'
  return { key, bytes: smallBytes ?? undefined, mediaType, name: nameAs(file, mediaType), isInline: true }
}

/**
 * Whether an MP4 is being converted because of its codecs. One that only gets a copy without its place plays for the
 * owner meanwhile.
 */
function isBeingMadePlayable({ mediaType, conversionState, isOriginalPrivate }: FileEntity): boolean {
  return mediaType === 'video/mp4' && conversionState === 'in_progress' && !isOriginalPrivate
}

/**
 * Refuses for a missing converted form: with CONVERSION_PENDING and a wait in seconds, or with the code of the failure.
 */
function refuseForm({ conversionState, conversionReason, isOriginalPrivate }: FileEntity, isOwner: boolean): never {
  if (conversionState === 'pending' || conversionState === 'in_progress') {
    refuse('CONVERSION_PENDING', { retryAfter: fileDurations.conversionWait / 1_000 })
  }
  if (conversionReason === 'protected') refuse('FILE_PROTECTED')
  if (conversionReason === 'lost') refuse('FILE_BYTES_GONE')
  const isBroken = conversionReason !== null && conversionReason !== 'unavailable'
  if (isBroken) refuse('CONVERSION_FAILED')
  return refuse(isOriginalPrivate && !isOwner ? 'FILE_WITHHELD' : 'CONVERSION_UNAVAILABLE')
}

function thumbnail(file: FileEntity, width: number | undefined, isOwner: boolean): EntityForm {
  const { thumbnailKeys: keys, thumbnailWidths: widths } = file
  const fitting = width === undefined ? middle : widths.findIndex((available) => available >= width)
  const key = keys[fitting] ?? keys.at(-1)
  if (key === undefined)
    return file.mediaType.startsWith('video/') ? refuseForm(file, isOwner) : refuse('CONVERSION_UNAVAILABLE')
  return { key, mediaType: thumbnailMediaType, name: nameAs(file, thumbnailMediaType), isInline: true }
}

/** The default thumbnail: about the full width of a phone. */
const middle = 1

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'audio/mp4': 'm4a' }

/** Returns the form if `stampedCopy` can put the reader's name on its pages, that is, if it is a PDF. */
function stampable(form: EntityForm): EntityForm {
  return form.mediaType === 'application/pdf' ? form : refuse('CONVERSION_UNAVAILABLE')
}

/** Returns the file's name with the extension of the form that is sent. */
function nameAs({ displayName, mediaType: own }: FileEntity, mediaType: string): string {
  if (own === mediaType) return displayName
  const base = displayName.slice(0, displayName.lastIndexOf('.'))
  return `${base}.${endings[mediaType] ?? mediaType.slice(mediaType.indexOf('/') + 1)}`
}
