import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '../../../platform/database/index.ts'
import { classGroup, everyMember, joinStandingGroup } from '../../groups/index.ts'
import { everyImported, joinOrganization } from '../../profiles/index.ts'
import { schoolPlanSettings } from './school.tables.ts'
import { settingsOfSchoolOf } from './school-of-plan.sql.ts'

interface SetPlans {
  settings: SchoolPlanSettings
  version: number
}

export async function findSettings(db: Queryable, schoolId: string): Promise<SetPlans | undefined> {
  const { settings, version } = schoolPlanSettings
  const found = await db
    .select({ settings, version })
    .from(schoolPlanSettings)
    .where(eq(schoolPlanSettings.schoolId, schoolId))
  return found[0]
}

interface Change {
  schoolId: string
  settings: SchoolPlanSettings
  /** The version that is replaced; 0 when nothing was set. */
  version: number
  at: Date
}

/** Saves the settings unless they changed since `version`; returns whether it did. */
export async function setSettings(db: Queryable, { schoolId, settings, version, at }: Change): Promise<boolean> {
  const row = { settings, version: version + 1, updatedAt: at }
  const { rowCount } =
    version === 0
      ? await db
          .insert(schoolPlanSettings)
          .values({ schoolId, ...row })
          .onConflictDoNothing()
      : await db
          .update(schoolPlanSettings)
          .set(row)
          .where(and(eq(schoolPlanSettings.schoolId, schoolId), eq(schoolPlanSettings.version, version)))
  return rowCount === 1
}

/** Returns the settings of a person's school; null when it has none or they have no school. */
export async function findSettingsOfPerson(pool: Pool, personId: string): Promise<SchoolPlanSettings | null> {
  const { rows } = await pool.query<{ settings: SchoolPlanSettings | null }>({
    name: 'plan-settings-of-person',
    text: `select ${settingsOfSchoolOf('$1')} as settings`,
    values: [personId],
  })
  return rows[0]?.settings ?? null
}

interface PlaceInClass {
  /** Class in the school's list of accounts; null when the list names none. */
  listed: { grade: string; className: string } | null
  seatNumber: string
}

/** Returns a person's class, and the seat number from the school's list or else from their class group. */
export async function findPlaceInClass(pool: Pool, personId: string): Promise<PlaceInClass> {
  const { rows } = await pool.query<PlaceInClass>({
    name: 'plan-place-in-class',
    text: `select case when listed.class_name <> ''
          then json_build_object('grade', listed.grade, 'className', listed.class_name) end as listed,
        coalesce(nullif(listed.seat_number, ''), (select own.member_number from ${everyMember('own')}
          ${joinStandingGroup('g', 'own.group_id')} and ${classGroup('g')}
          where own.account_id = $1 and own.level = 2 and own.member_number <> '' order by g.name, g.id limit 1), '') as "seatNumber"
      from (select) one left join (${everyImported('listed')}
        ${joinOrganization('place', 'listed.account_id')} and place.school_id = listed.school_id)
        on listed.account_id = $1
      limit 1`,
    values: [personId],
  })
  return rows[0] ?? { listed: null, seatNumber: '' }
}
