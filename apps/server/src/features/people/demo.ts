/* Exported for the demo school (`demo/`) only. */

export { changeAvatar } from './avatar/avatar.service.ts'
export { block } from './relations/blocks.service.ts'
export { befriend } from './relations/friends.service.ts'
