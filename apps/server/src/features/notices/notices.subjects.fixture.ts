import { sessionStarted } from '@learntrail/contract/accounts/events'
import { inTransaction } from '../../platform/database/index.ts'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'

function signIn({ platform, clock }: TestApp, personId: string, device: string): Promise<void> {
  const data = { device, address: '192.0.2.1', sessionId: personId, isNewDevice: true }
  const fact = { actorId: personId, subjectId: personId, data, at: clock.now() }
  return inTransaction(platform.db, (transaction) => platform.events.record(transaction, sessionStarted, fact))
}

const named = ({ id }: { id: string }) => ({ body: { ids: [id] } })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a notice',
      forms: {
        'of a new device': {
          make: async ({ owner, product }, word) => {
            await signIn(product, owner.id, word)
            await untilHeard(product)
            const { rows } = await product.platform.pool.query<{ id: string }>(
              "select id from notices where owner_id = $1 and kind = 'newDevice' order by number desc limit 1",
              [owner.id],
            )
            return { id: rows[0]?.id ?? '' }
          },
          rights: { see: audiences.owner },
        },
      },
      calls: [
        {
          call: 'PUT /api/v2/notice/click-notice',
          names: ['body.ids'],
          right: 'see',
          missing: null,
          send: named,
        },
        { call: 'DELETE /api/v2/notice', names: ['body.ids'], right: 'see', missing: null, send: named },
      ],
    },
  ],
  listings: [
    { call: 'POST /api/v2/notice/get-notice', ask: () => ({ body: {} }) },
    { call: 'GET /api/v2/notice/notice-count' },
  ],
  silent: ['GET /api/v2/notice/settings', 'GET /api/v2/fcm'],
}
