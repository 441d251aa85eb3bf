import { randomUUID } from 'node:crypto'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Cast } from '../../../testing/kinds.ts'
import { audiences, type FeatureSubjects, type Thing } from '../../../testing/subject.ts'
import { coursePath } from '../courses.fixture.ts'
import { finish, learntCourse, recordOf, takeCertificate } from './reflections.fixture.ts'

const { members, friends, owner: own } = audiences
const learns = ['friend'] as const
const missing = 'COURSE_NOT_FOUND'
const ofLearner = { right: 'learn', missing, forbidden: 'COURSE_NOT_JOINED' } as const
const ofHolder = {
  right: 'learn',
  missing: 'COURSE_CERTIFICATE_NOT_FOUND',
  forbidden: 'COURSE_CERTIFICATE_NOT_FOUND',
} as const
const answers = [{ questionId: randomUUID(), question: '你沒想到的是什麼？', text: '水比我想的還冷。' }]
const inGroup = ['params.id', 'params.groupId'] as const

/** A course that the cast's owner learns. */
async function learnt({ product, owner, person }: Cast): Promise<Record<string, string>> {
  const { courseId, group } = await learntCourse(product, person('teacher'), owner)
  return { courseId, groupId: group.id, questionId: group.questions[0]?.id ?? '' }
}

/** A record that the owner made from it. */
const recorded = (seenBy: 0 | 1 | 3) => ({
  ground: learnt,
  make: async ({ owner }: Cast, word: string, { courseId = '', groupId = '', questionId = '' }): Promise<Thing> => {
    const said = [{ questionId, question: '你沒想到的是什麼？', text: '水比我想的還冷。' }]
    return { id: await recordOf(owner, courseId, groupId, { answers: said, privacy: seenBy, title: word }) }
  },
})

export const reflectionSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that a friend has finished',
      forms: {
        'with their certificate': {
          make: async ({ product, owner, person }, word) => {
            const learner = person('friend')
            const learnt = await learntCourse(product, owner, learner, word)
            await finish(learner, learnt)
            await takeCertificate(learner, learnt.courseId)
            return { id: learnt.courseId, groupId: learnt.group.id }
          },
          rights: { see: members, learn: learns },
        },
      },
      calls: [
        { ...ofLearner, call: 'GET /api/v2/courses/:id/reflections', names: ['params.id'] },
        {
          ...ofLearner,
          call: 'PUT /api/v2/courses/:id/reflections/:groupId',
          names: inGroup,
          send: () => ({ body: { base: null, title: '回頭看', answers } }),
        },
        {
          ...ofLearner,
          call: 'POST /api/v2/courses/:id/reflections/:groupId/record',
          names: inGroup,
          send: () => ({ body: { clientId: randomUUID(), title: '河川', answers, tags: ['communication'] } }),
        },
        { ...ofLearner, call: 'GET /api/v2/courses/:id/certificate', names: ['params.id'], tells: true },
        { ...ofLearner, call: 'POST /api/v2/courses/:id/certificate', names: ['params.id'] },
        { ...ofHolder, call: 'GET /api/v2/courses/:id/certificate/pdf', names: ['params.id'] },
        {
          call: 'DELETE /api/v2/courses/:id/certificate',
          names: ['params.id'],
          right: 'see',
          missing: null,
          spends: true,
        },
      ],
    },
    {
      thing: 'a record that was made of a course',
      forms: {
        'for everybody': { ...recorded(privacy.public), rights: { see: members } },
        'for friends': { ...recorded(privacy.friends), rights: { see: friends } },
        'for oneself': { ...recorded(privacy.private), rights: { see: own } },
      },
      calls: [
        {
          call: 'GET /api/v2/courses/record-sources/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'POST_NOT_FOUND',
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/courses/current-user/certificates' }],
  silent: [],
  passedOver: {
    'DELETE /api/v2/courses/:id/certificate': [['params.id', 'what is not there is taken back already']],
  },
  freePlaces: [[/^body\.(answers\.questionId|base)$/, 'of a question, or a state, that may be gone', coursePath]],
}
