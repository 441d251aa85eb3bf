/** Pages of the help centre that exist, in the order they are listed. */
export const helpTopics = [
  'home',
  'post',
  'guideRecords',
  'guideCourse',
  'guideQuest',
  'shared',
  'groups',
  'groupInside',
  'groupBulletin',
  'groupMembers',
  'homework',
  'exportSelect',
  'exportCompile',
  'exportTypeset',
  'exhibition',
  'safety',
  'plan',
  'problem',
] as const
export type HelpTopic = (typeof helpTopics)[number]

export const isHelpTopic = (name: string | undefined): name is HelpTopic =>
  (helpTopics as readonly (string | undefined)[]).includes(name)

/** Every page has as many steps. */
export const helpSteps = ['one', 'two', 'three', 'four'] as const
