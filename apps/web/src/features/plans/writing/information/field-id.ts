import type { PlanContent } from '@learntrail/contract/plans/content'

/** Returns the element id of a field. */
export const fieldId = (field: keyof PlanContent) => `plan-${field}`

/** Scrolls to a field and focuses it, or the first choice in its group. */
export function goToField(field: keyof PlanContent) {
  const place = document.getElementById(fieldId(field))
  const inner = place?.matches('input, textarea, button') ? place : place?.querySelector<HTMLElement>('button, input')
  place?.scrollIntoView?.({ block: 'center' })
  inner?.focus({ preventScroll: true })
}
