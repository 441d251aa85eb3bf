import type { PlanContent } from '@learntrail/contract/plans/content'

/** From 1; null for a week that the plan does not have any more. */
export function numberOfWeek({ progress }: Pick<PlanContent, 'progress'>, weekId: string | null): number | null {
  const index = progress.weeks.findIndex(({ id }) => id === weekId)
  return index < 0 ? null : index + 1
}
