import { memberRoles } from '@learntrail/contract/groups/roles'
import type pg from 'pg'
import { viewerId } from './fill.ts'

/**
 * What the benchmarks refer to in a database filled with groups. The viewer leads one and is a student in the other.
 */
export interface FilledGroups {
  /** A thousand members, with `records` records and a hundredth as many questions. */
  ledGroup: string
  /** As many questions as the other, all given to the viewer, who has handed in every second one. */
  joinedGroup: string
  /** A question of the led group for which everybody has handed in. */
  busyQuestion: string
  middleRecord: string
  middleQuestion: string
}

const ledGroup = '00000000-0000-7000-a000-000000000001'
const joinedGroup = '00000000-0000-7000-a000-000000000002'
const members = 1_000
const workEach = 30

const hex = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`
const someone = (number: string) => `('00000000-0000-7000-8000-' || ${hex(number, 12)})::uuid`
const inOrder = (number: string, kind: string) =>
  `('018f' || ${hex(`(${number}) / 65536`, 4)} || '-' || ${hex(`(${number}) % 65536`, 4)} || '-7000-${kind}-' || ${hex(number, 12)})::uuid`
const content = `jsonb_build_object('type', 'doc', 'content', jsonb_build_array())`
const text = '量校門口的水溝：流速、水深和寬度，每天放學各量一次，連續一週。'

/** Makes two groups of a thousand members with records and homework. Directly into the tables, for size. */
export async function fillGroups(pool: pg.Pool, { records }: { records: number }): Promise<FilledGroups> {
  const questions = records / 100
  for (const [id, owner, handle] of [
    [ledGroup, 1, 'bench-led'],
    [joinedGroup, 2, 'bench-joined'],
  ] as const) {
    await pool.query(
      `insert into groups (id, owner_id, made_by, client_id, handle, type, name, description, member_count, created_at)
       values ($1, ${someone('$2::int')}, ${someone('$2::int')}, gen_random_uuid(), $3, 'open', $3, '', $4, now())`,
      [id, owner, handle, members],
    )
    await pool.query(
      `insert into group_members (group_id, account_id, role, level, since)
       select $1, ${someone('n')}, case when n = $2::int then $4::int else $5::int end, case when n = $2::int then 0 else 2 end,
         now() - n * interval '1 second'
       from generate_series(1, $3::int) n`,
      [id, owner, members, memberRoles.topAdministrator, memberRoles.member],
    )
  }
  await fillRecords(pool, records)
  await fillQuestions(pool, ledGroup, questions, 0)
  await fillQuestions(pool, joinedGroup, questions, 1_000_000)
  await fillWork(pool, questions)
  await pool.query('vacuum analyze')
  return {
    ledGroup,
    joinedGroup,
    busyQuestion: await idOf(pool, inOrder('1', 'b000')),
    middleRecord: await idOf(pool, inOrder(`${records / 2}`, 'a000')),
    middleQuestion: await idOf(pool, inOrder(`${questions / 2}`, 'b000')),
  }
}

async function fillRecords(pool: pg.Pool, records: number): Promise<void> {
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy,
       like_count, message_count, is_cut, published_at)
     select ${inOrder('n', 'a000')}, ${someone('1 + n % $2::int')}, gen_random_uuid(), '群組紀錄 ' || n, ${content}, $3,
       current_date - (n % 365), 'course_learning',
       case when n % 500 = 7 then array['maritime'] else array['naturalistic', 'sdg_6'] end, '{}', 2, 0, 0, false, now()
     from generate_series(1, $1::int) n`,
    [records, members, text],
  )
  await pool.query(
    `insert into post_groups (group_id, post_id, pinned_at)
     select $1, ${inOrder('n', 'a000')}, case when n <= 5 then now() end from generate_series(1, $2::int) n`,
    [ledGroup, records],
  )
}

/** Inserts questions with numbers from `after` on, given to everybody, due from today on. */
async function fillQuestions(pool: pg.Pool, group: string, count: number, after: number): Promise<void> {
  await pool.query(
    `insert into homework_questions (id, group_id, writer_id, client_id, state, title, content, text, topic, custom_tags,
       assign_to, assigned_at, deadline, allows_update_after_deadline, total_score, hand_in_points, quality_points, version,
       created_at, updated_at)
     select ${inOrder('n + $3::int', 'b000')}, $1, (select owner_id from groups where id = $1), gen_random_uuid(),
       'assigned', '作業 ' || n, ${content}, $4, '', array['標籤' || n % 50], 'all', now(), now() + n * interval '1 hour',
       false, 100, 0, 0, 1, now(), now()
     from generate_series(1, $2::int) n`,
    [group, count, after, text],
  )
}

/**
 * Inserts 30 hand-ins for each question of the led group, and everybody's for its first; in the other group, the
 * viewer's for every second question.
 */
async function fillWork(pool: pg.Pool, questions: number): Promise<void> {
  const insert = `insert into homework_hand_ins (id, question_id, student_id, state, content, version, writer, writer_save,
    writer_base, version_count, handed_in_at, is_late, released_at, created_at, updated_at)`
  const work = (state: string, released: string) =>
    `gen_random_uuid(), question, student, ${state}, ${content}, 1, gen_random_uuid(), 1, 0, 1, now(), false, ${released}, now(), now()`
  await pool.query(
    `${insert} select ${work(`case when k % 3 = 0 then 'handed_in' else 'reviewed' end`, 'case when k % 3 = 0 then null else now() end')}
     from (select ${inOrder('n', 'b000')} as question, ${someone('k')} as student, k from generate_series(1, $1::int) n,
       lateral generate_series(2, case when n = 1 then $2::int else 1 + $3::int end) k) each`,
    [questions, members, workEach],
  )
  await pool.query(
    `${insert} select ${work(`case when n % 4 = 0 then 'handed_in' else 'reviewed' end`, 'case when n % 4 = 0 then null else now() end')}
     from (select ${inOrder('n + 1000000', 'b000')} as question, $2::uuid as student, n
       from generate_series(2, $1::int, 2) n) each`,
    [questions, viewerId],
  )
}

async function idOf(pool: pg.Pool, id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`select ${id}::text as id`)
  return rows[0]?.id ?? ''
}
