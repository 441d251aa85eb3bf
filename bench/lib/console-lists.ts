import type pg from 'pg'
import { auditQuery } from '../../apps/server/src/features/console/audit.service.ts'
import { peopleQuery } from '../../apps/server/src/features/console/people/people.queries.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'

const limit = 21
const page = { before: lastId, now: new Date(), limit }
const staff = '00000000-0000-7000-8000-0000000000a1'
const rare = '00000000-0000-7000-8000-0000000000b2'

/** The lists of the console, as it reads them. */
export const consoleLists: Record<string, (pool: pg.Pool) => Promise<unknown>> = {
  'Console: accounts': (pool) => pool.query(peopleQuery({}, page)),
  'Console: accounts by a name that few have': (pool) => pool.query(peopleQuery({ find: '雅婷' }, page)),
  'Console: accounts by the beginning of an e-mail': (pool) => pool.query(peopleQuery({ find: 'person7@' }, page)),
  'Console: accounts that are suspended': (pool) => pool.query(peopleQuery({ state: 'suspended' }, page)),
  'Console: staff of a level': (pool) => pool.query(peopleQuery({ level: 'support' }, page)),
  'Audit log': (pool) => pool.query(auditQuery({}, lastId, limit)),
  'Audit log of one of the staff': (pool) => pool.query(auditQuery({ actorId: staff }, lastId, limit)),
  'Audit log about somebody whom few looked at': (pool) => pool.query(auditQuery({ subjectId: rare }, lastId, limit)),
  'Audit log of an act that is rare': (pool) => pool.query(auditQuery({ act: 'person.level_changed' }, lastId, limit)),
}

/** An audit log of 10,000 entries, or of a million. */
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
  await pool.query('analyze audit_entries')
}
