import { pointLimits } from '@learntrail/contract/points/limits'
import type pg from 'pg'
import { databaseOver } from '../../apps/server/src/platform/database/database.ts'
import { keepMonths } from '../../apps/server/src/platform/database/months/keep-months.ts'
import { idInYear, numberedId } from './filled-ids.ts'

/**
 * What the benchmarks refer to in a database filled with points: the viewer's holder, and an entry in the led group.
 */
export interface FilledPoints {
  viewerHolder: string
  middleEntry: string
}

/**
 * Inserts `entries` movements of a year in a group of a thousand, from person 1 on, every hundredth with an act of its
 * own. Directly into the tables, for size.
 */
export async function fillPoints(
  pool: pg.Pool,
  { groupId, entries }: { groupId: string; entries: number },
): Promise<FilledPoints> {
  const [product, budget] = [numberedId('c000', '1'), numberedId('c000', '2')]
  await pool.query(
    `insert into point_accounts (group_id, id, kind, account_id, balance, received)
     select $1::uuid, ${product}, 'product', null::uuid, null::int, 0
     union all select $1::uuid, ${budget}, 'budget', null, ${pointLimits.budget} - $2::int, 0
     union all select $1::uuid, ${numberedId('d000', 'n')}, 'member', ${numberedId('8000', 'n')}, $2::int / 1000, $2::int / 1000
       from generate_series(1, 1000) n`,
    [groupId, entries],
  )
  // Other groups get as many, so that this group's rows are not the whole table.
  await pool.query(
    `insert into point_accounts (group_id, id, kind, account_id, balance)
     select group_id, gen_random_uuid(), 'member', account_id, 0 from group_members where group_id <> $1
     order by group_id, account_id limit 10000`,
    [groupId],
  )
  await pool.query(
    `insert into point_acts (group_id, id, kind, client_id, actor_id, reason, question_id, made_at)
     select $1, ${idInYear('n * 100', '$2::int')}, 'issued', n::text, ${numberedId('8000', '1')}, '主動幫同學講解', null, now() - (1 - n * 100::float8 / $2) * interval '31000000 s'
     from generate_series(0, $2::int / 100) n`,
    [groupId, entries],
  )
  await pool.query(
    `insert into point_entries (group_id, id, kind, from_id, to_id, amount, act_id)
     select $1, ${idInYear('n', '$2::int')}, 'issued', ${budget}, ${numberedId('d000', '1 + n % 1000')}, 1, ${idInYear('(n / 100) * 100', '$2::int')}
     from generate_series(1, $2::int) n`,
    [groupId, entries],
  )
  await keepMonths({ db: databaseOver(pool), clock: { now: () => new Date() } }, { table: 'point_entries' })
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<FilledPoints>(
    `select ${numberedId('d000', '1')} as "viewerHolder", ${idInYear('$1::int / 2', '$1::int')} as "middleEntry"`,
    [entries],
  )
  return rows[0] as FilledPoints
}
