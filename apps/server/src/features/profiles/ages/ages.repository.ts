import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { everyAccount } from '../../accounts/index.ts'
import { isUnder18 } from './under-18.rules.ts'

/**
 * Both may be true: a person who says that they are under 18 is protected from others, and still counts as grown-up
 * towards others.
 */
export interface Age {
  /** By what they say of themselves: others are careful with them. */
  isUnder18: boolean
  /** Whether they are careful with others. What a person says of themselves never removes it. */
  isGrownUp: boolean
}

export interface KnownAge extends Age {
  id: string
  isStaff: boolean
  isProfileFilled: boolean
  /** Whether `grown_up_since` is set, which holds whatever they say later. */
  isKept: boolean
}

type Row = Omit<KnownAge, keyof Age> & Parameters<typeof isUnder18>[0]

export async function listAges(db: Queryable, ids: readonly string[], now: Date): Promise<KnownAge[]> {
  const query: SQL = sql`
    select a.id, p.birth_year as "birthYear", a.registration_role as "registrationRole",
      case when o.account_id is not null then json_build_object('type', o.type, 'academicRole', o.academic_role,
        'schoolType', o.school_type, 'grade', o.grade) end as organization,
      a.role <> 'user' as "isStaff", a.profile_filled_at is not null as "isProfileFilled",
      a.grown_up_since is not null as "isKept"
    from ${sql.raw(everyAccount('a'))} left join profiles p on p.account_id = a.id left join organizations o on o.account_id = a.id
    where a.id = any(${sql.param([...ids])}::uuid[])`
  const { rows } = await db.execute<Row & Record<string, unknown>>(query)
  return rows.map(({ id, isStaff, isProfileFilled, isKept, ...said }) => {
    const isYoung = isUnder18(said, now)
    return { id, isStaff, isProfileFilled, isKept, isUnder18: isYoung, isGrownUp: isKept || isStaff || !isYoung }
  })
}

/** Returns whether these people count as under 18 and as grown-up at a moment. */
export async function findAges(db: Queryable, ids: readonly string[], now: Date): Promise<Map<string, Age>> {
  return new Map((await listAges(db, ids, now)).map(({ id, isUnder18, isGrownUp }) => [id, { isUnder18, isGrownUp }]))
}

/** Lists people born in that year or before who are not yet marked as grown-up. */
export async function listComeOfAge(db: Queryable, bornUntil: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from ${sql.raw(everyAccount('a'))} join profiles p on p.account_id = a.id
    where a.grown_up_since is null and p.birth_year <= ${bornUntil} order by a.id`)
  return rows.map(({ id }) => id)
}
