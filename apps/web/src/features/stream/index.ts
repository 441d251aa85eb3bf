export { StreamView } from './stream-view.tsx'
export { useStreamTab } from './use-stream-tab.ts'
