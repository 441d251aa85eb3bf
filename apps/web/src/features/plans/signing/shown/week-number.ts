import type { PlanContent } from '@learntrail/contract/plans/content'

/** Returns the week's number, from 1; null if the plan no longer has the week. */
export function numberOfWeek({ progress }: Pick<PlanContent, 'progress'>, weekId: string | null): number | null {
  const index = progress.weeks.findIndex(({ id }) => id === weekId)
  return index < 0 ? null : index + 1
}
