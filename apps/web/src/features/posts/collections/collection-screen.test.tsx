import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Post } from '@learntrail/contract/posts/posts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, me, teacher, writersServer } from '../posts.fixture.ts'

const list = 'GET /api/v2/users/:id/collections/portfolios'
const collect = 'POST /api/v2/users/:id/collections/portfolios'
const can = { edit: false, remove: false, like: true, comment: true, report: false }

describe('my collection', () => {
  it('is empty at first, and says how to begin', async () => {
    writersServer().on(list, { items: [], hasMore: false })
    openApplication('/user/newcollection')
    expect(await screen.findByText('還沒有收藏')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看公開的紀錄' })).toHaveAttribute('href', '/portfolio?view=public')
  })

  it('has pages of ten, in the address', async () => {
    const server = writersServer().on(list, ({ query }) => ({
      items: [aPost({ title: `第 ${Number(query.get('index')) + 1} 頁`, owner: teacher, isCollected: true, can })],
      hasMore: query.get('index') === '0',
    }))
    const { user, at } = openApplication('/user/newcollection')
    expect(await screen.findByRole('article', { name: '第 1 頁' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: '下一頁' }))
    expect(await screen.findByRole('article', { name: '第 2 頁' })).toBeInTheDocument()
    expect(at()).toBe('/user/newcollection?page=2')
    expect(screen.queryByRole('link', { name: '下一頁' })).not.toBeInTheDocument()
    expect(server.received(list)[0]?.path).toContain(me.id)
  })

  it('has what was collected a moment ago, also where the list was asked for before that was stored', async () => {
    const post = aPost({ owner: teacher, can })
    let store: () => void = () => undefined
    const isStored = new Promise<void>((resolve) => {
      store = resolve
    })
    let items: Post[] = []
    const server = writersServer()
      .on('GET /api/v2/portfolios', { items: [post], nextCursor: null, months: [] })
      .on(list, () => ({ items, hasMore: false }))
      .on(collect, (async () => {
        await isStored
        items = [{ ...post, isCollected: true }]
        return { ok: true }
      }) as never)
    const { user, router } = openApplication('/portfolio?view=public')
    await user.click(await screen.findByRole('button', { name: '收藏', pressed: false }))
    await waitFor(() => expect(server.received(collect)).toMatchObject([{ keepalive: true }]))
    await router.navigate('/user/newcollection')
    expect(await screen.findByText('還沒有收藏')).toBeInTheDocument()
    store()
    expect(await screen.findByRole('article', { name: post.title })).toBeInTheDocument()
  })

  it('takes a record out at once, and back when the server refuses', async () => {
    writersServer()
      .on(list, { items: [aPost({ owner: teacher, isCollected: true, can })], hasMore: false })
      .on('DELETE /api/v2/users/:id/collections/portfolios/:portfolioId', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/user/newcollection')
    await user.click(await screen.findByRole('button', { name: '收藏', pressed: true }))
    expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '收藏', pressed: true })).toBeInTheDocument()
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    writersServer().on(list, () =>
      isBroken ? refuse(500, { code: 'INTERNAL_ERROR' }) : { items: [aPost()], hasMore: false },
    )
    const { user } = openApplication('/user/newcollection')
    const again = await screen.findByRole('button', { name: '再試一次' })
    isBroken = false
    await user.click(again)
    expect(await screen.findByRole('article', { name: '水質檢測' })).toBeInTheDocument()
  })
})

const headed: ContentDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '取樣' }] },
    { type: 'paragraph', content: [{ type: 'text', text: '三個取樣點' }] },
  ],
}

describe('likes', () => {
  it('have two tabs: what I liked and who liked mine', async () => {
    const post = aPost({ isLiked: true })
    writersServer()
      .on('GET /api/v2/portfolios/current/likes', { items: [post], nextCursor: null })
      .on('GET /api/v2/portfolios/current/received-likes', {
        items: [
          {
            id: post.id,
            person: teacher,
            post: { id: post.id, title: '', content: headed },
            likedAt: post.publishedAt,
          },
        ],
        nextCursor: null,
      })
    const { user, at } = openApplication('/user/like')
    expect(await screen.findByRole('article', { name: '水質檢測' })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '收到的喜歡' }))
    expect(await screen.findByRole('link', { name: '陳老師' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '沒有標題的紀錄' })).toHaveAttribute('href', `/user/portfolio/${post.id}`)
    expect([screen.getByText('取樣').tagName, screen.getByText('三個取樣點').tagName]).toEqual(['P', 'P'])
    await waitFor(() => expect(at()).toBe('/user/like?tab=received'))
  })

  it('say what to do when there are none', async () => {
    writersServer()
      .on('GET /api/v2/portfolios/current/likes', { items: [], nextCursor: null })
      .on('GET /api/v2/portfolios/current/received-likes', { items: [], nextCursor: null })
    const { user } = openApplication('/user/like')
    expect(await screen.findByText('還沒有喜歡的紀錄')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '收到的喜歡' }))
    expect(await screen.findByText('還沒有人按喜歡')).toBeInTheDocument()
  })
})

describeFaces({
  path: '/user/newcollection',
  server: () =>
    writersServer().on(list, { items: [aPost({ owner: teacher, isCollected: true, can })], hasMore: false }),
  reads: list,
  loaded: () => screen.getByRole('article', { name: '水質檢測' }),
})
