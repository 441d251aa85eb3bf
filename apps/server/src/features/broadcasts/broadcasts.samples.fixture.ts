import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { paragraph } from '../posts/posts.fixture.ts'

const written = { title: '期末歷程工作坊', content: paragraph('星期五下午在圖書館。') }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/broadcasts/getbroadcasts': { cursor: 'abc' },
    'POST /api/v2/broadcasts/readbroadcast': { id: nobody },
    'POST /api/v2/broadcasts': {
      ...written,
      clientId: nobody,
      audience: { schoolId: nobody, roles: ['student'], schoolTypes: ['high_school'], plans: ['plus'] },
      fileIds: [],
      startsAt: null,
    },
    'POST /api/v2/broadcasts/reach': {
      audience: { schoolId: nobody, roles: ['student'], schoolTypes: ['high_school'], plans: ['plus'] },
    },
    'PATCH /api/v2/broadcasts/:id': { ...written, fileIds: [] },
  },
}
