import type { CountyCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { escapeLike } from '../../../platform/database/escape-like.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { everyPermission, joinAccount, runningPlanOf } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { accountsOfSchool, countAtSchool, everySchool, searchableName } from '../../profiles/index.ts'
import { openCodesOf } from '../../teachers/index.ts'

const facts = `s.id, s.code, s.name, s.type, s.county, s.ownership, s.closed_at is not null as "isClosed",
  ${countAtSchool('s.id')} as people`

export interface SchoolFilter {
  find?: string | undefined
  type?: SchoolType | undefined
  county?: CountyCode | undefined
  state?: 'open' | 'closed' | undefined
}

/** A page of schools after a code and id, in that order. */
export function schoolsQuery(
  { find, type, county, state }: SchoolFilter,
  after: readonly [string, string],
  limit: number,
) {
  const values: unknown[] = [...after]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = ['(s.code, s.id) > ($1, $2::uuid)']
  if (find !== undefined) {
    const named = add(`%${escapeLike(searchableName(find))}%`)
    conditions.push(`(s.search_name like ${named} or s.code = ${add(find)})`)
  }
  if (type !== undefined) conditions.push(`s.type = ${add(type)}`)
  if (county !== undefined) conditions.push(`s.county = ${add(county)}`)
  if (state !== undefined) conditions.push(`s.closed_at is ${state === 'closed' ? 'not ' : ''}null`)
  return {
    text: `select ${facts} from ${everySchool('s')} where ${conditions.join(' and ')} order by s.code, s.id ${limitTo(limit)}`,
    values,
  }
}

/** $1 school, $2 now. */
export const schoolQuery = {
  name: 'console-school',
  text: `select ${facts}, ${isoTime('s.closed_at')} as "closedAt",
      (select coalesce(json_agg(json_build_object('person', ${personSummaryOf('a')}, 'username', a.username,
        'since', ${isoTime('p.since')}, 'reach', p.reach) order by p.since), '[]')
        from ${everyPermission('p')} ${joinAccount('a', 'p.account_id')} where p.school_id = s.id) as permitted,
      ${openCodesOf('s.id', '$2')} as codes,
      (select coalesce(json_agg(json_build_object('grade', one.grade, 'className', one.class_name)
        order by one.grade, one.class_name), '[]')
        from (select distinct its.grade, its.class_name from ${accountsOfSchool('$1')} its) one) as classes,
      ${runningPlanOf('s.id', '$2')} as plan
    from ${everySchool('s')} where s.id = $1`,
}
