import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import type { FigureLook } from '@learntrail/contract/analytics/people'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fromAccounts } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { joinSchool } from '../../profiles/index.ts'

/**
 * $1 person, $2 cursor. Looks at the person by name. Leaves out a look if the same reader looks at the same figures again
 * within 12 hours on the same day (Asia/Taipei).
 */
const looks = {
  name: 'analytics-looks',
  text: `select e.id, ${isoTime('e.at')} as at, json_build_object('id', s.id, 'name', s.name) as school,
      (select ${personSummaryOf('a')} ${fromAccounts('a', 'e.actor_id')} and a.deleted_at is null) as reader,
      e.data ->> 'measure' as measure
    from audit_entries e ${joinSchool('s', `(e.data ->> 'schoolId')::uuid`)}
    where e.subject_id = $1 and e.act = 'school.figures_looked' and e.id < $2
      and not exists (select 1 from audit_entries later
        where later.subject_id = $1 and later.act = e.act and later.id > e.id and later.actor_id = e.actor_id
          and later.data = e.data and later.at < e.at + interval '12 hours'
          and (later.at at time zone 'Asia/Taipei')::date = (e.at at time zone 'Asia/Taipei')::date)
    order by e.id desc ${limitTo(analyticsLimits.looks)}`,
}

/** Returns a page of who looked at a person's figures by name, newest first. */
export async function listLooks({ pool }: { pool: Pool }, personId: string, cursor: string | undefined) {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const { rows } = await pool.query<FigureLook>({ ...looks, values: [personId, before] })
  return pageOf(rows, analyticsLimits.looks - 1, ({ id }) => [id])
}
