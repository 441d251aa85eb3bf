import type { FileSummary } from '@learntrail/contract/files/files'

type Addressed = Pick<FileSummary, 'url'>

/** Up to 640 pixels. */
export const thumbnailOf = (file: Addressed) => `${file.url}?type=thumbnail`

/** Up to 4096 pixels, in a format every browser shows. */
export const previewOf = (file: Addressed) => `${file.url}?type=preview`
