import type { EntityType } from '@learntrail/contract/files/files'
import { refuse } from '../../platform/http/refusal.ts'
import type { FileEntity } from './files.repository.ts'

/** One of the forms a file can be sent in. */
export interface EntityForm {
  key: string
  /** Known for the original only. */
  bytes?: number
  mediaType: string
  name: string
  /** Shown by the browser itself; everything else is saved. */
  isInline: boolean
}

/** What browsers show by themselves without running anything of it. */
const shownByBrowsers = /^(?:video\/mp4|audio\/.+|application\/pdf)$/
const office = /msword|officedocument|opendocument|ms-excel|ms-powerpoint|rtf/

/**
 * Which bytes a person gets. A picture's original holds what the camera noted, such as where it was taken: it is the
 * owner's alone, others get the preview even when they ask for the original.
 */
export function formFor(file: FileEntity, type: EntityType, isOwner: boolean): EntityForm {
  switch (type) {
    case 'original':
      return isOwner || file.previewKey === null ? original(file) : preview(file)
    case 'preview':
      return preview(file)
    case 'thumbnail':
      return thumbnail(file)
    case 'watermark':
      // Stamping needs a document engine, which comes with e-portfolios.
      return refuse('CONVERSION_UNAVAILABLE')
  }
}

function original({ sha256: key, bytes, mediaType, displayName: name }: FileEntity): EntityForm {
  return { key, bytes, mediaType, name, isInline: shownByBrowsers.test(mediaType) }
}

function preview(file: FileEntity): EntityForm {
  const { previewKey: key, previewMediaType: mediaType } = file
  if (key !== null && mediaType !== null) return { key, mediaType, name: nameAs(file, mediaType), isInline: true }
  // Office files are shown as PDF, which needs a converter.
  if (office.test(file.mediaType)) refuse('CONVERSION_UNAVAILABLE')
  return { ...original(file), isInline: true }
}

function thumbnail(file: FileEntity): EntityForm {
  const { thumbnailKey: key, thumbnailMediaType: mediaType } = file
  if (key === null || mediaType === null) refuse('CONVERSION_UNAVAILABLE')
  return { key, mediaType, name: nameAs(file, mediaType), isInline: true }
}

/** The name with the ending of the form that is sent. */
function nameAs({ displayName, mediaType: own }: FileEntity, mediaType: string): string {
  if (own === mediaType) return displayName
  const base = displayName.slice(0, displayName.lastIndexOf('.'))
  return `${base}.${mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length)}`
}
