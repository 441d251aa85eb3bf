import type { CaseFilter } from '@learntrail/contract/reports/cases'
import type pg from 'pg'
import { auditQuery } from '../../apps/server/src/features/console/audit.service.ts'
import { peopleQuery } from '../../apps/server/src/features/console/people/people.queries.ts'
import { listOf } from '../../apps/server/src/features/problems/problems.repository.ts'
import { casesQuery } from '../../apps/server/src/features/reports/cases.queries.ts'
import { firstId, lastId } from '../../apps/server/src/platform/paging/by-id.ts'

import { viewerId } from './fill.ts'

const limit = 21
const page = { before: lastId, now: new Date(), limit }
const staff = '00000000-0000-7000-8000-0000000000a1'
/** Half of the smaller queue was opened before this. */
const middle = new Date(1_700_005_000_000)
const rare = '00000000-0000-7000-8000-0000000000b2'

/** The queue of reports, from its start or from a cursor. */
const cases = (
  pool: pg.Pool,
  filter: CaseFilter,
  after: readonly [boolean, Date, string] = [true, new Date(0), firstId],
) => pool.query({ ...casesQuery(filter, limit), values: [staff, null, ...after] })

/** The lists of the console, read by the product's own queries. */
export const consoleLists: Record<string, (pool: pg.Pool) => Promise<unknown>> = {
  'Console: accounts': (pool) => pool.query(peopleQuery({}, page)),
  'Console: accounts by a rare name': (pool) => pool.query(peopleQuery({ find: '雅婷' }, page)),
  'Console: accounts by an e-mail prefix': (pool) => pool.query(peopleQuery({ find: 'person7@' }, page)),
  'Console: suspended accounts': (pool) => pool.query(peopleQuery({ state: 'suspended' }, page)),
  'Console: staff of a level': (pool) => pool.query(peopleQuery({ level: 'support' }, page)),
  'Console: accounts on a school’s plan': (pool) => pool.query(peopleQuery({ plan: 'school' }, page)),
  'Queue of reports: open': (pool) => cases(pool, 'open'),
  'Queue of reports: open, from the middle': (pool) => cases(pool, 'open', [false, middle, firstId]),
  'Queue of reports: mine': (pool) => cases(pool, 'mine'),
  'Queue of reports: appeals': (pool) => cases(pool, 'appeals'),
  'Queue of reports: resolved': (pool) => cases(pool, 'resolved', [true, new Date(8e12), lastId]),
  'Queue of problems': (pool) => listOf(pool, { state: 'open', after: firstId, limit }),
  'Audit log': (pool) => pool.query(auditQuery({}, lastId, limit)),
  'Audit log of one staff member': (pool) => pool.query(auditQuery({ actorId: staff }, lastId, limit)),
  'Audit log about a rarely viewed person': (pool) => pool.query(auditQuery({ subjectId: rare }, lastId, limit)),
  'Audit log of a rare act': (pool) => pool.query(auditQuery({ act: 'person.level_changed' }, lastId, limit)),
}

/** Fills an audit log, a queue of reports and one of problems with 10,000 rows each, or a million. */
export async function fillConsole(pool: pg.Pool, { records }: { records: number }): Promise<void> {
  const entries = records > 10_000 ? 1_000_000 : 10_000
  await pool.query(
    `insert into audit_entries (id, actor_id, act, subject_type, subject_id, reason, at, request_id)
      select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
        case when n % 4 = 0 then $1::uuid else gen_random_uuid() end,
        case when n % 5000 = 0 then 'person.level_changed' else 'person.looked' end, 'account',
        case when n % 5000 = 1 then $2::uuid else gen_random_uuid() end, '', to_timestamp(1700000000 + n), ''
      from generate_series(1, $3::int) n`,
    [staff, rare, entries],
  )
  await pool.query(
    `insert into report_cases (id, target_type, target_id, owner_id, state, is_urgent, title, version, opened_at, assignee_id, closed_at)
      select gen_random_uuid(), 'post', gen_random_uuid(), $1,
        case n % 4 when 0 then 'open' when 1 then 'rejected' else 'resolved' end, n % 400 = 0, '檢舉', 1,
        to_timestamp(1700000000 + n), null, case when n % 4 = 0 then null else to_timestamp(1700000100 + n) end
      from generate_series(1, $2::int) n`,
    [viewerId, entries],
  )
  await pool.query(
    `insert into problems (id, client_id, kind, words, email, locale, browser, state, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'broken', '打不開', 'guest@example.test', 'tw', '{}',
        case when n % 4 = 0 then 'open' else 'answered' end, to_timestamp(1700000000 + n)
      from generate_series(1, $1::int) n`,
    [entries],
  )
  for (const table of ['audit_entries', 'report_cases', 'problems']) await pool.query(`analyze ${table}`)
}
