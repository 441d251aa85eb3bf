import { newId } from '../../platform/ids/ids.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects } from '../../testing/subject.ts'
import { goesTo, newSchool } from '../console/people/people.fixture.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { schoolCodes } from './teachers.tables.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a code of a school',
      forms: {
        'that holds': {
          make: async ({ product, owner }) => {
            const [school] = await product.platform.db.select({ id: schools.id }).from(schools).limit(1)
            const now = product.clock.now()
            const id = newId(now.getTime())
            const expiresAt = new Date(now.getTime() + 60_000)
            const made = { madeBy: owner.id, uses: 5, createdAt: now, expiresAt }
            await product.platform.db.insert(schoolCodes).values({ id, code: id, schoolId: school?.id ?? '', ...made })
            return { id }
          },
          // None of them acts for this school; people who do are tested beside the service.
          rights: { see: [] },
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/schools/teacher-codes/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'SCHOOL_CODE_NOT_FOUND',
        },
      ],
    },
    {
      thing: 'where teachers of a school have their addresses',
      forms: {
        'that nobody of them acts for': {
          make: async ({ product }) => {
            const schoolId = await newSchool(product)
            return { id: schoolId, schoolId }
          },
          rights: { see: [] },
        },
      },
      calls: [
        {
          call: 'GET /api/v2/schools/:schoolId/domains',
          names: ['params.schoolId'],
          right: 'see',
          missing: 'SCHOOL_NOT_FOUND',
        },
        {
          call: 'PUT /api/v2/schools/:schoolId/domains',
          names: ['params.schoolId'],
          right: 'see',
          missing: 'SCHOOL_NOT_FOUND',
          send: () => ({ body: { usesListed: true, own: [] } }),
        },
      ],
    },
    {
      thing: 'somebody who teaches',
      forms: {
        'at a school that vouches for none of them': {
          make: async ({ product }) => {
            const { id } = await newPerson(product, { registrationRole: 'teacher' })
            await goesTo(product, id, { schoolId: await newSchool(product), academicRole: 'teacher', grade: null })
            return { id }
          },
          rights: { see: [] },
        },
      },
      calls: [
        { call: 'POST /api/v2/users/:id/teacher', names: ['params.id'], right: 'see', missing: 'VOUCHING_NOT_ALLOWED' },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/schools/teacher-codes' }],
  silent: ['GET /api/v2/users/schoolPermissions'],
}
