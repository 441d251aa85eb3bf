import { type SchoolPlanSettings, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { TestPerson } from '../../../testing/people.ts'

export const schoolPlansPath = (schoolId: string) => `/api/v2/sdl-service/schools/${schoolId}`

/** The usual settings with a change. */
export const plansSetAs = ({ form, ...change }: Change = {}): SchoolPlanSettings => ({
  ...usualPlanSettings,
  ...change,
  form: { ...usualPlanSettings.form, ...form },
})
interface Change extends Partial<Omit<SchoolPlanSettings, 'form'>> {
  form?: Partial<SchoolPlanSettings['form']>
}

/** Saves settings for the first time, or over the given version. */
export const setPlans = ({ browser }: TestPerson, schoolId: string, change: Change = {}, version = 0) =>
  browser.put(schoolPlansPath(schoolId), { ...plansSetAs(change), version })
