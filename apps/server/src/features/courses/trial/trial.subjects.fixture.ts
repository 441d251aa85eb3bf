import { newPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../../testing/subject.ts'
import { coursePath } from '../courses.fixture.ts'
import { newPublished, takeOff } from '../publishing/publishing.fixture.ts'
import { chooseTrial } from './trial.fixture.ts'

const saying = (word: string) => ({ name: word, introduction: word, text: word })

/** The owner sees the course, and there is no trial for anybody. */
const notTried = { see: audiences.owner, try: [] }

const forms: Subject['forms'] = {
  'before its password': {
    make: async ({ product, owner }, word) => {
      const { course, unitId } = await newPublished(product, owner, { ...saying(word), isPrivate: true })
      await chooseTrial(owner, course._id, unitId)
      return { id: course._id }
    },
    rights: { see: audiences.members, try: audiences.members },
    listedFor: audiences.owner,
  },
  'that is chosen no more': {
    make: async ({ product, owner }, word) => {
      const { course, unitId } = await newPublished(product, owner, { ...saying(word), isPrivate: true })
      await chooseTrial(owner, course._id, unitId)
      await chooseTrial(owner, course._id, null)
      return { id: course._id }
    },
    rights: notTried,
  },
  'of a course that was taken off the shelf': {
    make: async ({ product, owner }, word) => {
      const { course, unitId } = await newPublished(product, owner, saying(word))
      await chooseTrial(owner, course._id, unitId)
      await takeOff(owner, course._id)
      return { id: course._id }
    },
    rights: notTried,
  },
  'of somebody who leaves': {
    make: async ({ product }, word) => {
      const leaving = await newPerson(product)
      const { course, unitId } = await newPublished(product, leaving, { ...saying(word), isPrivate: true })
      await chooseTrial(leaving, course._id, unitId)
      await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
      return { id: course._id }
    },
    rights: { see: [], try: [] },
  },
}

export const trialSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a unit that may be tried',
      forms,
      calls: [
        {
          call: 'GET /api/v2/courses/:id/trial',
          names: ['params.id'],
          right: 'try',
          missing: 'COURSE_NOT_FOUND',
          forbidden: 'COURSE_NOT_FOUND',
          tells: true,
        },
      ],
    },
  ],
  listings: [],
  silent: [],
  freePlaces: [[/^body\.trialUnitId$/, 'a unit of the course that is changed', coursePath]],
}
