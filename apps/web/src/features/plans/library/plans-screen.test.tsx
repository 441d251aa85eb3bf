import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { personCard } from '../../../testing/people.ts'
import { hai } from '../../groups/groups.fixture.ts'
import { anOthersPlan, aPlan, calls, cardOf, planId, planServer } from '../plans.fixture.ts'

const none = { items: [], nextCursor: null }

describe('my plans', () => {
  it('say what each is, and how many others see', async () => {
    planServer().on(calls.counts, { mine: 1, published: 1, favorites: 0, limit: 100 })
    openApplication('/sdl')
    const list = within(await screen.findByRole('list', { name: '我的計畫' }))
    expect(list.getByRole('link', { name: '河邊的人' })).toHaveAttribute('href', `/sdl/projects/${planId}`)
    expect(list.getByText(/2 週.*2 節/)).toBeVisible()
    expect(screen.getByText('1 份已分享')).toBeVisible()
  })

  it('lead on where there are none', async () => {
    planServer().on(calls.list, none).on(calls.counts, { mine: 0, published: 0, favorites: 0, limit: 100 })
    openApplication('/sdl')
    expect(await screen.findByText('還沒有計畫')).toBeVisible()
    expect(screen.getAllByRole('link', { name: '寫一份計畫' })[0]).toHaveAttribute('href', '/sdl/create')
  })

  it('are asked for again when they did not come', async () => {
    const server = planServer().on(calls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/sdl')
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.list, { items: [cardOf(aPlan())], nextCursor: null })
    await user.click(again)
    expect(await screen.findByRole('link', { name: '河邊的人' })).toBeVisible()
  })

  it('are not begun beyond the most there may be', async () => {
    planServer().on(calls.counts, { mine: 100, published: 0, favorites: 0, limit: 100 })
    openApplication('/sdl')
    expect(await screen.findByText(/你已經有 100 份計畫/)).toBeVisible()
    expect(screen.queryByRole('link', { name: '寫一份計畫' })).toBeNull()
  })
})

describe('plans of others', () => {
  const other = cardOf(anOthersPlan({ favoriteCount: 2 }))

  it('are kept at once, and given back when the server says no', async () => {
    const server = planServer()
      .on(calls.search, { items: [other], nextCursor: null })
      .on(calls.favor, { favoriteCount: 3, isFavorite: true })
    const { user } = openApplication('/sdl?tab=others')
    const keep = await screen.findByRole('button', { name: /^收藏/ })
    await user.click(keep)
    expect(keep).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(server.received(calls.favor)[0]?.body).toEqual({ projectId: planId, isFavorite: true }))
    expect(screen.getByText('3 人收藏')).toBeInTheDocument()
    server.on(calls.favor, refuse(404, { code: 'PLAN_NOT_FOUND' }))
    await user.click(keep)
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'))
    expect(screen.getByText('3 人收藏')).toBeInTheDocument()
  })

  it('are searched by words, and the way back is one press', async () => {
    const server = planServer()
    const { user } = openApplication('/sdl?tab=others')
    expect(await screen.findByText('還沒有人分享計畫')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: /搜尋/ }), '河川{Enter}')
    expect(await screen.findByText('找不到符合的計畫')).toBeVisible()
    expect(server.received(calls.search).at(-1)?.query.get('words')).toBe('河川')
    await user.click(screen.getByRole('button', { name: '清除條件' }))
    expect(await screen.findByText('還沒有人分享計畫')).toBeVisible()
  })
})

describe('beginning a plan', () => {
  it('takes over a template of eighteen weeks', async () => {
    const server = planServer()
    const { user, at } = openApplication('/sdl/create')
    await user.click(await screen.findByRole('button', { name: /專題研究/ }))
    await waitFor(() => expect(at()).toContain(`/sdl/edit/${planId}`))
    const body = server.received(calls.create)[0]?.body as ReturnType<typeof aPlan>
    expect(body.progress.weeks).toHaveLength(18)
    expect(body.progress.weeks[0]?.items[0]?.text).toBe('列出 5 個好奇的問題，各查 1 篇資料')
    expect(body.learningType).toEqual(['research'])
  })

  it('that failed is the same plan when it is pressed again', async () => {
    const server = planServer().on(calls.create, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/sdl/create')
    const empty = await screen.findByRole('button', { name: /從空白開始/ })
    await user.click(empty)
    await waitFor(() => expect(empty).toBeEnabled())
    await user.click(empty)
    await waitFor(() => expect(server.received(calls.create)).toHaveLength(2))
    const ids = server.received(calls.create).map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids[0]).toBe(ids[1])
  })
})

describeFaces({
  path: '/sdl',
  server: planServer,
  reads: calls.list,
  loaded: () => screen.getByRole('link', { name: '河邊的人' }),
})

const plansOfHai = (...plans: ReturnType<typeof cardOf>[]) =>
  planServer()
    .on('GET /api/v2/users/:id', personCard({ ...hai }))
    .on(calls.list, { items: plans, nextCursor: null })
describeFaces({
  path: `/user/social/${hai.id}/self-directed-learning`,
  server: () => plansOfHai(cardOf(anOthersPlan())),
  reads: calls.list,
  loaded: () => screen.getByRole('link', { name: '河邊的人' }),
  empty: { server: plansOfHai, says: '沒有可以看的自主學習計畫' },
})
