export { problemOf } from './api/read-entity.ts'
export { readShownFiles } from './api/read-shown-files.ts'
export { removeFiles } from './api/remove-file.ts'
export { FileList } from './components/file-list.tsx'
export { PictureGrid } from './components/picture-grid.tsx'
export { UploadField } from './components/upload-field.tsx'
export { UploadList } from './components/upload-list.tsx'
export { DisclosureNotice } from './disclosures/disclosure-notice.tsx'
export { originalOf, watermarkOf } from './file-addresses.ts'
export { isPicture } from './file-kinds.ts'
export { formatBytes } from './file-size.ts'
export { Picture } from './pictures/picture.tsx'
export { postFileAddress, sharedFileAddress } from './post-file-address.ts'
export type { Refusal } from './uploads/check-selection.ts'
export { isStuck, isUnderWay, type KeptUpload, type UploadItem } from './uploads/upload-item.ts'
export { createUploadQueue, type UploadQueue } from './uploads/upload-queue.ts'

/** Options for react-pdf; it is large, so that readers load it when there is something to read. */
export const loadPdfOptions = () => import('./viewer/pdf-options.ts')
