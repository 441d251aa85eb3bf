// Facts only, no schema.

export const questionStates = ['planning', 'scheduled', 'assigned', 'archived', 'deleted'] as const
export type QuestionState = (typeof questionStates)[number]

/** States that lists show; deleted questions are in none. */
export const listedQuestionStates = ['planning', 'scheduled', 'assigned', 'archived'] as const

/** States of a student's work for a question. */
export const handInStates = ['draft', 'handed_in', 'late', 'reviewed', 'returned'] as const
export type HandInState = (typeof handInStates)[number]

/** States of a student's work as correctors see it; an unsubmitted draft counts as missing. */
export const queueStates = ['missing', 'handed_in', 'late', 'reviewed', 'returned'] as const
export type QueueState = (typeof queueStates)[number]

/** Outcomes of a correction. */
export const outcomes = ['reviewed', 'returned'] as const
export type Outcome = (typeof outcomes)[number]

/** Who forms the teams for a question: the students, or the leaders of the group. */
export const teamMakers = ['students', 'teacher'] as const
export type TeamMaker = (typeof teamMakers)[number]

/** There is only one type of question. It is part of answers and never requested. */
export const questionTypes = ['general'] as const

export const assignTypes = ['all', 'chosen'] as const
export type AssignType = (typeof assignTypes)[number]
