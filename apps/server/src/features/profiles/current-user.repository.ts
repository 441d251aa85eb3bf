import type { Preferences } from '@learntrail/contract/profiles/preferences'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { quickRead } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import type { Reading } from '../../platform/platform.ts'
import { type Account, everyAccount, everyPermission, type PlanFacts, schoolPlanOf } from '../accounts/index.ts'
import { blockedBy } from './blocked-by.kind.ts'
import type { OrganizationRow } from './organization/organization.mapping.ts'
import type { Belonging, ProfileRow } from './profiles.repository.ts'

const ofAccount = [
  'id',
  'email',
  'emailVerifiedAt',
  'username',
  'registrationRole',
  'role',
  'displayName',
  'fullName',
  'avatarFileId',
  'drawnAvatar',
  'method',
  'passwordDigest',
  'passwordUpdatedAt',
  'isDefaultPassword',
  'passwordGivenAs',
  'plan',
  'planEndsAt',
  'trialEndsAt',
  'termsAcceptedAt',
  'profileFilledAt',
  'profileConfirmedAt',
  'academicRoleChangedAt',
  'teacherVerifiedAt',
  'vouchedSchoolId',
  'grownUpSince',
  'suspendedAt',
  'deletedAt',
  'createdAt',
  'lastUsedStickers',
] as const satisfies readonly (keyof Account)[]

const ofProfile = [
  'gender',
  'birthYear',
  'constellation',
  'statusMessage',
  'introduction',
  'traitTags',
  'experiences',
  'personalExpertises',
  'taughtSubjects',
  'socialLinks',
  'customFieldList',
  'guardianName',
  'phone',
  'audiences',
  'startsCareful',
] as const satisfies readonly (keyof ProfileRow)[]

const ofOrganization = [
  'type',
  'county',
  'township',
  'academicRole',
  'schoolType',
  'schoolId',
  'typedSchoolName',
  'grade',
  'title',
  'discipline',
  'department',
  'studentId',
  'jobCategory',
  'industryCategory',
  'serviceUnit',
  'organizationTitle',
  'unitName',
  'unitTitle',
] as const satisfies readonly (keyof OrganizationRow)[]

export type KnownAccount = Pick<Account, (typeof ofAccount)[number]>
export type KnownProfile = Pick<ProfileRow, (typeof ofProfile)[number]>
type KnownOrganization = Pick<OrganizationRow, (typeof ofOrganization)[number]>
export interface KnownBelonging extends Pick<Belonging, 'school'> {
  row: KnownOrganization
}

/** A missing row has null in all columns; these two are never null in an existing one. */
type Row = KnownAccount &
  (KnownProfile | { startsCareful: null }) &
  (KnownOrganization | { type: null }) & {
    schoolName: string | null
    isClosed: boolean
    chosen: Partial<Preferences> | null
    schoolPermissions: SchoolPermission[]
    schoolPlan: PlanFacts['schoolPlan']
    blockedIds: string[]
  }

const inSql = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
const columns = (row: string, names: readonly string[]) => names.map((name) => `${row}.${inSql(name)} as "${name}"`)

const known = [...columns('a', ofAccount), ...columns('p', ofProfile), ...columns('o', ofOrganization)].join(', ')

// Every screen asks this first: one statement, prepared once per connection.
const currentUserQuery = (declared: Declared) => ({
  name: 'current-user',
  text: `select ${known},
      s.name as "schoolName", s.closed_at is not null as "isClosed", c.chosen,
      ${schoolPlanOf('a', '$2')} as "schoolPlan",
      (select coalesce(json_agg(json_build_object('schoolId', l.id, 'schoolName', l.name,
        'reach', permitted.reach) order by l.name, l.id), '[]')
        from ${everyPermission('permitted')} join schools l on l.id = permitted.school_id
        where permitted.account_id = a.id) as "schoolPermissions",
      ${blockedBy(declared, 'a.id')} as "blockedIds"
    from ${everyAccount('a')} left join profiles p on p.account_id = a.id left join organizations o on o.account_id = a.id
      left join schools s on s.id = o.school_id left join preferences c on c.account_id = a.id
    where a.id = $1`,
})

export interface CurrentUserFacts {
  account: KnownAccount
  profile: KnownProfile | undefined
  belonging: KnownBelonging | undefined
  chosen: Partial<Preferences>
  schoolPermissions: Row['schoolPermissions']
  schoolPlan: Row['schoolPlan']
  blockedIds: Row['blockedIds']
}

/** Reads everything known of the person who uses the product; undefined if the account is gone. */
export async function findCurrentUser(
  { pool, declared }: Reading,
  accountId: string,
  now: Date,
): Promise<CurrentUserFacts | undefined> {
  const found = await quickRead<Row>(pool, { ...currentUserQuery(declared), values: [accountId, now] })
  const [row] = found.rows
  if (row === undefined) return undefined
  const school = row.schoolName === null ? null : { name: row.schoolName, isClosed: row.isClosed }
  return {
    account: row,
    profile: row.startsCareful === null ? undefined : row,
    belonging: row.type === null ? undefined : { row, school },
    chosen: row.chosen ?? {},
    schoolPermissions: row.schoolPermissions,
    schoolPlan: row.schoolPlan,
    blockedIds: row.blockedIds,
  }
}
