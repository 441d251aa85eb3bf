import { newPerson } from '../../../testing/people.ts'
import type { Subject } from '../../../testing/subject.ts'
import { newSchoolOf } from '../../groups/groups.fixture.ts'
import { plansSetAs } from './school.fixture.ts'

const path = '/api/v2/sdl-service/schools/:schoolId'
const named = { names: ['params.schoolId'], right: 'see', missing: 'SCHOOL_NOT_FOUND' } as const

export const schoolPlanSubjects: Subject[] = [
  {
    thing: 'a school that has set something about plans',
    forms: {
      'that nobody of them acts for': {
        make: async ({ product }) => {
          const id = await newSchoolOf(product, await newPerson(product))
          return { id, schoolId: id }
        },
        // A person acting for the school is covered by school.test.ts.
        rights: { see: [] },
        listedFor: [],
      },
    },
    calls: [
      { ...named, call: `GET ${path}` },
      { ...named, call: `PUT ${path}`, send: () => ({ body: { ...plansSetAs(), version: 0 } }) },
      { ...named, call: `POST ${path}/form`, send: () => ({ body: { settings: plansSetAs(), isExample: false } }) },
    ],
  },
]
