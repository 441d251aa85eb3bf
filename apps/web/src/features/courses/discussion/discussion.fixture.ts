import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseAnswer, CourseQuestion } from '@learntrail/contract/courses/discussion'
import { hai } from '../../groups/groups.fixture.ts'
import { aComment } from '../../posts/posts.fixture.ts'
import { courseServer, unitIds } from '../courses.fixture.ts'
import { aLearning, learningServer, resourceIds } from '../learning/learning.fixture.ts'

export const discussionCalls = {
  list: 'GET /api/v2/courses/discussion/course/:id',
  ask: 'POST /api/v2/courses/discussion/course/:id',
  answer: 'POST /api/v2/courses/discussion/:id/reply',
  change: 'PATCH /api/v2/courses/:id',
} as const

const { replies: _, replyCount: __, ...said } = aComment()

export const anAnswer = (change: Partial<CourseAnswer> = {}): CourseAnswer => ({
  ...said,
  id: '019f0000-0000-7000-8000-000000000902',
  author: hai,
  content: '因為日出。',
  discussionId: '019f0000-0000-7000-8000-000000000901',
  isByTeacher: true,
  ...change,
})

/** A question at 3:12 of the film in the second unit. */
export const aQuestion = (change: Partial<CourseQuestion> = {}): CourseQuestion => ({
  ...said,
  id: '019f0000-0000-7000-8000-000000000901',
  content: '為什麼是五點？',
  isByTeacher: false,
  isAnswered: false,
  place: { unitId: unitIds[1], film: { pieceId: resourceIds[0] ?? '', second: 192 } },
  replies: [],
  replyCount: 0,
  ...change,
})

/** Adds the discussion's calls to a server; new questions are kept. */
function withDiscussion<Server extends ReturnType<typeof courseServer>>(server: Server, questions: CourseQuestion[]) {
  const asked = [...questions]
  return server
    .on(discussionCalls.list, () => ({ items: [...asked], nextCursor: null }))
    .on(discussionCalls.ask, ({ body }) => {
      const { content, place = null } = body as Pick<CourseQuestion, 'content' | 'place'>
      const question = aQuestion({ id: crypto.randomUUID(), content, place })
      asked.unshift(question)
      return question
    })
    .on(discussionCalls.answer, ({ body, path }) =>
      anAnswer({
        id: crypto.randomUUID(),
        content: (body as { content: string }).content,
        discussionId: path.split('/').at(-2) ?? '',
      }),
    )
}

/** Serves a course's page with questions. */
export const discussedServer = (course: Course, questions = [aQuestion()]) =>
  withDiscussion(courseServer(course), questions).on(discussionCalls.change, ({ body }) => ({
    ...course,
    ...(body as object),
  }))

/** Serves the same course to a learner. */
export const discussedLearning = (questions = [aQuestion()], course = aLearning().course) =>
  withDiscussion(learningServer(aLearning({ course })), questions)
