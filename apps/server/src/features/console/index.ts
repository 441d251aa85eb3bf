import { historyMonths } from '@learntrail/contract/console/statistics'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { ofEverybody, staying, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { ownFigures } from '../../platform/http/metrics/own-figures.ts'
import { handleImport } from '../schools/index.ts'
import { backupFigures } from './backups/backup-figures.declaration.ts'
import { handleBackups } from './backups/backups.jobs.ts'
import { backupRoutes } from './backups/backups.routes.ts'
import { countLateBackups } from './backups/backups.service.ts'
import { consoleRoutes } from './console.routes.ts'
import { consoleHealthRoutes } from './health/health.routes.ts'
import { countTroubles } from './health/health.service.ts'
import { healthFigures } from './health/health-figures.declaration.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { giveUpSchoolImport, runSchoolImport, schoolImportJob } from './imports/school-imports.service.ts'
import { consolePeopleRoutes } from './people/people.routes.ts'
import { consoleSchoolRoutes } from './schools/schools.routes.ts'
import { countTyped } from './schools/typed-names.service.ts'
import { handleStatistics } from './statistics/statistics.jobs.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'

export const consoleFeature: Feature = {
  name: 'console',
  has: [
    tableHomes(
      ...ofEverybody('backups', 'school_imports'),
      ...staying(`${historyMonths} months`, ofEverybody('statistics_days')),
    ),
    ownFigures(...backupFigures, ...healthFigures),
    consoleRooms(
      { room: 'people', level: 'support' },
      { room: 'schools', level: 'support', countWaiting: countTyped },
      { room: 'statistics', level: 'operator' },
      { room: 'audit', level: 'operator' },
      { room: 'health', level: 'operator', countWaiting: countTroubles },
      { room: 'backups', level: 'operator', countWaiting: countLateBackups },
    ),
  ],
  routes: (app, platform) => {
    consoleRoutes(app, platform)
    consolePeopleRoutes(app, platform)
    consoleSchoolRoutes(app, platform)
    consoleHealthRoutes(app, platform)
    statisticsRoutes(app, platform)
    backupRoutes(app, platform)
    importRoutes(app, platform)
  },
  jobs: (platform) => {
    handleBackups(platform)
    handleStatistics(platform)
    handleImport(platform, schoolImportJob, runSchoolImport, giveUpSchoolImport)
  },
}
