import { emptyPlan } from '@learntrail/contract/plans/content'
import type pg from 'pg'
import { indexTokens, phraseText, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { idInYear, numberedId } from './filled-ids.ts'

/** What the benchmarks refer to in a database filled with plans. */
export interface FilledPlans {
  middlePlan: string
  busyPlanner: string
}

const words = '校園裡的鳥\n我想知道校園裡有哪些鳥'
const rareWords = '校園裡的鳥\n黑面琵鷺'

/**
 * Inserts `count` plans of a year by a thousand people: eight of ten are for everybody, one for friends and one
 * private. One person keeps each of them, and the viewer a thousand. Each has three lines to sign, and every second
 * plan is being done; the viewer is asked to sign a thousand. Directly into the tables, for size.
 */
export async function fillPlans(pool: pg.Pool, { count }: { count: number }): Promise<FilledPlans> {
  const plan = idInYear('n', '$1::int')
  await pool.query(
    `insert into plans (owner_id, id, client_id, content, name, opening, started_at, ended_at, learning_types, disciplines,
        weeks, lessons, privacy, published_id, favorite_count, version, writer, writer_save, writer_base, created_at, updated_at)
     select ${numberedId('8000', '1 + n % 1000')}, ${plan}, gen_random_uuid(), $2::jsonb, '校園裡的鳥', '我想知道校園裡有哪些鳥',
        '2026-09-01', '2027-01-10', array[case n % 21 when 0 then 'service' else 'research' end],
        array[case n % 51 when 0 then 'maritime' else 'biology' end], 18, 18,
        case n % 10 when 0 then 3 when 1 then 1 else 0 end, case n % 10 when 0 then null else ${plan} end,
        n % 300, 1, gen_random_uuid(), 1, 0, now(), now() - (1 - n::float8 / $1) * interval '31000000 s'
     from generate_series(1, $1::int) n`,
    [count, JSON.stringify(emptyPlan)],
  )
  await pool.query(
    `insert into plan_words (plan_id, tokens, phrases, version)
     select id, array_to_tsvector(case n % 500 when 0 then $2::text[] else $1::text[] end),
        case n % 500 when 0 then $4 else $3 end, $5
     from (select id, row_number() over (order by id) as n from plans) numbered`,
    [indexTokens(words), indexTokens(rareWords), phraseText(words), phraseText(rareWords), tokensVersion],
  )
  await pool.query(
    `insert into plan_favorites (person_id, plan_id, favorite_id)
     select ${numberedId('8000', '1')}, id, id from (select id from plans order by id limit 1000) kept
     union all select ${numberedId('8000', '2 + n % 900')}, id, id
       from (select id, row_number() over (order by id) as n from plans) numbered`,
  )
  await pool.query(
    `insert into plan_lines (plan_id, id, position, role, label, asked_at, state)
     select id, md5(id::text || line)::uuid, line, (array['student', 'guardian', 'adviser'])[line], '', now(), 'asked'
     from plans, generate_series(1, 3) line`,
  )
  await pool.query(
    `insert into plan_signers (plan_id, line_id, person_id, asked_at)
     select id, md5(id::text || 3)::uuid,
        case when n <= 1000 then ${numberedId('8000', '1')} else ${numberedId('8000', '2 + n % 900')} end, now()
     from (select id, row_number() over (order by id) as n from plans) numbered`,
  )
  await pool.query(
    `insert into plan_executions (plan_id, begun_version, begun_at, active_at, done_items, done_lessons)
     select id, 1, now(), now() - n % 40 * interval '1 day', n % 20, n % 20
     from (select id, row_number() over (order by id) as n from plans) numbered where n % 2 = 0`,
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<FilledPlans>(
    `select id as "middlePlan", ${numberedId('8000', '7')} as "busyPlanner" from plans order by id offset $1::int / 2 limit 1`,
    [count],
  )
  return rows[0] as FilledPlans
}
