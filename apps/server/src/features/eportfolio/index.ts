import { profileChanged } from '@learntrail/contract/profiles/events'
import { belongings } from '../../platform/archive/belongings.ts'
import { binnables } from '../../platform/bin/bin.ts'
import { below, ofEverybody, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { streamSources } from '../../platform/stream/stream-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { fileUses } from '../files/index.ts'
import { exhibitions } from '../posts/index.ts'
import { binnedEPortfolios } from './bin/eportfolio.bin.ts'
import { confirmRoutes } from './confirm/confirm.routes.ts'
import { confirmationSources } from './confirm/confirmation-sources.kind.ts'
import { ePortfolioConfirmation } from './confirm/eportfolio-confirmation.declaration.ts'
import { discussionRoutes } from './discussions/discussions.routes.ts'
import { ePortfolioCommentTarget } from './discussions/eportfolio.comment-target.ts'
import { exportDraftFileUse } from './drafts/export-draft.file-use.ts'
import { exportDraftRoutes } from './drafts/export-drafts.routes.ts'
import { ePortfolioBelongings } from './eportfolio.belongings.ts'
import { ePortfolioErasure } from './eportfolio.erasure.ts'
import { formFileUse, versionFileUse } from './eportfolio.file-use.ts'
import { ePortfolioNotices } from './eportfolio.notices.ts'
import { ePortfolioReportTarget } from './eportfolio.report-target.ts'
import { ePortfolioTriggers } from './eportfolio.tables.ts'
import { ePortfolioSearch } from './exhibition/eportfolio.search.ts'
import { exhibitedTo } from './exhibition/exhibited-posts.repository.ts'
import { exhibitionRoutes } from './exhibition/exhibition.routes.ts'
import { indexEPortfoliosOf } from './exhibition/index-eportfolio.service.ts'
import { handleIndexJobs } from './exhibition/index-missing.jobs.ts'
import { ePortfolioStream } from './exhibition/streamed-eportfolios.declaration.ts'
import { handleExportJobs } from './export/export.jobs.ts'
import { exportRoutes } from './export/export.routes.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { resourceRoutes } from './resources/resources.routes.ts'
import { summaryRoutes } from './summaries/summaries.routes.ts'

export { newConfirmationCode } from './confirm/confirmation-code.rules.ts'
export { type ConfirmationSource, confirmationSources } from './confirm/confirmation-sources.kind.ts'
export { withdrawConfirmations } from './confirm/withdrawn.repository.ts'
export { lastingFailureOf } from './export/form-failures.rules.ts'
export { confirmationUrl, pictureName } from './typeset/document-data.rules.ts'
export { palettes } from './typeset/palettes.rules.ts'
export { picturesForPrint, usualForm } from './typeset/pictures-for-print.service.ts'
export { titleLines } from './typeset/title-lines.rules.ts'

export const eportfolioFeature: Feature = {
  name: 'eportfolio',
  has: [
    tableTriggers(...ePortfolioTriggers),
    tableHomes(
      ...ofPerson('owner_id', 'export_drafts', 'all_eportfolios'),
      ...below(
        'all_eportfolios',
        'eportfolio_id',
        'eportfolio_versions',
        'eportfolio_words',
        'exhibited_posts',
        'eportfolio_views',
        'eportfolio_likes',
      ),
      ...below('eportfolio_versions', 'eportfolio_id', 'eportfolio_forms'),
      ...ofPerson('person_id', 'summary_suggestions'),
      ...ofEverybody('withdrawn_confirmations'),
    ),
    erasure(ePortfolioErasure),
    belongings(...ePortfolioBelongings),
    binnables(binnedEPortfolios),
    noticeSources(...ePortfolioNotices()),
    reportTargets(ePortfolioReportTarget),
    searchSources(ePortfolioSearch),
    streamSources(ePortfolioStream),
    fileUses(exportDraftFileUse, formFileUse, versionFileUse),
    commentTargets(ePortfolioCommentTarget),
    channelsOf('ePortfolio'),
    exhibitions(exhibitedTo),
    confirmationSources(ePortfolioConfirmation),
  ],
  routes: (app, platform) => {
    resourceRoutes(app, platform)
    exportDraftRoutes(app, platform)
    exportRoutes(app, platform)
    confirmRoutes(app, platform)
    readingRoutes(app, platform)
    discussionRoutes(app, platform)
    summaryRoutes(app, platform)
    exhibitionRoutes(app, platform)
  },
  jobs: (platform) => {
    handleExportJobs(platform)
    handleIndexJobs(platform)
  },
  events: ({ events }) => {
    events.on(
      profileChanged,
      'eportfolio.find-by-new-names',
      ({ subjectId }, transaction) => indexEPortfoliosOf(transaction, subjectId),
      ({ parts }) => parts.includes('names'),
    )
  },
}
