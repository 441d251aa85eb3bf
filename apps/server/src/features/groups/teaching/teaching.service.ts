import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { TeachingClass } from '@learntrail/contract/groups/teaching'
import type { Person } from '../../../platform/access/person.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { classesLedBy, ledIn } from '../visibility.sql.ts'

const limit = groupLimits.forTeacher

/** $1 viewer, $2 now. */
const classesQuery = {
  name: 'groups-teaching',
  text: `select c.id, c.name, c.handle, c.type, (select count(*)::int from ${ledIn('c.id')} led) as pupils,
      (select count(*)::int from group_requests r where r.group_id = c.id and r.role = ${memberRoles.applying}) as applications,
      exists (select 1 from group_links l where l.group_id = c.id and l.expires_at > $2) as "hasCode"
    from ${classesLedBy('$1')} c order by c.name, c.id ${limitTo(limit + 1)}`,
}

/** $1 viewer. */
const leadsQuery = {
  name: 'groups-leads-class',
  text: `select exists (select 1 from ${classesLedBy('$1')} c) as "leadsClass"`,
}

export async function leadsClass({ pool }: Platform, personId: string): Promise<boolean> {
  const { rows } = await pool.query<{ leadsClass: boolean }>({ ...leadsQuery, values: [personId] })
  return rows[0]?.leadsClass ?? false
}

/** Returns the classes that a person administers, with the number of applications to each. */
export async function listTeachingClasses({ pool, clock }: Platform, { id }: Pick<Person, 'id'>) {
  const { rows } = await pool.query<TeachingClass>({ ...classesQuery, values: [id, clock.now()] })
  return { items: rows.slice(0, limit), hasMore: rows.length > limit }
}
