import { askedToMend } from '../../platform/access/mending.ts'
import { belongings } from '../../platform/archive/belongings.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { below, ofEverybody, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { fileUses } from '../files/index.ts'
import { listToMend } from './cases.repository.ts'
import { countOpenCases } from './cases.service.ts'
import { reportBelongings } from './report.belongings.ts'
import { reportErasure } from './report.erasure.ts'
import { proofFileUse, reportedFileUse } from './report.file-use.ts'
import { reportNotices } from './report.notices.ts'
import { handleReportJobs } from './reports.jobs.ts'
import { reportRoutes } from './reports.routes.ts'

export { listCasesOf } from './cases.repository.ts'
export { reportCountsOf } from './reports.sql.ts'

export const reportsFeature: Feature = {
  name: 'reports',
  has: [
    askedToMend(listToMend),
    tableHomes(
      ...ofEverybody('report_cases'),
      ...below('report_cases', 'case_id', 'reports', 'report_notes', 'report_decisions'),
    ),
    erasure(reportErasure),
    belongings(...reportBelongings),
    noticeSources(...reportNotices()),
    consoleRooms({ room: 'reports', level: 'moderator', countWaiting: countOpenCases }),
    fileUses(proofFileUse, reportedFileUse),
  ],
  routes: reportRoutes,
  jobs: handleReportJobs,
}
