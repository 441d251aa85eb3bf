import type { Health } from '@learntrail/contract/console/health'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import type { OwnFigure } from '../../../platform/http/metrics/own-figures.ts'
import { limitTo } from '../../../platform/paging/limit.ts'

const shownLost = 50

/** Returns the progress of the check of all stored content and the lost content, for staff. */
export async function readContentCheck(pool: Pool): Promise<Health['content']> {
  const [checks, lost, counts] = await Promise.all([
    pool.query<Pick<Health['content'], 'underWay' | 'ended'>>(checkQuery),
    pool.query<Health['content']['lost'][number]>(lostQuery),
    pool.query<{ count: number }>('select count(*)::int as count from lost_content'),
  ])
  const [{ underWay, ended } = { underWay: null, ended: null }] = checks.rows
  return { underWay, ended, lostCount: counts.rows[0]?.count ?? 0, lost: lost.rows }
}

/** SQL: the number of lost contents, up to `most`. */
export const countLost = (most: number) =>
  `(select count(*) from (select 1 from lost_content ${limitTo(most)}) lost)::int`

const checkQuery = `select
  json_build_object('startedAt', ${isoTime('started_at')}, 'lookedAt', ${isoTime('looked_at')},
    'count', count, 'bytes', bytes) as "underWay",
  case when ended_at is not null then
    json_build_object('at', ${isoTime('ended_at')}, 'count', ended_count, 'bytes', ended_bytes) end as ended
  from content_checks`

const lostQuery = `select key, state, ${isoTime('found_at')} as "foundAt", (
    select count(*)::int from files f
    where f.sha256 = l.key or f.preview_key = l.key or f.small_key = l.key or f.thumbnail_keys @> array[l.key]) as files
  from lost_content l order by found_at desc, key ${limitTo(shownLost)}`

/** Figures for monitoring: how much is lost, and when all content was last checked. */
export const lostFigures: readonly OwnFigure[] = [
  {
    name: 'lost_content',
    help: 'Stored files that are gone, or changed since they were stored.',
    labels: ['state'],
    query: `select states.state, count(l.key)::int as value from (values ('gone'), ('changed')) states (state)
        left join lost_content l using (state) group by states.state`,
  },
  {
    name: 'content_check_ended_timestamp_seconds',
    help: 'When all stored files had been looked at for the last time.',
    query: 'select extract(epoch from ended_at)::float8 as value from content_checks',
  },
  {
    name: 'content_check_looked_timestamp_seconds',
    help: 'When stored files were looked at last, some of them.',
    query: 'select extract(epoch from looked_at)::float8 as value from content_checks',
  },
]
