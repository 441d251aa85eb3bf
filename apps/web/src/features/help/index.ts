export { HelpLink } from './components/help-link.tsx'
export type { HelpTopic } from './topics.ts'
