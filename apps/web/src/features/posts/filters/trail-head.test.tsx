import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, writersServer } from '../posts.fixture.ts'

const list = 'GET /api/v2/portfolios'
const months = {
  total: 7,
  months: [
    { month: '2026-11', count: 5 },
    { month: '2026-10', count: 2 },
  ],
}

function server() {
  return writersServer()
    .on(list, { items: [aPost()], nextCursor: null, months: [] })
    .on('GET /api/v2/portfolios/months', months)
    .on('GET /api/v2/portfolios/current/tags', {
      recent: [],
      custom: [{ name: '科展', count: 3 }],
      suggestions: [],
    })
}

async function chooseFrom(user: ReturnType<typeof openApplication>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^篩選與顯示/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('filters of the portfolio', () => {
  it('are in the address, and asked of the server', async () => {
    const asked = server()
    openApplication('/portfolio?view=mine&tags=sdg_6&customTags=科展&words=水質&classification=works&from=2026-01-01')
    expect(await screen.findByText('7 則紀錄')).toBeInTheDocument()
    const chips = within(await screen.findByRole('list', { name: '目前的篩選' }))
    for (const name of ['移除 「水質」', '移除 作品', '移除 SDG 6 淨水與衛生', '移除 # 科展']) {
      expect(chips.getByRole('button', { name })).toBeInTheDocument()
    }
    const query = asked.received(list).at(-1)?.query
    expect(Object.fromEntries(query ?? [])).toEqual({
      view: 'mine',
      tags: 'sdg_6',
      customTags: '科展',
      words: '水質',
      classification: 'works',
      from: '2026-01-01',
    })
  })

  it('are taken away one by one, or all', async () => {
    server()
    const { user, at } = openApplication('/portfolio?view=mine&tags=sdg_6,teamwork&words=水質')
    await user.click(await screen.findByRole('button', { name: '移除 團隊合作' }))
    await waitFor(() => expect(new URL(at(), 'http://x').searchParams.get('tags')).toBe('sdg_6'))
    await user.click(screen.getByRole('button', { name: '清除篩選' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
  })

  it('search on Enter', async () => {
    const asked = server()
    const { user } = openApplication('/portfolio?view=mine')
    await user.type(await screen.findByRole('searchbox', { name: '搜尋紀錄' }), '溶氧{Enter}')
    await waitFor(() => expect(asked.received(list).at(-1)?.query.get('words')).toBe('溶氧'))
  })

  it('are chosen in a dialog, which does nothing before it is confirmed', async () => {
    const asked = server()
    const { user, at } = openApplication('/portfolio?view=mine')
    await chooseFrom(user, '篩選')
    const dialog = within(await screen.findByRole('dialog', { name: '篩選紀錄' }))
    await user.click(dialog.getByRole('button', { name: '競賽' }))
    await user.click(dialog.getByRole('button', { name: '能力' }))
    await user.click(dialog.getByRole('button', { name: '團隊合作' }))
    await user.click(dialog.getByRole('button', { name: '# 科展' }))
    expect(at()).toBe('/portfolio?view=mine')
    await user.click(dialog.getByRole('button', { name: '顯示結果' }))
    await waitFor(() => expect(asked.received(list).at(-1)?.query.get('classification')).toBe('contest'))
    expect(asked.received(list).at(-1)?.query.get('tags')).toBe('teamwork')
    expect(asked.received(list).at(-1)?.query.get('customTags')).toBe('科展')
    expect(screen.getByRole('button', { name: '篩選與顯示，目前 3 項' })).toBeInTheDocument()
  })

  it('jump to a month', async () => {
    const asked = server()
    const { user, at } = openApplication('/portfolio?view=mine')
    await chooseFrom(user, '跳到月份')
    const dialog = within(await screen.findByRole('dialog', { name: '月份索引' }))
    const year = within(dialog.getByRole('region', { name: '2026\u00a0年' }))
    expect(year.getByRole('heading', { name: '2026\u00a0年 7 則' })).toBeInTheDocument()
    expect(year.getAllByRole('button')).toHaveLength(2)
    await user.click(year.getByRole('button', { name: '2026\u00a0年\u00a010\u00a0月（2 則）' }))
    await waitFor(() => expect(asked.received(list).at(-1)?.query.get('to')).toBe('2026-10-31'))
    expect(at()).toBe('/portfolio?view=mine&month=2026-10')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('go from month to month by the keyboard, and back to the newest', async () => {
    server()
    const { user, at } = openApplication('/portfolio?view=mine&month=2026-10')
    await chooseFrom(user, '跳到月份')
    const dialog = within(await screen.findByRole('dialog', { name: '月份索引' }))
    const october = dialog.getByRole('button', { name: '2026\u00a0年\u00a010\u00a0月（2 則）', current: true })
    const november = dialog.getByRole('button', { name: '2026\u00a0年\u00a011\u00a0月（5 則）' })
    // A single tab stop.
    expect([october.tabIndex, november.tabIndex]).toEqual([0, -1])
    october.focus()
    await user.keyboard('{ArrowRight}')
    expect(november).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine&month=2026-11'))

    await chooseFrom(user, '跳到月份')
    await user.click(await screen.findByRole('button', { name: '回到最新的' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
  })

  it('that nothing fits say so, with the way out', async () => {
    writersServer().on('GET /api/v2/portfolios/months', { total: 0, months: [] })
    const { user, at } = openApplication('/portfolio?view=mine&words=沒有')
    expect(await screen.findByText('沒有符合的紀錄')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '清除篩選' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
  })

  it('speak English', async () => {
    await switchLocale('en')
    writersServer('en').on(list, { items: [aPost()], nextCursor: null, months: [] })
    openApplication('/portfolio?view=mine&words=water')
    expect(await screen.findByRole('button', { name: 'Remove "water"' })).toBeInTheDocument()
  })
})

it('the layout is remembered', async () => {
  server()
  const { user } = openApplication('/portfolio?view=mine')
  await chooseFrom(user, '改用格狀顯示')
  expect(localStorage.getItem('learntrail.portfolio-layout')).toBe('grid')
  expect(await screen.findByRole('article', { name: '水質檢測' })).toBeInTheDocument()
  await chooseFrom(user, '改用清單顯示')
  expect(localStorage.getItem('learntrail.portfolio-layout')).toBe('trail')
})

describe('taking records away', () => {
  it.each([
    [3, '1 則紀錄，3 個檔案，大約 5.0 MB。'],
    [0, '1 則紀錄，沒有檔案，大約 5.0 MB。'],
  ])('chooses some and prepares an archive of them, which has %i files', async (fileCount, words) => {
    const [one, two] = [aPost({ title: '甲' }), aPost({ title: '乙' })]
    const asked = server()
      .on(list, { items: [one, two], nextCursor: null, months: [] })
      .on('POST /api/v2/portfolios/archive', {
        id: one.id,
        url: `/api/v2/portfolios/archive/${one.id}`,
        postCount: 1,
        fileCount,
        bytes: 5 * 1024 * 1024,
        expiresAt: '2026-11-21T10:00:00.000Z',
      })
    const { user } = openApplication('/portfolio?view=mine')
    await chooseFrom(user, '選取並下載')
    expect(await screen.findByRole('button', { name: '下載全部 7 則' })).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: '乙' }))
    await user.click(screen.getByRole('button', { name: '下載壓縮檔' }))
    const dialog = within(await screen.findByRole('dialog', { name: '壓縮檔準備好了' }))
    expect(dialog.getByText(words)).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: '下載' })).toHaveAttribute('href', `/api/v2/portfolios/archive/${one.id}`)
    expect(asked.received('POST /api/v2/portfolios/archive')[0]?.body).toEqual({ ids: [two.id] })
  })
})
