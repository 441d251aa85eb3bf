import type { OwnFigure } from '../../../platform/http/metrics/own-figures.ts'
import type { JobTables } from '../../../platform/jobs/job-tables.ts'
import { sendMail } from '../../accounts/index.ts'
import { isGivenUp, isTriedAgain, isTroubled } from './troubled-jobs.sql.ts'

/** One value per kind of job, including zeros: an alarm needs a metric that existed before. */
const ofKinds =
  (condition: string) =>
  ({ job, queue }: JobTables) =>
    `select q.name as kind, count(j.id)::int as value
  from ${queue} q left join ${job} j on j.name = q.name and ${condition}
  where not starts_with(q.name, '__') group by q.name`

/** Metrics for monitoring of failed work, as shown in the console's "Health" room. */
export const healthFigures: readonly OwnFigure[] = [
  {
    name: 'jobs_given_up',
    help: 'Jobs by kind that failed for the last time.',
    labels: ['kind'],
    query: ofKinds(isGivenUp),
  },
  {
    name: 'jobs_tried_again',
    help: 'Jobs by kind that failed and wait for their next try.',
    labels: ['kind'],
    query: ofKinds(isTriedAgain),
  },
  {
    name: 'mails_unsent',
    help: 'Mails that could not be sent: given up, or waiting for their next try.',
    query: ({ job }) =>
      `select count(*)::int as value from ${job} j where j.name = '${sendMail.name}' and ${isTroubled}`,
  },
]
