import { eventsOf, field, nothing } from '../event.ts'

/** If several codes are made at once, the subject is the first. */
const ofCode = eventsOf('code')

export const planCodesMade = ofCode('plan_code.made', {
  since: '2026-11-24',
  data: { count: field.code },
  undoneBy: ['plan_code.revoked'],
})
/** `name` is the code's last characters. */
export const planCodeRevoked = ofCode('plan_code.revoked', {
  since: '2026-11-24',
  data: { name: field.code },
  undoneBy: nothing,
})

const ofOrder = eventsOf('order')
/** `name` is the order's number. */
const ordered = { ownerId: field.id, name: field.code }
const since = '2026-11-28'

export const planOrdered = ofOrder('plan_order.made', {
  since,
  data: ordered,
  undoneBy: ['plan_order.cancelled', 'plan_order.refused'],
})
export const paymentTold = ofOrder('plan_order.told', { since, data: ordered, undoneBy: ['plan_order.refused'] })
export const planOrderCancelled = ofOrder('plan_order.cancelled', { since, data: ordered, undoneBy: nothing })
// By staff, who are not named to the buyer.
export const planOrderGranted = ofOrder('plan_order.granted', { since, data: ordered, undoneBy: nothing })
export const planOrderRefused = ofOrder('plan_order.refused', { since, data: ordered, undoneBy: nothing })
