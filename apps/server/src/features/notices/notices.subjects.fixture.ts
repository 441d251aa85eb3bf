import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { publish, writeComment } from '../posts/posts.fixture.ts'

const named = ({ id }: { id: string }) => ({ body: { ids: [id] } })

export const noticeSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a notice',
      forms: {
        'of a comment': {
          make: async ({ owner, person, product }, word) => {
            const post = await publish(owner, { privacy: 1 })
            await writeComment(person('friend'), post.id, word)
            await untilHeard(product)
            const { rows } = await product.platform.pool.query<{ id: string }>(
              'select id from notices where owner_id = $1 and subject_id = $2',
              [owner.id, post.id],
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
  silent: ['GET /api/v2/notice/settings'],
}
