import type { HandIn } from '@learntrail/contract/homework/hand-in'

/** The people whose work it is: all members of a team, otherwise the student. */
export const peopleOf = ({ team, student }: Pick<HandIn, 'team' | 'student'>) => team?.members ?? [student]
