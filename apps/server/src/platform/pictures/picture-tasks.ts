import { fileLimits } from '@learntrail/contract/files/limits'
import type { StopReason } from '../workers/tasks.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'svg'

/** One form of a picture that others may see: a file in the task's folder, with its size in pixels. */
export interface PictureForm {
  path: string
  mediaType: string
  width: number
  height: number
}

/** The forms of a picture that others may see: upright, within 4096 pixels, without metadata such as the position. */
export interface PictureForms {
  preview: PictureForm
  /** Narrowest first; never wider than the picture. */
  thumbnails: PictureForm[]
}

/** Makes all forms of an uploaded picture. */
export interface FormsTask {
  kind: 'forms'
  path: string
  format: PictureFormat
  /** Folder for the forms. */
  folder: string
}

/** Makes only the thumbnails, of a picture that was made here. */
export interface ThumbnailsTask {
  kind: 'thumbnails'
  path: string
  folder: string
}

export type PictureTask = FormsTask | ThumbnailsTask
export type PictureResult = Partial<Pick<PictureForms, 'preview'>> & Pick<PictureForms, 'thumbnails'>

type FailureReason = StopReason | 'damaged' | 'too_many_pixels'

/** Thrown when the forms of a picture could not be made; nothing of them is kept. */
export class PictureFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.name = 'PictureFailed'
    this.reason = reason
  }
}

/** Returns the most pixels of a format; larger pictures are not decoded. */
export function mostPixelsOf(format: PictureFormat): number {
  return (format === 'heic' ? fileLimits.heicMegapixels : fileLimits.pictureMegapixels) * 1_000_000
}
