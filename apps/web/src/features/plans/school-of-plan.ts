import { type SchoolOfPlan, schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { createContext, use } from 'react'

/** The settings of the plan owner's school; by default the usual ones. */
export const SchoolOfPlanContext = createContext<SchoolOfPlan>(schoolOfPlan(null))

export const useSchoolOfPlan = (): SchoolOfPlan => use(SchoolOfPlanContext)
