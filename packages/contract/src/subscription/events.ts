import { eventKind } from '../event.ts'

// The subject is the code, of several made at once the first.

export const planCodesMade = eventKind<{ count: string }>('plan_code.made')
/** `name` is how the code ends. */
export const planCodeRevoked = eventKind<{ name: string }>('plan_code.revoked')

// The subject is the order, `name` its number.

interface Ordered extends Record<string, string> {
  ownerId: string
  name: string
}
export const planOrdered = eventKind<Ordered>('plan_order.made')
export const paymentTold = eventKind<Ordered>('plan_order.told')
export const planOrderCancelled = eventKind<Ordered>('plan_order.cancelled')
// By staff, who are not named to whoever ordered.
export const planOrderGranted = eventKind<Ordered>('plan_order.granted')
export const planOrderRefused = eventKind<Ordered>('plan_order.refused')
