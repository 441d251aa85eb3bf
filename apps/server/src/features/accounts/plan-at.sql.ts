import { hasSchoolPlan } from './school-plan.service.ts'

/** SQL: the plan that the row `account` is on at a moment, by the same rules as `subscriptionAt`. */
export function planAt(account: string, moment: string): string {
  return `case
    when ${account}.plan <> 'free' and (${account}.plan_ends_at is null or ${account}.plan_ends_at > ${moment})
      then ${account}.plan
    when ${hasSchoolPlan(account, moment)} then 'school'
    when ${account}.trial_ends_at > ${moment} then 'plus'
    else 'free' end`
}
