import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofEverybody, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { ownFigures } from '../../platform/http/metrics/own-figures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { captionRoutes } from './captions/captions.routes.ts'
import { handleConversions } from './conversions/conversions.jobs.ts'
import { conversionRoutes } from './conversions/conversions.routes.ts'
import { handleSmallFilms } from './conversions/small-films.jobs.ts'
import { handleDisclosures } from './disclosures/disclosures.jobs.ts'
import { fileBelongings } from './file.belongings.ts'
import { fileErasure } from './file.erasure.ts'
import { fileNotices } from './file.notices.ts'
import { fileReportTarget } from './file.report-target.ts'
import { handleFileJobs } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'
import { fileTriggers } from './files.tables.ts'
import { handleContentCheck } from './lost/check-content.jobs.ts'
import { lostFigures } from './lost/content-check.queries.ts'
import { myFileRoutes } from './my-files/my-files.routes.ts'
import { handleTexts } from './texts/texts.jobs.ts'
import { uploadStoreOf } from './uploads/upload-store.service.ts'
import { handleUploadJobs } from './uploads/uploads.jobs.ts'
import { uploadRoutes } from './uploads/uploads.routes.ts'

export { listCaptions } from './captions/captions.repository.ts'
export { addCaptions, readWritten, saveWritten } from './captions/captions.service.ts'
export { contentOfFiles } from './content-of-files.declaration.ts'
export { copyFile } from './copy-file.service.ts'
export { filesOf, namedFilesOf, sumFilesOf } from './file.belongings.ts'
export { fileSummaryOf, findFileSummaries, summariesOfFiles } from './file-summary.queries.ts'
export { type FileUse, fileUses } from './file-uses.kind.ts'
export {
  type FileEntity,
  fileEntityOf,
  findFiles,
  findOwnFiles,
  holdFiles,
  holdFilesOfAnybody,
  isUsed,
  listContent,
  namedContentQuery,
  type StoredFile,
  sumBytes,
} from './files.repository.ts'
export { deleteUnusedFiles, keepUpload, letGoOfFiles } from './files.service.ts'
export { everyFile, fileIdsOf, fromFiles, holdersOfFile, holdersOfOwn, joinFile, joinFileTexts } from './files.sql.ts'
export { checkAddedFiles, copyFilesOfAnybody, letGoOfAnybodys } from './files-of-many.service.ts'
export { fileIn, filesIn, filesInJson, inBinBy, namedBy, titleIn } from './holds/hold-triggers.sql.ts'
export { listHolders } from './holds/holders-of.repository.ts'
export { tidyLooseContent } from './loose-content.service.ts'
export { countLost, readContentCheck } from './lost/content-check.queries.ts'
export { hashOf } from './lost/look-at-content.service.ts'
export { type MadeFile, renameFiles, storeCover, storeMade } from './made-files.service.ts'
export { keepNobodysPictures, keepPictureOfService } from './nobodys-pictures.service.ts'
export { checkPictures, isPicture } from './own-pictures.policy.ts'
export { dropUpload, receiveUnpacked, type Upload } from './receive-files.service.ts'
export { isSendersFailure } from './receive-upload.http.ts'
export { receiveWithFiles } from './receive-with-files.http.ts'
export { holdRoom, readRoom } from './room/room.service.ts'
export { downloadHeaders, sendEntity, viewHeaders, zipHeaders } from './send-entity.http.ts'
export { shareableContent } from './shareable-content.rules.ts'
export { textIn } from './texts/plain-text.reader.ts'
export { type Verified, verifyContent } from './verify-content.service.ts'

export const filesFeature: Feature = {
  name: 'files',
  has: [
    tableTriggers(...fileTriggers),
    tableHomes(
      ...ofPerson('owner_id', 'files', 'uploads'),
      ...below('files', 'file_id', 'file_texts', 'file_holds', 'file_captions'),
      ...ofEverybody('content_claims', 'lost_content', 'content_checks'),
    ),
    erasure(fileErasure),
    belongings(fileBelongings),
    noticeSources(...fileNotices()),
    ownFigures(...lostFigures),
    reportTargets(fileReportTarget),
  ],
  routes: (app, platform) => {
    fileRoutes(app, platform)
    captionRoutes(app, platform)
    conversionRoutes(app, platform)
    myFileRoutes(app, platform)
    uploadRoutes(app, platform, uploadStoreOf(platform))
  },
  jobs: (platform) => {
    handleFileJobs(platform)
    handleContentCheck(platform)
    handleConversions(platform)
    handleSmallFilms(platform)
    handleDisclosures(platform)
    handleTexts(platform)
    handleUploadJobs(platform, uploadStoreOf(platform))
  },
}
