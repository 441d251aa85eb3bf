import type { OwnFigure } from '../../../platform/http/metrics/own-figures.ts'
import type { JobTables } from '../../../platform/jobs/job-tables.ts'

/** Of each kind of work that there is, also where nothing is wrong: an alarm needs a figure that was there before. */
const ofKinds =
  (condition: string) =>
  ({ job, queue }: JobTables) =>
    `select q.name as kind, (select count(*)::int from ${job} j
    where j.name = q.name and ${condition}) as value
  from ${queue} q where not starts_with(q.name, '__')`

const isTriedAgain = "j.state = 'retry' and j.retry_count > 0"

/** Tells monitoring of the work that went wrong, as the room "Health" of the console shows it. */
export const healthFigures: readonly OwnFigure[] = [
  {
    name: 'jobs_given_up',
    help: 'Jobs by kind that failed for the last time.',
    labels: ['kind'],
    query: ofKinds("j.state = 'failed'"),
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
      `select count(*)::int as value from ${job} j where j.name = 'mail.send' and (j.state = 'failed' or ${isTriedAgain})`,
  },
]
