import type { AddedClasses, ListedClass, SchoolClass } from '@learntrail/contract/groups/classes'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { isBlockedWith, personSummaryOf } from '../../people/index.ts'
import { accountsOfSchool, everyImported, isReached } from '../../profiles/index.ts'
import { numberOrder } from '../members/number-order.sql.ts'
import { visibleInside } from '../visibility.sql.ts'
import { type ListedPupil, numberKey } from './class-list.rules.ts'

/** $1 group, $2 school, $3 reach: the school's classes under its own names. */
const classesQuery = {
  name: 'group-classes',
  text: `select one.grade, one.class_name as "className", count(*)::int as accounts, count(m.account_id)::int as members
    from ${accountsOfSchool('$2')} one left join group_members m on m.group_id = $1 and m.account_id = one.account_id
    where ${isReached('one', '$3')} group by one.grade, one.class_name order by one.grade, one.class_name`,
}

type Reached = Pick<SchoolPermission, 'schoolId' | 'reach'>

const asJson = (reach: Reached['reach']) => (reach === null ? null : JSON.stringify(reach))

export async function listClasses(pool: Pool, groupId: string, { schoolId, reach }: Reached): Promise<ListedClass[]> {
  return (await pool.query<ListedClass>({ ...classesQuery, values: [groupId, schoolId, asJson(reach)] })).rows
}

interface Filled extends Reached {
  groupId: string
  /** Whose blocks keep people out; null if no blocks apply. */
  apartFrom: string | null
}

interface Chosen extends Filled {
  classes: readonly SchoolClass[]
}

const asked = ({ groupId, schoolId, reach, apartFrom }: Filled, viewer: string | null = null) => sql`asked as (
      select ${groupId}::uuid as group_id, ${schoolId}::uuid as school_id, ${asJson(reach)}::jsonb as reach,
        ${apartFrom}::uuid as apart_from, ${viewer}::uuid as viewer_id)`

/** Columns: whether an account of the school, `one`, is in the group, and whether it must stay out. */
const standing = sql`m.account_id is not null as "isIn",
      b.account_id is not null or ${sql.raw(isBlockedWith('asked.apart_from', 'one.account_id'))}
        or (select count(*) from group_members its where its.account_id = one.account_id) >= ${groupLimits.joined} as "staysOut"`
const standingOf = sql`left join group_members m on m.group_id = asked.group_id and m.account_id = one.account_id
      left join group_bans b on b.group_id = asked.group_id and b.account_id = one.account_id`

/**
 * SQL of the common tables: `asked` with group, school and viewer, `chosen` with the classes, `one` with the school's
 * accounts.
 */
function from(chosen: Chosen, viewer: string | null = null) {
  const { classes } = chosen
  const [grades, names] = [classes.map(({ grade }) => grade), classes.map(({ className }) => className)]
  return sql`with ${asked(chosen, viewer)},
    chosen as (select * from unnest(${sql.param(grades)}::text[], ${sql.param(names)}::text[]) as c(grade, class_name)),
    one as (select one.*, (one.grade, one.class_name) in (select grade, class_name from chosen) as is_chosen
      from asked cross join lateral ${sql.raw(accountsOfSchool('asked.school_id'))} one
        where ${sql.raw(isReached('one', 'asked.reach'))})`
}

/** Returns the accounts of these classes, whether they are in the group and whether they must stay out. */
export async function listPeople(transaction: Transaction, chosen: Chosen) {
  const { rows } = await transaction.execute<{ id: string; isIn: boolean; staysOut: boolean }>(sql`${from(chosen)}
    select one.account_id as id, ${standing}
    from asked join one on one.is_chosen ${standingOf}
    order by one.account_id`)
  return rows
}

type PupilRow = ListedPupil & { id: string }

/** Returns the accounts with these student numbers. */
export async function findPupils(db: Queryable, filled: Filled, numbers: readonly string[]): Promise<PupilRow[]> {
  const { rows } = await db.execute<PupilRow & Record<string, unknown>>(sql`with ${asked(filled)}
    select one.account_id as id, one.student_number as "studentNumber", one.full_name as "fullName", ${standing}
    from asked cross join lateral ${sql.raw(accountsOfSchool('asked.school_id'))} one ${standingOf}
    where lower(one.student_number) = any(${sql.param(numbers.map(numberKey))}::text[])
      and ${sql.raw(isReached('one', 'asked.reach'))}
    order by one.account_id`)
  return rows
}

/** Gives new members the seat numbers of their school's list, unless another member has the number. */
export async function takeSeats(transaction: Transaction, groupId: string, ids: readonly string[]): Promise<void> {
  const order = sql.raw(numberOrder('i.seat_number'))
  await transaction.execute(sql`
    with given as (select i.account_id, i.seat_number, ${order} as place,
        row_number() over (partition by ${order} order by i.grade, i.class_name, i.account_id) as nth
      from ${sql.raw(everyImported('i'))} where i.account_id = any(${sql.param([...ids])}::uuid[]) and i.seat_number <> '')
    update group_members m set member_number = given.seat_number from given
    where m.group_id = ${groupId} and m.account_id = given.account_id and m.member_number = '' and given.nth = 1
      and not exists (select 1 from group_members taken
        where taken.group_id = ${groupId} and taken.member_number <> '' and taken.number_order = given.place)`)
}

/** Returns members from the school's other classes whom the viewer may see. */
export async function listOthers(transaction: Transaction, chosen: Chosen, viewer: string) {
  type Row = AddedClasses['others'][number] & Record<string, unknown>
  const { rows } = await transaction.execute<Row>(sql`${from(chosen, viewer)}
    select ${sql.raw(personSummaryOf('a'))} as person, one.grade, one.class_name as "className"
    from asked join one on not one.is_chosen
      join group_members m on m.group_id = asked.group_id and m.account_id = one.account_id
        and m.role = ${memberRoles.member}
      ${sql.raw(joinAccount('a', 'm.account_id'))}
    where ${sql.raw(visibleInside('asked.viewer_id', 'a', 'asked.group_id'))} order by one.grade, one.class_name, a.id`)
  return rows
}
