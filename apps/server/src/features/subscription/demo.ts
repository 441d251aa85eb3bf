/* What the demo school is made with (`demo/`), and nothing else. */

export { listCodes, makeCodes } from './codes.service.ts'
export { grantOrder } from './order-decisions.service.ts'
export { listOwn as listOwnOrders, makeOrder, tellPayment } from './orders.service.ts'
