// Facts alone, no schema.

export const questionStates = ['planning', 'scheduled', 'assigned', 'archived', 'deleted'] as const
export type QuestionState = (typeof questionStates)[number]

/** States that lists show; what is deleted is in none. */
export const listedQuestionStates = ['planning', 'scheduled', 'assigned', 'archived'] as const

/** Of the work of one student for one question. */
export const handInStates = ['draft', 'handed_in', 'late', 'reviewed', 'returned'] as const
export type HandInState = (typeof handInStates)[number]

/** How the work of a student stands for those who correct; what is still a draft is missing to them. */
export const queueStates = ['missing', 'handed_in', 'late', 'reviewed', 'returned'] as const
export type QueueState = (typeof queueStates)[number]

/** What a corrector makes of a piece of work. */
export const outcomes = ['reviewed', 'returned'] as const
export type Outcome = (typeof outcomes)[number]

/** Who says which classmates do a question together: they themselves, or those who lead the group. */
export const teamMakers = ['students', 'teacher'] as const
export type TeamMaker = (typeof teamMakers)[number]

/** There is one kind of question. It is answered and not asked for. */
export const questionTypes = ['general'] as const

export const assignTypes = ['all', 'chosen'] as const
export type AssignType = (typeof assignTypes)[number]
