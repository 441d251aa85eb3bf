import { memberRoles } from '@learntrail/contract/groups/roles'
import { newPerson } from '../../testing/people.ts'
import type { CallName, FeatureSubjects, Sent } from '../../testing/subject.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { newPupil, writeRecords } from './analytics.fixture.ts'
import { drainChanges } from './summaries/keep-summaries.service.ts'

const path = '/api/v2/school-analytics/:schoolId'
const call = (method: string, rest: string) => `${method} ${path}${rest}` as CallName
const ofSchool = { names: ['params.schoolId'], right: 'see', missing: 'SCHOOL_NOT_FOUND' } as const
/** Staff see figures but nobody by name. */
const byName = { ...ofSchool, right: 'name', forbidden: 'FIGURES_NOT_FOUND' } as const
const inClass = { grade: 'high_1', className: '101' }
const asking = (params: Record<string, string>, query?: Record<string, string>) => (): Sent => ({
  params,
  ...(query && { query }),
})

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'the figures of a school',
      forms: {
        'that nobody of them acts for': {
          make: async ({ product }) => {
            const schoolId = await newSchool(product)
            const group = await newGroup(await newPerson(product))
            for (const _ of [1, 2, 3, 4, 5, 6]) {
              const pupil = await newPupil(product, { schoolId })
              await writeRecords(product, pupil, 1)
              await place(product, group.id, pupil.id, memberRoles.member)
            }
            await product.platform.pool.query(
              `update groups set member_count = 7, type = 'school', school_id = $2 where id = $1`,
              [group.id, schoolId],
            )
            await drainChanges(product.platform)
            return { id: schoolId, schoolId, groupId: group.id }
          },
          rights: { see: ['support', 'moderator', 'staff'], name: [] },
          listedFor: [],
        },
      },
      calls: [
        { ...ofSchool, call: call('GET', '') },
        { ...ofSchool, call: call('GET', '/dashboard') },
        { ...ofSchool, call: call('GET', '/questions/:question'), send: asking({ question: 'records' }) },
        {
          ...ofSchool,
          call: call('GET', '/questions/:question/table'),
          send: asking({ question: 'records' }, { form: 'csv' }),
        },
        { ...ofSchool, call: call('GET', '/questions/:question/document'), send: asking({ question: 'records' }) },
        { ...ofSchool, call: call('GET', '/questions/:question/debug'), send: asking({ question: 'records' }) },
        {
          ...ofSchool,
          call: call('GET', '/questions/:question/things/:thingId'),
          names: ['params.schoolId', 'params.thingId'],
          send: ({ groupId = '' }): Sent => ({ params: { question: 'groups', thingId: groupId } }),
        },
        {
          ...byName,
          call: call('GET', '/pupils'),
          send: (): Sent => ({ query: { ...inClass, measure: 'records' } }),
        },
        {
          ...byName,
          call: call('POST', '/reminders'),
          send: (): Sent => ({ body: { ...inClass, state: 'nothing' } }),
        },
      ],
    },
    {
      thing: 'who looked at a child',
      forms: {
        'by name': {
          make: async ({ owner }) => ({ id: owner.id, childId: owner.id }),
          rights: { see: ['guardian', 'owner'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/guardian/children/:childId/figure-looks',
          names: ['params.childId'],
          right: 'see',
          missing: 'CHILD_NOT_FOUND',
        },
      ],
    },
  ],
  listings: [],
  silent: ['GET /api/v2/school-analytics/schools', 'GET /api/v2/school-analytics/looks'],
}
