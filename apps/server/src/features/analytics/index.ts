import { ofEverybody, ofPerson, ofSchool, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { withdrawPerson } from './summaries/keep-summaries.service.ts'
import { analyticsJobs } from './summaries/summaries.jobs.ts'

export const analyticsFeature: Feature = {
  name: 'analytics',
  has: [
    tableHomes(
      ...ofSchool('school_id', 'analytics_summaries'),
      ...ofPerson('account_id', 'analytics_contributions'),
      ...ofEverybody('analytics_state'),
    ),
    erasure([
      {
        name: 'analytics_contributions account_id',
        async erase({ platform, transaction, personId }) {
          await withdrawPerson(platform, transaction, personId)
          return 0
        },
      },
    ]),
  ],
  routes: analyticsRoutes,
  jobs: analyticsJobs,
}
