/* For the demo school (`demo/`) only. */

export { publishShared } from './publish-shared.service.ts'
export { readShared } from './reach-shared.policy.ts'
export { startShared } from './shared.service.ts'
export { changeMyPart } from './shared-people.service.ts'
export { writeShared } from './write-shared.service.ts'
