/** Returns SQL of how far the weeks of a plan, a row of `plans`, have passed on a day. */
export function weeksOn(plan: string, day: string) {
  /** Days since the plan's first day; null before it. */
  const days = `case when ${plan}.started_at <= ${day} then ${day} - ${plan}.started_at end`
  const isOver = `coalesce(${plan}.ended_at < ${day}, false)`
  /** Number of weeks that have passed. */
  const passed = `case when ${days} is null then 0 when ${isOver} then ${plan}.weeks
    else greatest(0, least(${days} / 7, ${plan}.weeks - 1)) end`
  /** Items planned in those weeks; fewer done means behind. */
  const plannedBefore = `(select coalesce(sum(jsonb_array_length(w.week -> 'items')), 0)
    from jsonb_array_elements(${plan}.content #> '{progress,weeks}') with ordinality w(week, number)
    where w.number <= ${passed})`
  return { days, isOver, passed, plannedBefore }
}
