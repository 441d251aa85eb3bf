import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'
import { questionSummary } from './question.ts'
import { handInStates } from './states.ts'

const access = 'feature:learning-group'
const page = {
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(questionSummary), nextCursor: z.string().nullable() }),
  refusals: [],
} as const

export const listDue = endpoint({
  method: 'GET',
  path: '/api/v2/homework/due',
  summary: 'What is assigned to me in all groups and waits for my work, by deadline; also what was returned to me',
  ...page,
})

export const listReleased = endpoint({
  method: 'GET',
  path: '/api/v2/homework/released',
  summary: 'What came back to me, corrected or returned, newest first; also out of groups that I have left',
  ...page,
})

export const listHandedIn = endpoint({
  method: 'GET',
  path: '/api/v2/homework/handed-in',
  summary: 'What I handed in and waits to be corrected, handed in last first',
  ...page,
})

export const listToCorrect = endpoint({
  method: 'GET',
  path: '/api/v2/homework/to-correct',
  summary: 'Questions that I correct and that have work waiting for it, by who waits longest',
  ...page,
})

export const listOfStudent = endpoint({
  method: 'GET',
  path: '/api/v2/homework/groups/:groupId/students/:personId',
  summary: 'What one student handed in for a group, handed in last first, for who leads it and for the student',
  access,
  params: z.object({ groupId: id, personId: id }),
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({
    student: personSummary,
    items: z.array(
      z.object({
        questionId: id,
        title: z.string(),
        totalScore: z.int(),
        handInId: id,
        state: z.enum(handInStates),
        handedInAt: time,
        isLate: z.boolean(),
        /** The last released score; also null for a group leader who does not correct this question. */
        score: z.int().nullable(),
        /** Whether the viewer may open the work: it is theirs, or they correct it. */
        canOpen: z.boolean(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'USER_NOT_FOUND'],
})
export type StudentWork = z.infer<(typeof listOfStudent)['answers']>['items'][number]

export const countHomework = endpoint({
  method: 'GET',
  path: '/api/v2/homework/count',
  summary: 'How many are in each state: assigned to me, and of those that I correct',
  access,
  answers: z.object({
    mine: z.object({
      /** Not handed in, deadline not yet over. */
      due: z.int(),
      /** Not handed in, deadline over. */
      missing: z.int(),
      handed_in: z.int(),
      late: z.int(),
      reviewed: z.int(),
      returned: z.int(),
    }),
    /** Hand-ins waiting for the caller's correction. */
    toCorrect: z.int(),
    /** Hand-ins that the caller corrects and has a remark for, not released yet. */
    corrected: z.int(),
    /** Questions of the groups that the caller administers. */
    questions: z.object({ planning: z.int(), scheduled: z.int(), assigned: z.int(), archived: z.int() }),
    /** Groups in which something waits for the caller: due, returned, or to be corrected. */
    groups: z.array(z.object({ groupId: id, waiting: z.int() })),
  }),
  refusals: [],
})
export type HomeworkCounts = z.infer<(typeof countHomework)['answers']>

export const listHomeworkTags = endpoint({
  method: 'GET',
  path: '/api/v2/homework/custom-tags',
  summary: 'Own tags in the homework that I see, with how many questions have them, most used first',
  access,
  answers: z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) }),
  refusals: [],
})

export const homeworkListCalls = [
  listDue,
  listHandedIn,
  listReleased,
  listToCorrect,
  listOfStudent,
  countHomework,
  listHomeworkTags,
] as const
