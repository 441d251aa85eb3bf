import { newId } from '../../platform/ids/ids.ts'
import { newPerson } from '../../testing/people.ts'
import type { CallName, FeatureSubjects } from '../../testing/subject.ts'
import { placements } from '../profiles/placements/placements.tables.ts'
import { goesTo, newSchool, peoplePath } from './people/people.fixture.ts'

const staff = ['support', 'moderator', 'staff'] as const
const onPerson = { names: ['params.id'], missing: 'USER_NOT_FOUND' } as const
const reason = '本人來電確認'
const call = (method: string, act: string) => `${method} ${peoplePath}/:id${act}` as CallName

/** Audit entries are tested in the tests beside this file. */
export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'an account that staff help',
      forms: {
        'of a teacher': {
          make: async ({ product }, word) => {
            const { id } = await newPerson(product, { email: `${word}@example.test`, displayName: '' })
            const schoolId = await newSchool(product)
            await goesTo(product, id, { schoolId, academicRole: 'teacher', grade: null })
            const placementId = newId()
            await product.platform.db
              .insert(placements)
              .values({ id: placementId, accountId: id, schoolId, from: '2025-09-01', until: '2026-01-31' })
            return { id, schoolId, placementId }
          },
          rights: { see: staff, operate: ['staff'] },
          listedFor: [],
        },
      },
      calls: [
        { ...onPerson, call: call('GET', ''), right: 'see', tells: true },
        { ...onPerson, call: call('POST', '/mail'), right: 'see', spends: true },
        { ...onPerson, call: call('POST', '/sign-out'), right: 'see', send: () => ({ body: { reason } }), tells: true },
        {
          ...onPerson,
          call: call('PATCH', '/teacher'),
          right: 'see',
          tells: true,
          send: () => ({ body: { isVerified: true, reason } }),
        },
        {
          ...onPerson,
          call: call('PATCH', '/age'),
          right: 'see',
          tells: true,
          send: () => ({ body: { isGrownUp: true, reason } }),
        },
        {
          ...onPerson,
          call: call('PATCH', '/school'),
          right: 'see',
          tells: true,
          send: ({ schoolId }) => ({ body: { schoolId, grade: null, reason } }),
        },
        {
          ...onPerson,
          call: call('PATCH', '/placements/:placementId'),
          right: 'see',
          tells: true,
          names: ['params.id', 'params.placementId'],
          send: ({ schoolId }) => ({
            body: { schoolId, grade: null, className: '101', from: '2025-09-01', until: '2026-01-31', reason },
          }),
        },
        {
          ...onPerson,
          call: call('PATCH', '/level'),
          right: 'operate',
          tells: true,
          send: () => ({ body: { level: 'support', reason } }),
        },
        {
          ...onPerson,
          call: call('POST', '/plan'),
          right: 'operate',
          tells: true,
          send: () => ({ body: { plan: 'plus', endsAt: null, reason } }),
        },
      ],
    },
  ],
  // Finding everybody by name is the purpose of these lists, and only staff are admitted.
  listings: [],
  silent: [
    'GET /api/v2/admin/account-imports',
    'GET /api/v2/admin/backups',
    'GET /api/v2/admin/health',
    'GET /api/v2/admin/rooms',
    'GET /api/v2/admin/audit',
    'GET /api/v2/admin/people',
    'GET /api/v2/admin/school-imports',
    'GET /api/v2/admin/schools',
    'GET /api/v2/admin/schools/:id',
    'GET /api/v2/admin/statistics',
    'GET /api/v2/admin/statistics/table',
    'GET /api/v2/admin/statistics/days',
    'GET /api/v2/admin/statistics/days/table',
    'GET /api/v2/admin/typed-schools',
  ],
}
