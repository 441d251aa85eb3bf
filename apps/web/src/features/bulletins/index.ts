export { LazyBulletinsOfGroup } from './group-tab/lazy-bulletins-of-group.ts'
