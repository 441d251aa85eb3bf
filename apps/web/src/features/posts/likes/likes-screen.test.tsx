import { screen } from '@testing-library/react'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { aPost, teacher, writersServer } from '../posts.fixture.ts'

const given = 'GET /api/v2/portfolios/current/likes'
const received = 'GET /api/v2/portfolios/current/received-likes'
const none = { items: [], nextCursor: null }
const { id, title, content, publishedAt: likedAt } = aPost()

describeFaces({
  path: '/user/like',
  server: () => writersServer().on(given, { items: [aPost({ isLiked: true })], nextCursor: null }),
  reads: given,
  loaded: () => screen.getByRole('article', { name: '水質檢測' }),
  empty: { server: () => writersServer().on(given, none), says: '還沒有喜歡的紀錄' },
})

describeFaces({
  path: '/user/like?tab=received',
  server: () =>
    writersServer().on(received, {
      items: [{ id, person: teacher, post: { id, title, content }, likedAt }],
      nextCursor: null,
    }),
  reads: received,
  loaded: () => screen.getByRole('link', { name: '陳老師' }),
  empty: { server: () => writersServer().on(received, none), says: '還沒有人按喜歡' },
})
