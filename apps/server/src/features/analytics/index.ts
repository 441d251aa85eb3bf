import { ofEverybody, ofPerson, ofSchool, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { reminderNotices } from './people/reminder.notices.ts'
import { withdrawPerson } from './summaries/keep-summaries.service.ts'
import { analyticsJobs } from './summaries/summaries.jobs.ts'

export const analyticsFeature: Feature = {
  name: 'analytics',
  has: [
    tableHomes(
      ...ofSchool('school_id', 'analytics_summaries', 'analytics_schools'),
      ...ofPerson('account_id', 'analytics_contributions', 'upload_reminders'),
      ...ofEverybody('analytics_state'),
    ),
    noticeSources(...reminderNotices()),
    erasure([
      deleteRows({ table: 'upload_reminders', by: 'account_id' }),
      {
        name: 'analytics_contributions account_id',
        async erase({ platform, transaction, personId }) {
          await withdrawPerson(platform, transaction, personId)
          return 0
        },
      },
      // After the withdrawal, so that changes noted up to then are deleted as well.
      deleteRows({ table: 'changed_people', by: 'account_id' }),
    ]),
  ],
  routes: analyticsRoutes,
  jobs: analyticsJobs,
}
