import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { ownCaptions, saveOf, vttOf } from './captions/captions.fixture.ts'
import { mp3 } from './sample-files.fixture.ts'

export const samples: Samples = {
  bodies: {
    'PUT /api/v2/file/:id/captions/:language': saveOf(vttOf('水位'), 0, nobody),
    'POST /api/v2/files/remove': { ids: [nobody] },
    'PATCH /api/v2/file/:id': { displayName: '報告.pdf', downloadPeriod: '2026-12-01T00:00:00.000Z' },
  },
  queries: {
    'GET /api/v2/files': { type: '64', sort: 'name', keyword: '報告', cursor: 'abc', limit: '20' },
    'GET /api/v2/files/shown': { ids: nobody },
    'GET /api/v2/files/:id/entity': { type: 'thumbnail', width: '640' },
    'GET /api/v2/files/portfolios/:id/files/:fileId/entity': { type: 'thumbnail', width: '640' },
  },
  orders: {
    'GET /api/v2/files': [{ sort: 'newest' }, { sort: 'largest' }, { sort: 'name' }],
  },
  own: {
    'PUT /api/v2/file/:id/captions/:language': async (person) => {
      const [file] = await uploadFiles(person, [{ name: '水聲.mp3', content: mp3() }])
      return { path: ownCaptions(file?.id ?? ''), body: saveOf(vttOf('水聲')) }
    },
    'PATCH /api/v2/file/:id': async (person) => {
      const [file] = await uploadFiles(person, [{ name: '報告.txt', content: Buffer.from(randomUUID()) }])
      return {
        path: `/api/v2/file/${file?.id}`,
        body: { displayName: '報告.txt', downloadPeriod: '2026-12-24T00:00:00.000Z' },
      }
    },
  },
}
