import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { applicationPath, detailsOf, keptPath, prizeBody } from './prizes.fixture.ts'

const { clientId: _, way: __, ...written } = prizeBody()
const token = 'a'.repeat(43)

export const samples: Samples = {
  bodies: {
    [`POST ${applicationPath}`]: {
      clientId: randomUUID(),
      prizeId: randomUUID(),
      points: 20,
      asked: ['recipient', 'address', 'phone'],
      details: {
        ...detailsOf(['recipient', 'address', 'phone', 'signature', 'idImages']),
        guardian: { guardianId: nobody },
      },
    },
    [`POST ${applicationPath}/:id/consent`]: { guardian: { guardianId: nobody } },
    'POST /api/v2/rewards/consent': { token },
    'POST /api/v2/rewards/consent/answer': { token, answer: 'agreed' },
    [`POST ${keptPath}/prizes`]: prizeBody({ fileId: nobody }),
    [`PATCH ${keptPath}/prizes/:id`]: { ...written, version: 1, fileId: nobody },
    [`PUT ${keptPath}/prizes/:id/withdrawn`]: { isWithdrawn: true },
    [`POST ${keptPath}/prizes/:id/codes`]: { pasted: 'AAAA-1111\nBBBB-2222' },
    [`PUT ${keptPath}/settings`]: { takesIdImages: true },
    [`POST ${keptPath}/applications/:id/details`]: { reason: '要寄出獎品' },
    [`POST ${keptPath}/applications/:id/steps`]: { step: 'send', tracking: '郵局掛號 123' },
  },
  queries: {
    [`GET ${applicationPath}`]: { cursor: 'abc' },
    [`GET ${keptPath}/prizes`]: { cursor: 'abc' },
    [`GET ${keptPath}/applications`]: {
      state: 'underReview',
      prizeId: nobody,
      words: '2611',
      cursor: 'abc',
    },
  },
}
