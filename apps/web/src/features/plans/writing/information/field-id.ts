import type { PlanContent } from '@learntrail/contract/plans/content'

/** Where a field of the form is, so that one can be led to it. */
export const fieldId = (field: keyof PlanContent) => `plan-${field}`

/** Goes to a field, or to the first choice of a group of them. */
export function goToField(field: keyof PlanContent) {
  const place = document.getElementById(fieldId(field))
  const inner = place?.matches('input, textarea, button') ? place : place?.querySelector<HTMLElement>('button, input')
  place?.scrollIntoView?.({ block: 'center' })
  inner?.focus({ preventScroll: true })
}
