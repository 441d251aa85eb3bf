import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/notice/get-notice': { band: 'people', cursor: 'abc' },
    'PATCH /api/v2/notice/informed': { isRead: true },
    'PUT /api/v2/notice/click-notice': { ids: [nobody] },
    'DELETE /api/v2/notice': { ids: [nobody], isRemoved: true },
    'PATCH /api/v2/notice/settings': {
      isMailOn: true,
      topics: { comments: { app: true, mail: 'daily', push: false } },
      digestHour: 17,
      quiet: { from: 22, to: 7 },
    },
    'POST /api/v2/fcm/:token': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  },
}
