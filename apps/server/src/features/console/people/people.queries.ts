import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { AccountState } from '@learntrail/contract/console/states'
import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'
import type { PlanName } from '@learntrail/contract/shell/features'
import { escapeLike } from '../../../platform/database/escape-like.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { deletedPersonId, everyAccount, peopleOfSchoolPlans, planAt } from '../../accounts/index.ts'
import { peopleCalled, personSummaryOf } from '../../people/index.ts'
import { joinBelonging } from '../../profiles/index.ts'

/* SQL of accounts as staff read them; `a` is the row of accounts, `o` its organization, `s` its school. */

const states: Record<AccountState, string> = {
  suspended: 'a.suspended_at is not null',
  leaving: 'a.deleted_at is not null',
  unconfirmed: 'a.email is not null and a.email_verified_at is null',
  unfilled: 'a.profile_filled_at is null',
  default_password: 'a.is_default_password',
}

const statesOf = `array_remove(array[${Object.entries(states)
  .map(([state, holds]) => `case when ${holds} then '${state}' end`)
  .join(', ')}], null)`

/** `now` is the expression of the moment. Staff see the name of a person whose account is being deleted. */
export const personFacts = (now: string) => `a.id, a.display_name as "displayName",
  ${personSummaryOf('a')} ->> 'avatar' as avatar, a.deleted_at is not null as "isDeleted",
  a.full_name as "fullName", a.username, a.email, a.registration_role as "registrationRole",
  o.academic_role as "academicRole", coalesce(s.name, o.typed_school_name) as "schoolName",
  case when a.role <> 'user' then a.role end as "staffLevel", ${planAt('a', now)} as plan, ${statesOf} as states,
  a.teacher_verified_at is not null as "isVerifiedTeacher", ${isoTime('a.created_at')} as "createdAt"`

export interface PeopleFilter {
  find?: string | undefined
  schoolId?: string | undefined
  academicRole?: AcademicRole | undefined
  level?: StaffLevel | undefined
  plan?: PlanName | undefined
  state?: AccountState | undefined
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** A page of accounts before an id, newest first. */
export function peopleQuery(
  filter: PeopleFilter,
  { before, now, limit }: { before: string; now: Date; limit: number },
) {
  const values: unknown[] = [now, before]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = ['a.id < $2', `a.id <> '${deletedPersonId}'`]
  if (filter.find !== undefined) conditions.push(isFound(filter.find, add))
  if (filter.schoolId !== undefined) conditions.push(`o.school_id = ${add(filter.schoolId)}`)
  if (filter.academicRole !== undefined) conditions.push(`o.academic_role = ${add(filter.academicRole)}`)
  // Each of these has an index of the few accounts it holds for.
  if (filter.level !== undefined) conditions.push(`a.role <> 'user' and a.role = ${add(filter.level)}`)
  if (filter.plan !== undefined) conditions.push(`${planAt('a', '$1')} = ${add(filter.plan)}`)
  if (filter.plan === 'school')
    conditions.push(
      `a.id in (select x.id from ${everyAccount('x')} where x.plan = 'school' union ${peopleOfSchoolPlans('$1')})`,
    )
  if (filter.state !== undefined) conditions.push(states[filter.state])
  return {
    text: `select ${personFacts('$1')} from ${everyAccount('a')} ${joinBelonging}
      where ${conditions.join(' and ')} order by a.id desc ${limitTo(limit)}`,
    values,
  }
}

/** SQL: matches an id, the beginning of an e-mail, an account name, or any part of a name or school. */
function isFound(typed: string, add: (value: unknown) => string): string {
  if (isUuid(typed)) return `a.id = ${add(typed.toLowerCase())}`
  if (typed.includes('@')) return `lower(a.email) like ${add(`${escapeLike(typed.toLowerCase())}%`)}`
  const wanted = typedWords(typed).filter(({ isUnwanted }) => !isUnwanted)
  const tokens = [...new Set(wanted.flatMap(({ text }) => nameQueryTokens(text)))]
  const exact = `select x.id from ${everyAccount('x')} where lower(x.username) = ${add(typed.toLowerCase())}`
  if (tokens.length === 0) return `a.id in (${exact})`
  const words = wanted.flatMap(({ text }) => text.split(' ')).map(add)
  return `a.id in (${peopleCalled(words, add(tokens))} union all ${exact})`
}
