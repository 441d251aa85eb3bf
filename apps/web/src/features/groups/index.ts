export { GroupsOf } from './groups-of.tsx'
