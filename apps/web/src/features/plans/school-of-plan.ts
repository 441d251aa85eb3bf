import { type SchoolOfPlan, schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { createContext, use } from 'react'

/** Around a plan: what the school of its owner asks. Elsewhere it is what is usual. */
export const SchoolOfPlanContext = createContext<SchoolOfPlan>(schoolOfPlan(null))

export const useSchoolOfPlan = (): SchoolOfPlan => use(SchoolOfPlanContext)
