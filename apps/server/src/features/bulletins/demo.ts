/* What the demo school is made with (`demo/`), and nothing else. */

export { pinBulletin, seeBulletins } from './bulletins.service.ts'
export { signBulletin } from './follow-up.service.ts'
export { publishBulletin } from './publish.service.ts'
