import type { AuditAct } from '@learntrail/contract/console/acts'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { limits } from '@learntrail/contract/limits'
import { isoTime } from '../../platform/database/iso-time.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { personOf } from '../people/index.ts'

/** The lowest id at a moment. Ids are made from the time, so a range of moments is a range of ids. */
const firstIdAt = (moment: string) => {
  const time = Math.max(0, new Date(moment).getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

const conditions = { actorId: 'e.actor_id', subjectId: 'e.subject_id', act: 'e.act' } as const

export interface AuditFilter {
  actorId?: string | undefined
  subjectId?: string | undefined
  act?: AuditAct | undefined
  from?: string | undefined
  until?: string | undefined
}

/** A page of the log before an id. Each filter has an index that ends with the order. */
export function auditQuery({ from, until, ...equal }: AuditFilter, before: string, limit: number) {
  const values: unknown[] = [before]
  const wheres = ['e.id < $1']
  const add = (condition: string, value: unknown) => {
    values.push(value)
    wheres.push(condition.replace('?', `$${values.length}`))
  }
  for (const [name, column] of Object.entries(conditions)) {
    const value = equal[name as keyof typeof conditions]
    if (value !== undefined) add(`${column} = ?`, value)
  }
  if (from !== undefined) add('e.id >= ?', firstIdAt(from))
  if (until !== undefined) add('e.id < ?', firstIdAt(until))
  const text = `select e.id, e.act, e.actor_id as "actorId", ${personOf('e.actor_id')} as actor,
      e.subject_type as "subjectType", e.subject_id as "subjectId",
      case when e.subject_type = 'account' then ${personOf('e.subject_id')} end as subject,
      e.reason, e.data, ${isoTime('e.at')} as at, e.request_id as "requestId"
    from audit_entries e where ${wheres.join(' and ')} order by e.id desc ${limitTo(limit)}`
  return { text, values }
}

/** Returns a page of what staff did, newest first. */
export async function listAudit(
  { pool }: Platform,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined },
) {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const { rows } = await pool.query<AuditEntry>(auditQuery(filter, before, limits.pageSize + 1))
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}
