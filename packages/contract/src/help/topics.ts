import { declared, inOrder } from '../features.ts'

/** Articles of the help centre, in list order; each feature declares its own. */
export const helpTopics = inOrder(declared('helpTopics'))
export type HelpTopic = (typeof helpTopics)[number]

export const isHelpTopic = (name: string | undefined): name is HelpTopic =>
  (helpTopics as readonly (string | undefined)[]).includes(name)
