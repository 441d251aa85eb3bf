export { chooseGroupsDialog } from './choose/lazy-choose-groups.ts'
export { GroupsOf } from './groups-of.tsx'
