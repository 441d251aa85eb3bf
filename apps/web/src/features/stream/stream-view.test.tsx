import type { StreamPage } from '@learntrail/contract/stream/stream'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { aPost, teacher, writersServer } from '../posts/posts.fixture.ts'

const placeOf = (number: number) => `019a9000-0000-7000-8000-${String(number).padStart(12, '0')}`
const anItem = (number: number, part: Parameters<typeof aPost>[0] = {}): StreamPage['items'][number] => ({
  kind: 'post',
  place: placeOf(number),
  post: aPost({ id: placeOf(number), owner: teacher, title: `第 ${number} 則`, privacy: 1, ...part }),
})
const aPage = (items: StreamPage['items'], seenUpTo: string | null = null): StreamPage => ({
  items,
  nextCursor: null,
  seenUpTo,
})

/** A server for a person with friends; the number of new entries depends on the place asked for. */
function streamServer(count: (above: string | null) => number = () => 0) {
  return writersServer()
    .on('GET /api/v2/stream/new', ({ query }) => ({ count: count(query.get('above')), hasSources: true }))
    .on('PATCH /api/v2/stream/seen', ({ body }) => ({ seenUpTo: (body as { upTo: string }).upTo }))
}
const tabs = async () => within(await screen.findByRole('navigation', { name: '要看的紀錄' })).getAllByRole('link')
const titles = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

describe('who has friends', () => {
  it('lands on what they publish, which comes first and says since when, the day of learning second', async () => {
    const published = new Date(Date.now() - 3 * 60_000).toISOString()
    streamServer().on(
      'GET /api/v2/stream',
      aPage([anItem(2, { publishedAt: published, date: '2026-01-15' }), anItem(1)]),
    )
    const { at } = openApplication('/portfolio')
    const post = await screen.findByRole('article', { name: '第 2 則' })
    expect(post).toHaveTextContent(/3 分鐘前.*1 月 15 日的學習.*好友/)
    await waitFor(() => expect(at()).toBe('/portfolio?view=stream'))
    expect((await tabs()).map((tab) => tab.textContent)).toEqual(['好友與追蹤', '我的', '展覽', '公開'])
    expect(localStorage.getItem('learntrail.stream')).toBe('yes')
  })

  it('has seen it up to its top, and sees where they were before', async () => {
    const server = streamServer().on('GET /api/v2/stream', aPage([anItem(3), anItem(2), anItem(1)], placeOf(2)))
    openApplication('/portfolio?view=stream')
    const mark = await screen.findByText('上次看到這裡')
    const [newest, before] = await screen.findAllByRole('article')
    expect(newest?.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(before?.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await waitFor(() =>
      expect(server.received('PATCH /api/v2/stream/seen')).toMatchObject([{ body: { upTo: placeOf(3) } }]),
    )
  })

  it('is told how many are new, and brings them on top with a press; what was read stays marked', async () => {
    let items = [anItem(1)]
    const server = streamServer((above) => (above === placeOf(1) ? 2 : 0)).on('GET /api/v2/stream', () =>
      aPage(items, items.length > 1 ? placeOf(1) : null),
    )
    const { user } = openApplication('/portfolio?view=stream')
    const button = await screen.findByRole('button', { name: '2 則新的' })
    expect(titles()).toEqual(['第 1 則'])
    items = [anItem(3), anItem(2), ...items]
    await user.click(button)
    await waitFor(() => expect(titles()).toEqual(['第 3 則', '第 2 則', '第 1 則']))
    expect(screen.getByText('上次看到這裡')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /則新的/ })).not.toBeInTheDocument()
    await waitFor(() => expect(server.received('PATCH /api/v2/stream/seen').at(-1)?.body).toEqual({ upTo: placeOf(3) }))
  })

  it('likes what a friend wrote with one press', async () => {
    streamServer()
      .on('GET /api/v2/stream', aPage([anItem(1, { likeCount: 2 })]))
      .on('PUT /api/v2/portfolios/:id/like', { likeCount: 3, isLiked: true })
    const { user } = openApplication('/portfolio?view=stream')
    await user.click(await screen.findByRole('button', { name: '喜歡，目前 2 人' }))
    expect(await screen.findByRole('button', { name: '喜歡，目前 3 人', pressed: true })).toBeInTheDocument()
  })

  it('sees elsewhere how many are new, and "9+" where more are', async () => {
    streamServer(() => 10)
    openApplication('/portfolio?view=mine')
    expect(await screen.findByRole('link', { name: /好友與追蹤.*9 則以上是新的/ })).toHaveTextContent('9+')
  })

  it('sees e-portfolios among the records', async () => {
    const ePortfolio = {
      id: placeOf(7),
      owner: teacher,
      kind: 'exported',
      title: '一條河的四季',
      name: 'river',
      visibility: 'exhibition',
      version: 1,
      exportedAt: '2026-11-18T08:00:00.000Z',
      coverUrl: null,
      draftId: null,
      summary: '',
      tags: [],
      customTags: [],
      browseCount: 0,
      likeCount: 0,
      isLiked: false,
      discussionCount: 0,
      confirmationCode: null,
      showsOwner: true,
      marksReaders: false,
      createdAt: '2026-11-18T08:00:00.000Z',
      exhibitedAt: null,
      document: {
        type: 'pdf',
        state: 'done',
        progress: 1,
        failure: null,
        file: null,
        pages: 8,
        isRecompressed: false,
        leftOutCount: 0,
      },
    } as const
    const shown = { kind: 'ePortfolio', place: placeOf(7), ePortfolio } as unknown as StreamPage['items'][number]
    streamServer().on('GET /api/v2/stream', aPage([anItem(8), shown, anItem(6)]))
    openApplication('/portfolio?view=stream')
    expect(await screen.findByRole('article', { name: '一條河的四季' })).toBeInTheDocument()
    expect(titles()).toEqual(['第 8 則', '一條河的四季', '第 6 則'])
  })

  it('is told kindly when nobody has published yet, and when it cannot be loaded', async () => {
    streamServer().on('GET /api/v2/stream', aPage([]))
    const { view } = openApplication('/portfolio?view=stream')
    expect(await screen.findByText('大家還沒有新的紀錄')).toBeInTheDocument()
    view.unmount()
    streamServer().on('GET /api/v2/stream', refuse(500, { code: 'INTERNAL_ERROR' }))
    openApplication('/portfolio?view=stream')
    expect(await screen.findByRole('button', { name: /再試/ })).toBeInTheDocument()
  })
})

describe('who has nobody yet', () => {
  it('lands on their own records, and finds ways to people behind the tab, which is last', async () => {
    writersServer().on('GET /api/v2/stream', aPage([]))
    const { user, at } = openApplication('/portfolio')
    expect(await screen.findByText('你的學習足跡，從第一則紀錄開始')).toBeInTheDocument()
    expect(at()).toBe('/portfolio?view=mine')
    const stream = (await tabs()).at(-1)
    expect(stream).toHaveTextContent('好友與追蹤')
    await user.click(stream as HTMLElement)
    expect(await screen.findByText('好友寫的，會出現在這裡')).toBeInTheDocument()
    for (const name of ['找好友', '找群組', '看看公開的紀錄'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument()
  })
})

describeFaces({
  path: '/portfolio?view=stream',
  server: () => streamServer().on('GET /api/v2/stream', aPage([anItem(1)])),
  reads: 'GET /api/v2/stream',
  loaded: () => screen.getByRole('article', { name: '第 1 則' }),
})
