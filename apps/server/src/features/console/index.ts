import { registerRoom } from '../../platform/console/rooms.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerBackupFigures } from './backups/backup-figures.ts'
import { handleBackups } from './backups/backups.jobs.ts'
import { backupRoutes } from './backups/backups.routes.ts'
import { countLateBackups } from './backups/backups.service.ts'
import { consoleRoutes } from './console.routes.ts'
import { consoleHealthRoutes } from './health/health.routes.ts'
import { countTroubles } from './health/health.service.ts'
import { handleImports } from './imports/imports.jobs.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { consolePeopleRoutes } from './people/people.routes.ts'
import { consoleSchoolRoutes } from './schools/schools.routes.ts'
import { countTyped } from './schools/typed-names.service.ts'

registerRoom({ room: 'people', level: 'support' })
registerRoom({ room: 'schools', level: 'support', countWaiting: countTyped })
registerRoom({ room: 'audit', level: 'operator' })
registerRoom({ room: 'health', level: 'operator', countWaiting: countTroubles })
registerRoom({ room: 'backups', level: 'operator', countWaiting: countLateBackups })
registerBackupFigures()

export const consoleFeature: Feature = {
  name: 'console',
  routes: (app, platform) => {
    consoleRoutes(app, platform)
    consolePeopleRoutes(app, platform)
    consoleSchoolRoutes(app, platform)
    consoleHealthRoutes(app, platform)
    backupRoutes(app, platform)
    importRoutes(app, platform)
  },
  jobs: (platform) => {
    handleBackups(platform)
    handleImports(platform)
  },
}
