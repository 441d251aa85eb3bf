import { fileLimits } from '@learntrail/contract/files/limits'
import type { StopReason } from '../workers/tasks.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'svg'

/** A picture as others get it: a file in the folder of its task. */
export interface PictureForm {
  path: string
  mediaType: string
  width: number
  height: number
}

/** What others get of a picture: upright, within 4096 pixels, without what the camera noted, such as its position. */
export interface PictureForms {
  preview: PictureForm
  /** Narrowest first; never wider than the picture. */
  thumbnails: PictureForm[]
}

/** The forms of an uploaded picture. */
export interface FormsTask {
  kind: 'forms'
  path: string
  format: PictureFormat
  /** Where the forms go. */
  folder: string
}

/** Only the small forms, of a picture that was made here. */
export interface ThumbnailsTask {
  kind: 'thumbnails'
  path: string
  folder: string
}

export type PictureTask = FormsTask | ThumbnailsTask
export type PictureResult = Partial<Pick<PictureForms, 'preview'>> & Pick<PictureForms, 'thumbnails'>

type FailureReason = StopReason | 'damaged' | 'too_many_pixels'

/** A picture could not be made into its forms; nothing of it stays. */
export class PictureFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.name = 'PictureFailed'
    this.reason = reason
  }
}

/** More than this is not even begun. */
export function mostPixelsOf(format: PictureFormat): number {
  return (format === 'heic' ? fileLimits.heicMegapixels : fileLimits.pictureMegapixels) * 1_000_000
}
