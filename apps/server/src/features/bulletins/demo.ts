/* Exports for the demo school (`demo/`) only. */

export { pinBulletin, seeBulletins } from './bulletins.service.ts'
export { signBulletin } from './follow-up.service.ts'
export { publishBulletin } from './publish.service.ts'
