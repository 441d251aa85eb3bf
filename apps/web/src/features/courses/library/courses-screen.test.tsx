import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { personCard } from '../../../testing/people.ts'
import { hai } from '../../groups/groups.fixture.ts'
import { aCourse, calls, cardOf, courseId, courseServer, unitIds } from '../courses.fixture.ts'

const none = { items: [], nextCursor: null }

describe('courses on the shelf', () => {
  it('say what each is about, whose it is and how much it takes', async () => {
    courseServer()
    openApplication('/courses')
    const list = within(await screen.findByRole('list', { name: '探索' }))
    expect(list.getByRole('link', { name: '河川的一年' })).toHaveAttribute('href', `/courses/${courseId}`)
    expect(list.getByText(/3 個單元.*1 小時 30 分鐘/)).toBeVisible()
    expect(list.getByText('山上高中')).toBeVisible()
    expect(list.getByText('自然科學')).toBeVisible()
    expect(list.queryByText(/人在學/)).toBeNull()
  })

  it('are asked for by words and by what the address says, and the way back is one press', async () => {
    const server = courseServer().on(calls.list, none)
    const { user, at } = openApplication('/courses?classification=natural_science&tag=%E6%B2%B3%E5%B7%9D')
    expect(await screen.findByText('找不到符合的課程')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: /搜尋課程/ }), '溶氧{Enter}')
    await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), '最多人學')
    await waitFor(() =>
      expect(Object.fromEntries(server.received(calls.list).at(-1)?.query ?? [])).toEqual({
        classification: 'natural_science',
        tag: '河川',
        words: '溶氧',
        sort: 'learners',
      }),
    )
    await user.click(await screen.findByRole('button', { name: '清除條件' }))
    expect(await screen.findByText('還沒有上架的課程')).toBeVisible()
    expect(at()).toBe('/courses')
  })

  it('are narrowed by one of the semesters that they have, and no other that an address may say', async () => {
    const server = courseServer()
    const { user, at } = openApplication('/courses?semester=113')
    await user.click(await screen.findByRole('combobox', { name: '學期' }))
    const options = within(await screen.findByRole('listbox', { name: '學期' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['115 學年度第 1 學期', '114 學年度第 2 學期'])
    expect(server.received(calls.list).at(-1)?.query.get('semester')).toBeNull()
    await user.click(screen.getByRole('option', { name: '114 學年度第 2 學期' }))
    await waitFor(() => expect(server.received(calls.list).at(-1)?.query.get('semester')).toBe('114-2'))
    expect(at()).toBe('/courses?semester=114-2')
  })

  it('say on phones how many filters are in use, and unfold them at a press', async () => {
    courseServer()
    const { user } = openApplication('/courses?classification=natural_science&semester=114-2')
    const button = await screen.findByRole('button', { name: '篩選，目前 2 項', expanded: false })
    const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(filters).toHaveAttribute('data-folded')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(filters).not.toHaveAttribute('data-folded')
    expect(filters).toContainElement(screen.getByRole('combobox', { name: '學期' }))
  })

  it('are asked for again when they did not come', async () => {
    const server = courseServer().on(calls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/courses')
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.list, { items: [cardOf(aCourse())], nextCursor: null })
    await user.click(again)
    expect(await screen.findByRole('link', { name: '河川的一年' })).toBeVisible()
  })
})

describe('the courses of somebody else', () => {
  const address = `/user/social/${hai.id}/course`
  const learnt = cardOf(aCourse(), { _id: unitIds[0], name: '看懂一張地圖' })
  const server = () =>
    courseServer()
      .on('GET /api/v2/users/:id', personCard({ id: hai.id, displayName: '阿海' }))
      .on(calls.countsOf, { published: 1, joined: 1 })
      .on(calls.of, { items: [cardOf(aCourse())], nextCursor: null })
      .on(calls.joinedOf, { items: [learnt], nextCursor: null })

  it('are those that they teach and those that they learn, each with how many', async () => {
    server()
    openApplication(address)
    expect(await screen.findByRole('tab', { name: '課程', selected: true })).toBeVisible()
    const taught = within(await screen.findByRole('region', { name: '教的課 1' }))
    expect(await taught.findByRole('link', { name: '河川的一年' })).toBeVisible()
    const learning = within(screen.getByRole('region', { name: '在學的課 1' }))
    expect(await learning.findByRole('link', { name: '看懂一張地圖' })).toBeVisible()
  })

  it('may be none, which each list says for itself', async () => {
    server().on(calls.countsOf, { published: 0, joined: 0 }).on(calls.of, none).on(calls.joinedOf, none)
    openApplication(address)
    expect(await screen.findByText('還沒有公開的課程')).toBeVisible()
    expect(await screen.findByText('沒有你看得到的課程')).toBeVisible()
  })

  it('that did not come are asked for again, each by itself', async () => {
    const failing = server().on(calls.joinedOf, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    expect(await screen.findByRole('link', { name: '河川的一年' })).toBeVisible()
    failing.on(calls.joinedOf, { items: [learnt], nextCursor: null })
    await user.click(again)
    expect(await screen.findByRole('link', { name: '看懂一張地圖' })).toBeVisible()
  })
})

describeFaces({
  path: '/courses',
  server: courseServer,
  reads: calls.list,
  loaded: () => screen.getByRole('link', { name: '河川的一年' }),
  empty: { server: () => courseServer().on(calls.list, none), says: '還沒有上架的課程' },
})
