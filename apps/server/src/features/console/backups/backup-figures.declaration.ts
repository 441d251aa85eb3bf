import type { OwnFigure } from '../../../platform/http/metrics/own-figures.ts'

const ofLastGood = (value: string) =>
  `select ${value} as value from backups where state = 'done' and verified_at is not null order by started_at desc limit 1`

/** Metrics for monitoring: when the last good backup was made, and how many have failed since. */
export const backupFigures: readonly OwnFigure[] = [
  {
    name: 'backup_made_timestamp_seconds',
    help: 'When the last backup was made that was found whole.',
    query: ofLastGood('extract(epoch from started_at)::float8'),
  },
  {
    name: 'backup_verified_timestamp_seconds',
    help: 'When it was read through.',
    query: ofLastGood('extract(epoch from verified_at)::float8'),
  },
  { name: 'backup_bytes', help: 'How large it is.', query: ofLastGood('bytes') },
  {
    name: 'backups_failed',
    help: 'Backups that failed since the last good one.',
    query: `select count(*)::int as value from backups where state = 'failed' and started_at > coalesce(
        (select max(started_at) from backups where state = 'done' and verified_at is not null), '-infinity')`,
  },
]
