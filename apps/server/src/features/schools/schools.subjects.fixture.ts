import { nobody } from '../../testing/nobody.ts'
import { newPerson } from '../../testing/people.ts'
import type { CallName, FeatureSubjects, Sent } from '../../testing/subject.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'

const reason = '學生忘記密碼'
const file = { name: 'list.csv', content: 'YQ==' }
const takenIn = { studentNumber: 'S1', grade: 'high_1', className: '忠', seatNumber: '7' }
const path = '/api/v2/schools/:schoolId'
const call = (method: string, rest: string) => `${method} ${path}${rest}` as CallName
const onSchool = { names: ['params.schoolId'], right: 'see', missing: 'SCHOOL_NOT_FOUND' } as const
const onPeople = (place: string) => ({ ...onSchool, names: ['params.schoolId', place] }) as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'the people of a school',
      forms: {
        'that nobody of them acts for': {
          make: async ({ product }, word) => {
            const schoolId = await newSchool(product, { name: word, searchName: word })
            const { id } = await newPerson(product, { email: null, emailVerifiedAt: null, fullName: word })
            const row = { studentNumber: 'S1', fullName: word, grade: 'high_1', className: '忠' }
            await product.platform.db
              .insert(importedAccounts)
              .values({ ...row, accountId: id, schoolId, importedAt: product.clock.now() })
            return { id: schoolId, schoolId, personId: id }
          },
          // People acting for the school are tested beside the service.
          rights: { see: [] },
          listedFor: [],
        },
      },
      calls: [
        { ...onSchool, call: call('GET', '/people') },
        { ...onSchool, call: call('GET', '/people/table') },
        { ...onSchool, call: call('GET', '/classes') },
        { ...onSchool, call: call('GET', '/account-imports') },
        { ...onSchool, call: call('POST', '/account-imports/check'), send: () => ({ body: file }) },
        { ...onSchool, call: call('POST', '/account-imports'), send: () => ({ body: { ...file, clientId: nobody } }) },
        {
          ...onSchool,
          call: call('POST', '/account-imports/:id/passwords'),
          send: () => ({ params: { id: nobody } }) as Sent,
        },
        {
          ...onPeople('body.people.id'),
          call: call('PATCH', '/people'),
          send: ({ personId }) => ({ body: { people: [{ id: personId, seatNumber: '7' }] } }),
        },
        { ...onSchool, call: call('GET', '/transfers') },
        {
          ...onSchool,
          call: call('POST', '/people/transfer'),
          names: ['params.schoolId', 'body.personIds', 'body.toSchoolId'],
          send: ({ personId, schoolId }) => ({ body: { personIds: [personId], reason, toSchoolId: schoolId } }),
        },
        {
          ...onPeople('params.personId'),
          call: call('POST', '/transfers/:personId/accept'),
          send: () => ({ body: takenIn }),
        },
        {
          ...onPeople('params.personId'),
          call: call('POST', '/transfers/:personId/end'),
          send: () => ({ body: { reason } }),
        },
        ...(['first-passwords', 'close', 'reopen', 'let-go'] as const).map((act) => ({
          ...onPeople('body.personIds'),
          call: call('POST', `/people/${act}`),
          send: ({ personId }: Record<string, string>) => ({ body: { personIds: [personId], reason } }),
        })),
      ],
    },
  ],
  listings: [],
  silent: [],
}
