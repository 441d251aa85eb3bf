import { randomUUID } from 'node:crypto'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { writeBroadcast } from './broadcasts.service.ts'

const written = { title: '更正', content: paragraph('改到星期六。') }
const everybody = [...audiences.members, 'blocked', 'blocker'] as const

export const broadcastSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a broadcast',
      forms: {
        'for everybody': {
          make: async ({ person, product }, word) => {
            const staff = { id: person('staff').id, role: 'staff' as const }
            const { id } = await writeBroadcast(product.platform, staff, {
              clientId: randomUUID(),
              title: word,
              content: paragraph(word),
              audience: { schoolId: null, roles: [], schoolTypes: [], plans: [] },
              startsAt: null,
            })
            return { id }
          },
          rights: { see: everybody, own: ['staff'] },
          listedFor: everybody.filter((kind) => kind !== 'suspended'),
        },
      },
      calls: [
        {
          call: 'POST /api/v2/broadcasts/readbroadcast',
          names: ['body.id'],
          right: 'see',
          missing: 'BROADCAST_NOT_FOUND',
          send: ({ id }) => ({ body: { id } }),
        },
        {
          call: 'PATCH /api/v2/broadcasts/:id',
          names: ['params.id'],
          right: 'own',
          missing: 'BROADCAST_NOT_FOUND',
          forbidden: 'NO_PERMISSION',
          send: () => ({ body: written }),
        },
        {
          call: 'DELETE /api/v2/broadcasts/:id',
          names: ['params.id'],
          right: 'own',
          missing: 'BROADCAST_NOT_FOUND',
          forbidden: 'NO_PERMISSION',
          spends: true,
        },
      ],
    },
  ],
  listings: [
    { call: 'POST /api/v2/broadcasts/getbroadcasts', ask: () => ({ body: {} }) },
    { call: 'GET /api/v2/broadcasts/broadcast-count' },
    { call: 'GET /api/v2/broadcasts/sent' },
  ],
  silent: [],
}
