import type { Feature } from '../../platform/feature.ts'
import { handleFileJobs } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'

export { fileSummaryOf, isoTime } from './file-summary.ts'
export { type FileUse, registerFileUse } from './file-uses.ts'
export { type FileEntity, fileEntityOf, holdFiles, type StoredFile } from './files.repository.ts'
export { deleteFiles, keepUpload, storeFiles } from './files.service.ts'
export { dropUpload, type Upload } from './receive-files.ts'
export { receiveUpload } from './receive-upload.ts'
export { sendEntity } from './send-entity.ts'

export const filesFeature: Feature = { name: 'files', routes: fileRoutes, jobs: handleFileJobs }
