import type pg from 'pg'
import { databaseOver } from '../../apps/server/src/platform/database/database.ts'
import { keepMonths } from '../../apps/server/src/platform/database/months/keep-months.ts'
import { idInYear, numberedId } from './filled-ids.ts'

/**
 * What the benchmarks refer to in a database filled with reward points: the viewer's purse, and a prize in great
 * demand.
 */
export interface FilledRewards {
  viewerPurse: string
  giver: string
  middleEntry: string
  hotPrize: string
  middleApplication: string
}

/**
 * Inserts `entries` movements of a year into a thousand purses, from person 1 on, every hundredth with an act of its
 * own, and a tenth as many applications for one prize. Directly into the tables, for size.
 */
export async function fillRewards(pool: pg.Pool, { entries }: { entries: number }): Promise<FilledRewards> {
  const [product, prize] = [numberedId('c001', '1'), numberedId('c002', '1')]
  await pool.query(
    `insert into reward_accounts (id, kind, account_id, balance, received)
     select ${product}, 'product', null::uuid, null::int, 0
     union all select ${numberedId('d001', 'n')}, 'purse', ${numberedId('8000', 'n')}, $1::int / 1000, $1::int / 1000
       from generate_series(1, 1000) n`,
    [entries],
  )
  await pool.query(
    `insert into reward_acts (id, kind, actor_id, reason, points, moved, at)
     select ${idInYear('n * 100', '$1::int')}, 'gift', ${numberedId('8000', '1')}, '閱讀護照集滿十本', 100, 100,
       now() - (1 - n * 100::float8 / $1) * interval '31000000 s'
     from generate_series(0, $1::int / 100) n`,
    [entries],
  )
  await pool.query(
    `insert into reward_entries (id, kind, from_id, to_id, amount, act_id)
     select ${idInYear('n', '$1::int')}, 'gift', ${product}, ${numberedId('d001', '1 + n % 1000')}, 1,
       ${idInYear('(n / 100) * 100', '$1::int')}
     from generate_series(1, $1::int) n`,
    [entries],
  )
  await keepMonths({ db: databaseOver(pool), clock: { now: () => new Date() } }, { table: 'reward_entries' })
  await pool.query(
    `insert into prizes (id, client_id, name, description, points, stock, per_person, way, pick_up, created_at)
     values (${prize}, gen_random_uuid(), '學跡帆布袋', '', 20, 100, 100, 'posted', '', now())`,
  )
  await pool.query(
    `insert into prize_applications (account_id, id, number, prize_id, client_id, way, points, state, created_at)
     select ${numberedId('8000', '1 + n % 1000')}, ${idInYear('n', '$1::int')}, upper(overlay(left(md5(n::text), 9) placing '-' from 5 for 1)), ${prize}, gen_random_uuid(),
       'posted', 20, case n % 50 when 0 then 'underReview' when 1 then 'approved' else 'received' end, now()
     from generate_series(1, $1::int) n`,
    [Math.max(100, entries / 10)],
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<FilledRewards>(
    `select ${numberedId('d001', '1')} as "viewerPurse", ${product} as giver,
      ${idInYear('$2::int / 2', '$2::int')} as "middleEntry", ${prize} as "hotPrize",
      ${idInYear('$1::int / 2', '$1::int')} as "middleApplication"`,
    [Math.max(100, entries / 10), entries],
  )
  return rows[0] as FilledRewards
}
