import type { FileSummary } from '@learntrail/contract/files/files'
import { isPicture } from './file-kinds.ts'

type Addressed = Pick<FileSummary, 'url'>
type Sized = Pick<FileSummary, 'url' | 'type' | 'width' | 'thumbnailWidths'>

/** A small form, at least as wide as asked for where there is one. */
export const thumbnailOf = (file: Addressed, width = 640) => `${file.url}?type=thumbnail&width=${width}`

/** Up to 4096 pixels, in a format every browser shows. */
export const previewOf = (file: Addressed) => `${file.url}?type=preview`

/** Of a film, what needs least of the line. */
export const smallOf = (file: Addressed) => `${file.url}?type=small`

/** The PDF with the name of whoever looks at it, and the time. */
export const watermarkOf = (file: Addressed) => `${file.url}?type=watermark`

/** What is saved: the original for its owner, for others what they may have. */
export const originalOf = (file: Addressed) => `${file.url}?type=original`

/** Every form of a picture with its width, for the browser to choose from; of a film every still. */
export function pictureSources(file: Sized): string {
  const widest = file.thumbnailWidths.at(-1) ?? 0
  const whole = Math.min(file.width ?? largest, largest)
  const thumbnails = file.thumbnailWidths.map((width) => `${thumbnailOf(file, width)} ${width}w`)
  return [...thumbnails, ...(isPicture(file) && whole > widest ? [`${previewOf(file)} ${whole}w`] : [])].join(', ')
}

const largest = 4096
