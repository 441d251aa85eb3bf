export { LazyHomeworkOfGroup } from './group-tab/lazy-homework-of-group.tsx'
