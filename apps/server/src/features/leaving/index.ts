import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { accountArchiveRoutes } from './archive/account-archive.routes.ts'
import { eraseRestoredAccounts } from './erase-account.service.ts'
import { handleLeavingJobs } from './leaving.jobs.ts'
import { leavingRoutes } from './leaving.routes.ts'

export const leavingFeature: Feature = {
  name: 'leaving',
  has: [tableHomes(...ofPerson('account_id', 'erasures'), ...ofPerson('owner_id', 'account_archives'))],
  routes: (app, platform) => {
    leavingRoutes(app, platform)
    accountArchiveRoutes(app, platform)
  },
  jobs: handleLeavingJobs,
  prepare: eraseRestoredAccounts,
}
