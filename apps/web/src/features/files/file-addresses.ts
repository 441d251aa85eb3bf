import type { FileSummary } from '@learntrail/contract/files/files'
import { isPicture } from './file-kinds.ts'

type Addressed = Pick<FileSummary, 'url'>
type Sized = Pick<FileSummary, 'url' | 'type' | 'width' | 'thumbnailWidths'>

/** Address of a thumbnail at least `width` pixels wide, if there is one. */
export const thumbnailOf = (file: Addressed, width = 640) => `${file.url}?type=thumbnail&width=${width}`

/** Address of the preview: at most 4096 pixels, in a format that every browser shows. */
export const previewOf = (file: Addressed) => `${file.url}?type=preview`

/** Address of a video's small form, which needs the least bandwidth. */
export const smallOf = (file: Addressed) => `${file.url}?type=small`

/** Address of the PDF stamped with the viewer's name and the time. */
export const watermarkOf = (file: Addressed) => `${file.url}?type=watermark`

/** Address of the download: the original for the owner, for others the form they are allowed. */
export const originalOf = (file: Addressed) => `${file.url}?type=original`

/** Returns a `srcset` of every form of a picture with its width; of a video, every still. */
export function pictureSources(file: Sized): string {
  const widest = file.thumbnailWidths.at(-1) ?? 0
  const whole = Math.min(file.width ?? largest, largest)
  const thumbnails = file.thumbnailWidths.map((width) => `${thumbnailOf(file, width)} ${width}w`)
  return [...thumbnails, ...(isPicture(file) && whole > widest ? [`${previewOf(file)} ${whole}w`] : [])].join(', ')
}

const largest = 4096
