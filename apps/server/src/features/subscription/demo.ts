/* For the demo school (`demo/`) only. */

export { listCodes, makeCodes } from './codes.service.ts'
export { grantOrder } from './order-decisions.service.ts'
export { listOwn as listOwnOrders, makeOrder, tellPayment } from './orders.service.ts'
