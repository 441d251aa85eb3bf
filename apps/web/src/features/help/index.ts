export type { HelpTopic } from '@learntrail/contract/help/topics'
export { HelpLink } from './components/help-link.tsx'
