import { randomUUID } from 'node:crypto'
import { durations } from '@learntrail/contract/limits'
import type { Cast } from '../../testing/kinds.ts'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { writeBroadcast } from './broadcasts.service.ts'

const written = { title: '更正', content: paragraph('改到星期六。') }
const withFile = (id: string) => ({ ...written, fileIds: [id] })
const everybody = [...audiences.members, 'blocked', 'blocker'] as const

const toAll = { schoolId: null, roles: [], schoolTypes: [], plans: [] }

const inAYear = ({ product }: Cast) => new Date(product.clock.now().getTime() + 365 * durations.day).toISOString()

async function sentByStaff({ person, product }: Cast, word: string, startsAt: string | null = null): Promise<string> {
  const sent = { title: word, content: paragraph(word), audience: toAll, fileIds: [], startsAt }
  const staff = { id: person('staff').id, staffLevel: 'operator' as const }
  return (await writeBroadcast(product.platform, staff, { clientId: randomUUID(), ...sent })).id
}

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a broadcast',
      forms: {
        'for everybody': {
          make: async (cast, word) => ({ id: await sentByStaff(cast, word) }),
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
    {
      thing: 'a picture that is put into a broadcast',
      forms: {
        'of staff': {
          make: async (cast, word) => ({
            id: await uploadPicture(cast.person('staff')),
            // Starts in a year, so nobody else sees it yet.
            broadcast: await sentByStaff(cast, word, inAYear(cast)),
          }),
          rights: { see: ['staff'] },
        },
      },
      calls: [
        {
          call: 'POST /api/v2/broadcasts',
          names: ['body.fileIds'],
          right: 'see',
          missing: 'NO_PERMISSION',
          send: ({ id }) => ({ body: { ...withFile(id), clientId: randomUUID(), audience: toAll, startsAt: null } }),
        },
        {
          call: 'PATCH /api/v2/broadcasts/:id',
          names: ['body.fileIds'],
          right: 'see',
          missing: 'NO_PERMISSION',
          send: ({ id, broadcast = '' }) => ({ params: { id: broadcast }, body: withFile(id) }),
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
