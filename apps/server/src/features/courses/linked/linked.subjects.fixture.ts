import type { FeatureSubjects } from '../../../testing/subject.ts'
import { courseForms } from '../publishing/publishing.subjects.fixture.ts'

/** Links lead to the published edition, so a draft gives nothing even to its teacher. */
const published = Object.fromEntries(Object.entries(courseForms).filter(([name]) => !name.startsWith('being written')))

export const linkedSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that is linked to',
      forms: published,
      calls: [
        {
          call: 'POST /api/v2/courses/linked',
          names: ['body.links.courseId', 'body.links.unitId'],
          right: 'read',
          missing: null,
          forbidden: null,
          send: ({ id, unitId = null }) => ({ body: { links: [{ courseId: id, unitId }] } }),
          tells: true,
        },
      ],
    },
  ],
  listings: [],
  silent: [],
  passedOver: {
    'POST /api/v2/courses/linked': [
      ['body.links.courseId', 'of many links, those that lead to nothing have no card'],
      ['body.links.unitId', 'without the unit, the course is told'],
    ],
  },
}
