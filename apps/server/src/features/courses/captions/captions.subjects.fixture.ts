import type { TestPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../../testing/subject.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { saveCaptions, saveOf, vttOf } from '../../files/captions/captions.fixture.ts'
import { writtenCourse } from '../courses.fixture.ts'
import { letTeach, publish } from '../publishing/publishing.fixture.ts'
import { courseCaptions, putFilm } from './captions.fixture.ts'

const own = audiences.owner
const both = ['owner', 'friend'] as const

/** A film with captions in a person's draft. */
async function captioned(product: TestApp, person: TestPerson, word: string) {
  const { course } = await writtenCourse(product, person)
  const { id } = await putFilm(product, person, course._id)
  await saveCaptions(person, courseCaptions(id), vttOf(word))
  return { thing: { id, language: 'zh-Hant' }, courseId: course._id }
}

const drafts: Subject['forms'] = {
  'of a film in a draft': {
    make: async ({ product, owner }, word) => (await captioned(product, owner, word)).thing,
    rights: { see: own, read: own, write: own },
    listedFor: [],
  },
  'of a film in a draft with a co-editor': {
    make: async ({ product, owner, person }, word) => {
      const { thing, courseId } = await captioned(product, owner, word)
      await letTeach(product, courseId, person('friend'))
      return thing
    },
    rights: { see: both, read: both, write: both },
    listedFor: [],
  },
  'of a film in a draft in which a lecturer is named': {
    make: async ({ product, owner, person }, word) => {
      const { thing, courseId } = await captioned(product, owner, word)
      await letTeach(product, courseId, person('friend'), { part: 'lecturer' })
      return thing
    },
    rights: { see: both, read: own, write: own, told: own },
    listedFor: [],
  },
}

export const captionSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'captions of a film of a course',
      forms: {
        ...drafts,
        'of a film in a private course on the shelf': {
          make: async ({ product, owner }, word) => {
            const { thing, courseId } = await captioned(product, owner, word)
            await publish(owner, courseId, { password: 'riverwater1' })
            return thing
          },
          rights: { see: own, read: own, write: [] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/courses/files/:id/captions/:language',
          names: ['params.id'],
          right: 'read',
          missing: 'COURSE_FILE_NOT_FOUND',
          forbidden: 'NO_PERMISSION',
          tells: true,
        },
        {
          call: 'PUT /api/v2/courses/files/:id/captions/:language',
          names: ['params.id'],
          right: 'write',
          missing: 'COURSE_FILE_NOT_FOUND',
          forbidden: 'NO_PERMISSION',
          spends: true,
          forms: Object.keys(drafts),
          send: () => ({ params: { language: 'en' }, body: saveOf(vttOf('water')) }),
        },
      ],
    },
  ],
  listings: [],
  silent: [],
}
