import { ofEverybody, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { firstPasswordRoutes } from './first-passwords.routes.ts'
import { handleAccountImports } from './imports/account-imports.jobs.ts'
import { ownImportRoutes } from './imports/own-imports.routes.ts'
import { schoolPeopleRoutes } from './people.routes.ts'
import { schoolNotices } from './school.notices.ts'
import { transferRoutes } from './transfers.routes.ts'

export { checkAccounts, listImports, startImport, takePasswords } from './imports/account-imports.service.ts'
export { handleImport } from './imports/run-in-turn.jobs.ts'

export const schoolsFeature: Feature = {
  name: 'schools',
  has: [tableHomes(...ofEverybody('account_imports')), noticeSources(...schoolNotices())],
  routes: (app, platform) => {
    schoolPeopleRoutes(app, platform)
    transferRoutes(app, platform)
    ownImportRoutes(app, platform)
    firstPasswordRoutes(app, platform)
  },
  jobs: handleAccountImports,
}
