/* For the demo school (`demo/`) only. */

export { applyForPrize } from './applications/apply.service.ts'
export { handleApplication } from './applications/handling.service.ts'
export { takeOwnStep } from './applications/own.service.ts'
export { addCodes } from './catalogue/codes.service.ts'
export { makePrize } from './catalogue/keep-prizes.service.ts'
