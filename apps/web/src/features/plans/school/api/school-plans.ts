import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { plansKey } from '../../api/plans.ts'

/** A school's settings for plans, for its staff. */
export const schoolPlansQuery = (schoolId: string) =>
  queryOptions({
    queryKey: [...plansKey, 'school', schoolId],
    queryFn: ({ signal }) => call('GET /api/v2/sdl-service/schools/:schoolId', { params: { schoolId }, signal }),
    staleTime: 0,
  })

export const changeSchoolPlans = (schoolId: string, body: SchoolPlanSettings & { version: number }) =>
  call('PUT /api/v2/sdl-service/schools/:schoolId', { params: { schoolId }, body })

/** Renders the form with these settings, saved or not. */
export async function drawSchoolForm(schoolId: string, settings: SchoolPlanSettings, isExample: boolean) {
  const body = { settings, isExample }
  const { name, pdf } = await call('POST /api/v2/sdl-service/schools/:schoolId/form', { params: { schoolId }, body })
  return { name, bytes: Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)) }
}
