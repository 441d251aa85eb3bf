import type { Group } from '@learntrail/contract/groups/group'

/** Scores are kept in groups of teachers and of schools. */
export const keepsScores = ({ type }: Pick<Group, 'type'>) => type === 'teaching' || type === 'school'
