import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, teacher, writersServer } from '../posts.fixture.ts'

describe('a record that is gone', () => {
  it('has a face of its own with a way back', async () => {
    writersServer().on('GET /api/v2/portfolios/:id', refuse(404, { code: 'POST_NOT_FOUND' }))
    openApplication(`/user/portfolio/${aPost().id}`)
    expect(await screen.findByText('找不到這則紀錄')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '回到首頁' })).toHaveAttribute('href', '/portfolio')
  })
})

describe('a record that is deleted on its page', () => {
  it('leads to the trail and is not asked for once more', async () => {
    const post = aPost()
    const server = writersServer()
      .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
      .on('GET /api/v2/portfolios/:id', post)
      .on('DELETE /api/v2/portfolios/:id', () => {
        server.on('GET /api/v2/portfolios/:id', refuse(404, { code: 'POST_NOT_FOUND' }))
        return { ok: true as const }
      })
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.click(await screen.findByRole('button', { name: '更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('你的學習足跡，從第一則紀錄開始')).toBeInTheDocument()
    expect(server.received('GET /api/v2/portfolios/:id')).toHaveLength(1)
  })
})

describe('a record of homework', () => {
  it('says what a teacher confirmed of it, and since when it is another', async () => {
    const post = aPost({
      certification: {
        certifier: teacher,
        // Early morning of the next day in Taiwan.
        at: '2026-11-20T17:00:00.000Z',
        group: '二年三班',
        question: '河川觀察日誌',
        handedInAt: '2026-11-19T08:00:00.000Z',
        receipt: '20261119-7K3M9QXA',
        remark: {
          score: 95,
          totalScore: 100,
          words: '觀察得很仔細。',
          notes: [{ quote: '十九', file: '', page: null, words: '幾點量的？' }],
        },
        changedAt: '2026-11-22T08:00:00.000Z',
      },
    })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/user/portfolio/${post.id}`)
    const shown = within(await screen.findByRole('region', { name: '老師確認過' }))
    expect(shown.getByText(teacher.displayName)).toBeInTheDocument()
    expect(shown.getByText(/^2026 年 11 月 21 日/)).toBeInTheDocument()
    expect(shown.getByText('「二年三班」的作業「河川觀察日誌」')).toBeInTheDocument()
    expect(shown.getByText('95 分（滿分 100）')).toBeInTheDocument()
    expect(shown.getByRole('list', { name: '寫在作業上的話' })).toHaveTextContent('「十九」幾點量的？')
    expect(shown.getByText(/^老師確認的是 .* 以前的內容，之後改過。$/)).toBeInTheDocument()
  })
})

describe('a record that was found by its words', () => {
  const scrolled = vi.fn()
  const marked = new Map<string, unknown>()
  beforeEach(() => {
    marked.clear()
    Element.prototype.scrollIntoView = scrolled
    vi.stubGlobal('CSS', { highlights: marked })
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges)
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const words = () => [...((marked.get('found-words') as Set<Range> | undefined) ?? [])].map(String)

  it('opens at the first of them, with all marked until Escape', async () => {
    const post = aPost({ text: '三個取樣點\n溶氧比較，溶氧最高' })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/user/portfolio/${post.id}?find=${encodeURIComponent('溶氧')}`)
    await waitFor(() => expect(words()).toEqual(['溶氧', '溶氧']))
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toHaveTextContent('溶氧比較，溶氧最高'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toEqual([]))
  })

  it('goes from one to the next without a keyboard, says where they end, and ends', async () => {
    const post = aPost({ text: '三個取樣點\n溶氧比較，溶氧最高\n還是溶氧' })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    const { user, at } = openApplication(`/user/portfolio/${post.id}?find=${encodeURIComponent('溶氧')}`)
    const bar = within(await screen.findByRole('region', { name: '找到的地方' }))
    expect(bar.getByRole('status')).toHaveTextContent('第 1 處，共 3 處')
    await user.click(bar.getByRole('button', { name: '上一處' }))
    const next = bar.getByRole('button', { name: '下一處' })
    for (const _ of [1, 2, 3]) await user.click(next)
    expect(bar.getByRole('status')).toHaveTextContent('最後一處，共 3 處')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent('還是溶氧')
    await user.click(bar.getByRole('button', { name: '不再標示' }))
    await waitFor(() => expect(words()).toEqual([]))
    expect(at()).toBe(`/user/portfolio/${post.id}`)
    expect(screen.queryByRole('region', { name: '找到的地方' })).not.toBeInTheDocument()
  })
})

const shown = aPost()
describeFaces({
  path: `/user/portfolio/${shown.id}`,
  server: () => writersServer().on('GET /api/v2/portfolios/:id', shown),
  reads: 'GET /api/v2/portfolios/:id',
  loaded: () => screen.getByRole('article', { name: '水質檢測' }),
})
