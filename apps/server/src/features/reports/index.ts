import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerRoom } from '../../platform/console/rooms.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerFileUse } from '../files/index.ts'
import { countOpenCases } from './cases.service.ts'
import { reportErasure } from './erase-reports.ts'
import { reportBelongings } from './report-belongings.ts'
import { reportFileUse } from './report-file-use.ts'
import { registerReportNotices } from './report-notices.ts'
import { handleReportJobs } from './reports.jobs.ts'
import { reportRoutes } from './reports.routes.ts'

registerFileUse(reportFileUse)
registerErasure(...reportErasure)
registerBelongings(...reportBelongings)
registerReportNotices()
registerRoom({ room: 'reports', level: 'moderator', countWaiting: countOpenCases })

export const reportsFeature: Feature = {
  name: 'reports',
  routes: reportRoutes,
  jobs: handleReportJobs,
}
