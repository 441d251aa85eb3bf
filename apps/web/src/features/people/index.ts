export { friendsQuery, pickPeople } from './api/pick-people.ts'
export { resourceStatsQuery } from './api/read-resource-stats.ts'
export { type Friend, FriendPicker } from './components/friend-picker.tsx'
export { LikersDialog } from './components/likers-dialog.tsx'
