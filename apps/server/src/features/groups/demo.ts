/* For the demo school (`demo/`) only. */

export { addClassList } from './classes/classes.service.ts'
export { addGroup } from './groups.service.ts'
export { acceptRequest, changeRole, inviteMembers, joinGroup } from './members/membership.service.ts'
export { changeNumber } from './members/numbers.service.ts'
export { archiveGroup } from './years/years.service.ts'
