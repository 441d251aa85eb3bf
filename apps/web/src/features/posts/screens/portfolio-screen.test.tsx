import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile, aPost, writersServer } from '../posts.fixture.ts'

describe('the trail', () => {
  it.each([
    ['mine', '你的學習足跡，從第一則紀錄開始'],
    ['public', '還沒有人公開紀錄'],
  ])('has a face of its own when %s is empty', async (view, sentence) => {
    writersServer()
    openApplication(`/portfolio?view=${view}`)
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  it('that is empty offers one way to begin', async () => {
    writersServer()
    openApplication('/portfolio?view=mine')
    expect(await screen.findByText('你的學習足跡，從第一則紀錄開始')).toBeInTheDocument()
    const ways = within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((link) => /^.user.(build-portfolio|epost)/.test(link.getAttribute('href') ?? ''))
    expect(ways).toHaveLength(1)
  })

  it('remembers the view that was looked at last', async () => {
    const server = writersServer()
    localStorage.setItem('learntrail.portfolio-view', 'public')
    const { at } = openApplication('/portfolio')
    expect(await screen.findByText('還沒有人公開紀錄')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/portfolio?view=public'))
    expect(server.received('GET /api/v2/portfolios')[0]?.query.get('view')).toBe('public')
  })

  it('shows records in their months, with all that belongs to them', async () => {
    writersServer().on('GET /api/v2/portfolios', {
      items: [
        aPost({ files: [aFile(), aFile({ type: 64, displayName: '報告.pdf', bytes: 1_500_000 })] }),
        aPost({ date: '2026-10-02' }),
      ],
      nextCursor: null,
      months: [
        { month: '2026-11', count: 6 },
        { month: '2026-10', count: 1 },
      ],
    })
    openApplication('/portfolio?view=mine')
    const month = await screen.findByRole('region', { name: '2026\u00a0年\u00a011\u00a0月' })
    expect(within(month).getByText('6 則紀錄')).toBeInTheDocument()
    const post = within(month).getByRole('article', { name: '水質檢測' })
    expect(within(post).getByText('公開')).toBeInTheDocument()
    expect(within(post).getByText('SDG 6 淨水與衛生')).toBeInTheDocument()
    expect(within(post).getByText('# 專題研究')).toBeInTheDocument()
    expect(within(post).getByRole('link', { name: /看大圖：river.jpg/ })).toBeInTheDocument()
    expect(within(post).getByRole('link', { name: /報告.pdf/ })).toHaveTextContent('PDF · 1.4 MB')
  })

  it('says of public records since when they are there, and their day of learning second', async () => {
    const publishedAt = new Date(Date.now() - 2 * 3_600_000).toISOString()
    writersServer().on('GET /api/v2/portfolios', {
      items: [aPost({ title: '先前學的', publishedAt, date: '2026-01-15' })],
      nextCursor: null,
      months: [],
    })
    openApplication('/portfolio?view=public')
    const post = await screen.findByRole('article', { name: '先前學的' })
    expect(post).toHaveTextContent(/2 小時前.*1 月 15 日的學習/)
    expect(within(post).getByText('2 小時前')).toHaveAttribute('datetime', publishedAt)
  })

  it.each(['trail', 'grid'])('breaks titles between words in a %s, never inside of one', async (layout) => {
    localStorage.setItem('learntrail.portfolio-layout', layout)
    const title = '佈告欄投票結果：下一期是「我不會的事」'
    writersServer().on('GET /api/v2/portfolios', { items: [aPost({ title })], nextCursor: null, months: [] })
    openApplication('/portfolio?view=mine')
    const heading = await screen.findByRole('heading', { name: title })
    expect(heading.querySelectorAll('wbr').length).toBeGreaterThan(3)
  })

  it('shows a film as large as a picture once there is a still of it, and as a file before', async () => {
    const film = (part: object) => aFile({ type: 2, ...part })
    writersServer().on('GET /api/v2/portfolios', {
      items: [
        aPost({
          files: [
            film({ displayName: '實驗.mp4', thumbnailWidths: [320] }),
            film({ displayName: '還在轉.mov', thumbnailWidths: [] }),
          ],
        }),
      ],
      nextCursor: null,
      months: [],
    })
    openApplication('/portfolio?view=mine')
    const card = within(await screen.findByRole('article', { name: '水質檢測' }))
    expect(card.getByRole('link', { name: '播放影片：實驗.mp4（第 1 個，共 1 個）' })).toBeVisible()
    const files = within(card.getByRole('list', { name: '附件' }))
    expect(files.getByRole('link', { name: /還在轉.mov/ })).toBeVisible()
    expect(files.queryByRole('link', { name: /實驗.mp4/ })).not.toBeInTheDocument()
  })

  it('shows a like at once and takes it back when the server refuses', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const server = writersServer()
      .on('GET /api/v2/portfolios', { items: [aPost({ likeCount: 2 })], nextCursor: null, months: [] })
      .on('PUT /api/v2/portfolios/:id/like', (async () => {
        await answered
        return refuse(404, { code: 'POST_NOT_FOUND' })
      }) as never)
    const { user } = openApplication('/portfolio?view=mine')
    const like = await screen.findByRole('button', { name: '喜歡，目前 2 人' })
    await user.click(like)
    expect(await screen.findByRole('button', { name: '喜歡，目前 3 人', pressed: true })).toBeInTheDocument()
    // The like survives closing the page now.
    await waitFor(() => expect(server.received('PUT /api/v2/portfolios/:id/like')).toMatchObject([{ keepalive: true }]))
    answer()
    expect(await screen.findByRole('button', { name: '喜歡，目前 2 人', pressed: false })).toBeInTheDocument()
    expect(await screen.findByText(/找不到這則紀錄/)).toBeInTheDocument()
  })

  it('goes on from the cursor with a button, and can try again where that failed', async () => {
    let tries = 0
    const server = writersServer().on('GET /api/v2/portfolios', ({ query }) => {
      if (!query.get('cursor')) return { items: [aPost({ title: '第一則' })], nextCursor: 'next', months: [] }
      tries += 1
      return tries === 1
        ? refuse(400, { code: 'MALFORMED_REQUEST' })
        : { items: [aPost({ title: '第二則' })], nextCursor: null, months: [] }
    })
    const { user } = openApplication('/portfolio?view=mine')
    await user.click(await screen.findByRole('button', { name: '載入更多' }))
    await user.click(await screen.findByRole('button', { name: '再試一次' }))
    expect(await screen.findByRole('article', { name: '第二則' })).toBeInTheDocument()
    expect(screen.getByRole('article', { name: '第一則' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/portfolios').at(-1)?.query.get('cursor')).toBe('next')
  })

  it('deletes a record after asking', async () => {
    const post = aPost()
    let items = [post]
    const server = writersServer()
      .on('GET /api/v2/portfolios', () => ({ items, nextCursor: null, months: [] }))
      .on('DELETE /api/v2/portfolios/:id', () => {
        items = []
        return { ok: true as const }
      })
    const { user } = openApplication('/portfolio?view=mine')
    await user.click(await screen.findByRole('button', { name: '更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    expect(server.received('DELETE /api/v2/portfolios/:id')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('你的學習足跡，從第一則紀錄開始')).toBeInTheDocument()
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    writersServer().on('GET /api/v2/portfolios', () =>
      isBroken ? refuse(500, { code: 'INTERNAL_ERROR' }) : { items: [aPost()], nextCursor: null, months: [] },
    )
    const { user } = openApplication('/portfolio?view=mine')
    const again = await screen.findByRole('button', { name: '再試一次' })
    isBroken = false
    await user.click(again)
    expect(await screen.findByRole('article', { name: '水質檢測' })).toBeInTheDocument()
  })

  it('speaks English', async () => {
    await switchLocale('en')
    writersServer('en').on('GET /api/v2/portfolios', {
      items: [aPost()],
      nextCursor: null,
      months: [{ month: '2026-11', count: 1 }],
    })
    openApplication('/portfolio?view=mine')
    const month = await screen.findByRole('region', { name: 'November 2026' })
    expect(within(month).getByText('1 record')).toBeInTheDocument()
    expect(within(month).getByText('SDG 6 Clean water and sanitation')).toBeInTheDocument()
  })
})

describe.each(['mine', 'public'])('%s', (view) => {
  describeFaces({
    path: `/portfolio?view=${view}`,
    server: () =>
      writersServer().on('GET /api/v2/portfolios', {
        items: [aPost()],
        nextCursor: null,
        months: ['2026-11'],
      } as never),
    reads: 'GET /api/v2/portfolios',
    loaded: () => screen.getByRole('article', { name: '水質檢測' }),
  })
})
