import { isDeepStrictEqual } from 'node:util'
import { type SchoolPlanSettings, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { SchoolPlans } from '@learntrail/contract/plans/school/school'
import type { Person } from '../../../platform/access/person.ts'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActsForSchool } from '../../accounts/index.ts'
import { findSchoolName } from '../../profiles/index.ts'
import * as repository from './school.repository.ts'

const nothingSet = { settings: usualPlanSettings, version: 0 }

/** Returns a school's plan settings, or the usual ones, for a person acting for the school. */
export async function readSchoolPlans(
  { db }: Platform,
  person: Pick<Person, 'id'>,
  schoolId: string,
): Promise<SchoolPlans> {
  await checkActsForSchool(db, person.id, schoolId)
  const schoolName = (await findSchoolName(db, schoolId)) ?? ''
  const { settings, version } = (await repository.findSettings(db, schoolId)) ?? nothingSet
  return { ...settings, schoolName, version }
}

interface Change extends SchoolPlanSettings {
  schoolId: string
  version: number
}

/** Saves a school's plan settings unless they changed in the meantime; repeating it is harmless. Audited. */
export async function changeSchoolPlans(
  platform: Platform,
  by: Actor,
  { schoolId, version, ...settings }: Change,
): Promise<SchoolPlans> {
  await checkActsForSchool(platform.db, by.id, schoolId)
  const change = { schoolId, settings, version, at: platform.clock.now() }
  await inTransaction(platform.db, async (transaction) => {
    if (await repository.setSettings(transaction, change)) {
      const subject = { type: 'school', id: schoolId } as const
      return audit(platform, transaction, { by, act: 'school.plan_settings_changed', subject })
    }
    const current = await repository.findSettings(transaction, schoolId)
    if (!isDeepStrictEqual(current?.settings, settings)) refuse('PLAN_SETTINGS_CONFLICT')
  })
  return readSchoolPlans(platform, by, schoolId)
}
