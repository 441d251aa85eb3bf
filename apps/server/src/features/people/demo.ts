/* What the demo school is made with (`demo/`), and nothing else. */

export { changeAvatar } from './avatar/avatar.service.ts'
export { block } from './relations/blocks.service.ts'
export { befriend } from './relations/friends.service.ts'
