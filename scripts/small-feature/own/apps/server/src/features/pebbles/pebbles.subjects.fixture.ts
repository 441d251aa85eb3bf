import { randomUUID } from 'node:crypto'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { lay } from './pebbles.fixture.ts'

const onPebble = { names: ['params.id'], missing: 'PEBBLE_NOT_FOUND' } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a pebble',
      forms: {
        laid: {
          make: async ({ owner }, word) => ({ id: (await lay(owner, word)).id }),
          rights: { see: audiences.friends, own: audiences.owner },
        },
      },
      calls: [
        { ...onPebble, call: 'GET /api/v2/pebbles/:id', right: 'see', tells: true },
        {
          ...onPebble,
          call: 'DELETE /api/v2/pebbles/:id',
          right: 'own',
          forbidden: 'NO_PERMISSION',
          spends: true,
        },
        {
          ...onPebble,
          call: 'GET /api/v2/messages',
          names: ['query.targetId'],
          right: 'see',
          send: ({ id }) => ({ query: { targetType: 'pebble', targetId: id } }),
        },
        {
          ...onPebble,
          call: 'POST /api/v2/messages/uploadmessage',
          names: ['body.targetId'],
          right: 'see',
          send: ({ id }) => ({
            body: { targetType: 'pebble', targetId: id, content: '我也想學', clientId: randomUUID() },
          }),
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/pebbles' }],
  silent: [],
}
