export { LazyBulletinsOfGroup } from './group-tab/lazy-bulletins-of-group.ts'
export { UnreadBulletins } from './group-tab/unread-bulletins.tsx'
