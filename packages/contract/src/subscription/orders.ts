import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, day, id, text, time } from '../text.ts'
import { givenPlans } from './codes.ts'
import { orderLimits } from './limits.ts'
import { orderPeriods, orderStates } from './order-facts.ts'

/** The account to pay to. */
const payTo = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  account: z.string(),
  accountName: z.string(),
})
export type PayTo = z.infer<typeof payTo>

const order = z.object({
  id,
  /** The number people and banks refer to. */
  number: z.string(),
  plan: z.enum(givenPlans),
  period: z.enum(orderPeriods),
  /** New Taiwan dollars. */
  amount: z.int(),
  at: time,
  /** The last day for payment, in Taiwan. */
  payBy: z.string(),
  state: z.enum(orderStates),
  payTo,
  /** The payment as reported by the buyer; the digits are erased once the account has ended. */
  payment: z.object({ digits: z.string().nullable(), paidOn: z.string(), amount: z.int(), toldAt: time }).nullable(),
  /** Why the payment was not found; empty if it was not refused. */
  reason: z.string(),
  decidedAt: time.nullable(),
  /** End of the plan it gave. */
  grantedUntil: time.nullable(),
})
export type Order = z.infer<typeof order>

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const makeOrder = endpoint({
  method: 'POST',
  path: '/api/v2/subscription/orders',
  summary: 'Order Plus for myself, to be paid by bank transfer; the same clientId again changes nothing',
  access: 'member',
  body: z.object({ clientId: id, period: z.enum(orderPeriods, { error: 'invalid' }) }),
  answers: order,
  refusals: ['ORDERS_NOT_TAKEN', 'ORDER_LIMIT_REACHED', 'ORDER_NOT_NEEDED', 'ORDER_OF_OTHER_PLAN'],
})

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/api/v2/subscription/orders',
  summary: 'My orders, newest first',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  answers: page(order),
  refusals: [],
})

const params = z.object({ id })

/** As typed: full width, spaces and hyphens are accepted. */
const lastDigits = z
  .string()
  .max(50, { error: 'invalid' })
  .transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  .refine((digits) => digits !== '', { error: 'required', abort: true })
  .refine((digits) => new RegExp(`^[0-9]{${orderLimits.digits}}$`).test(digits), { error: 'last_digits' })

export const tellPayment = endpoint({
  method: 'POST',
  path: '/api/v2/subscription/orders/:id/payment',
  summary:
    'Say that I have paid: the last digits of the account, the day and the amount; until it is matched also anew',
  access: 'member',
  params,
  body: z.object({
    digits: lastDigits,
    paidOn: day,
    /** Whole New Taiwan dollars. */
    amount: z
      .int({ error: 'whole_amount' })
      .min(orderLimits.amount.min, { error: 'whole_amount' })
      .max(orderLimits.amount.max, { error: 'whole_amount' }),
  }),
  answers: order,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_CHANGED'],
})

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/api/v2/subscription/orders/:id',
  summary: 'Cancel an order of mine that I have told no payment of; again changes nothing',
  access: 'member',
  params,
  answers: order,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_CHANGED'],
})

const access = 'staff:operator'

const listedOrder = order.extend({
  /** Null: the account has ended. */
  person: personSummary.nullable(),
  decidedBy: personSummary.nullable(),
})
export type ListedOrder = z.infer<typeof listedOrder>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v2/admin/plan-orders',
  summary: 'Orders: of one that waits or is told of the oldest first, else the newest first',
  access,
  query: z.object({
    state: z.enum(orderStates, { error: 'invalid' }).optional(),
    /** An order's number, the beginning of it, or the last digits of the account. */
    words: text({ max: orderLimits.words }).optional(),
    cursor: cursor.optional(),
  }),
  answers: page(listedOrder),
  refusals: [],
})

/** The report that staff have seen: if the payment was reported again since, the call is refused. */
const seen = { toldAt: time }

export const grantOrder = endpoint({
  method: 'POST',
  path: '/api/v2/admin/plan-orders/:id/grant',
  summary: 'Say that the money of an order has arrived: gives its plan, and mails the receipt; again changes nothing',
  access,
  needsProof: true,
  params,
  body: z.object(seen),
  answers: listedOrder,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_NOT_NEEDED', 'ORDER_OF_OTHER_PLAN'],
})

export const refuseOrder = endpoint({
  method: 'POST',
  path: '/api/v2/admin/plan-orders/:id/refuse',
  summary: 'Say that the money of an order was not found, and why; again changes nothing',
  access,
  params,
  body: z.object({ ...seen, reason: text({ min: 1, max: orderLimits.reason }) }),
  answers: listedOrder,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_CHANGED'],
})

export const orderCalls = [
  makeOrder,
  listOwnOrders,
  tellPayment,
  cancelOrder,
  listOrders,
  grantOrder,
  refuseOrder,
] as const
