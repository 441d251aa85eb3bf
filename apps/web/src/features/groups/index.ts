export { chooseGroupsDialog } from './choose/lazy-choose-groups.ts'
export type { GroupPanels } from './group-tabs.ts'
export { GroupsOf } from './groups-of.tsx'
export { ManagedGroup } from './members/managed-group.tsx'
