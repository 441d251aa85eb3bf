import type { LifePart } from '../../testing/life.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { writeRecords } from './analytics.fixture.ts'

export const life: LifePart = {
  live: async ({ product, owner }) => {
    const { pool, clock } = product.platform
    const schoolId = await newSchool(product)
    await pool.query(
      `insert into analytics_contributions (account_id, entries) values ($1, '{"places": [], "entries": []}') on conflict do nothing`,
      [owner.id],
    )
    await pool.query('insert into upload_reminders (account_id, school_id, reminded_on) values ($1, $2, $3)', [
      owner.id,
      schoolId,
      clock.now(),
    ])
    await writeRecords(product, owner, 1)
  },
  holdNothing: {
    'analytics_contributions.entries': 'numbers of days, and schools and classes',
    'analytics_summaries.*': 'sums over the pupils of a school; those of somebody who is gone are taken out of them',
    'analytics_schools.*': 'how often the sums of a school have changed',
    'analytics_state.*': 'how far the sums are',
    'upload_reminders.school_id': 'which school reminded them',
    'changed_people.id': 'an order',
  },
  staysIn: {},
}
