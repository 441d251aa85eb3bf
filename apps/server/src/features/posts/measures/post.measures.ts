import {
  postAudienceChanged,
  postCertificationOutdated,
  postCertified,
  postChanged,
  postDeleted,
  postPublished,
  postRestored,
} from '@learntrail/contract/posts/events'
import type { Measure } from '../../../platform/measures/measures.ts'

/** Private records count too; only numbers leave the query. */
const records = `select p.owner_id as account_id, (p.published_at at time zone 'Asia/Taipei')::date as day,
    p.classification as code, 1 as count, p.tags, p.id
  from posts p where p.owner_id = any($1)`

const follows = [postPublished, postChanged, postAudienceChanged, postDeleted, postRestored]

export const postMeasures: readonly Measure[] = [
  {
    name: 'records',
    sql: `select account_id, day, code, count from (${records}) record`,
    isActivity: true,
    by: 'day',
    follows: [...follows, postCertified, postCertificationOutdated],
  },
  {
    name: 'tags',
    sql: `select account_id, day, tag as code, 1 as count from (${records}) record cross join unnest(record.tags) as tag`,
    isActivity: false,
    by: 'day',
    follows,
  },
]
