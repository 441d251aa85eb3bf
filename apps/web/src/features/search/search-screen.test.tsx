import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import type { Found, FoundPage } from '@learntrail/contract/search/search'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const friend = { id: '019a0000-0000-7000-8000-0000000000aa', displayName: '天文迷', avatar: null, isDeleted: false }
const page: FoundPage = {
  items: [
    {
      kind: 'post',
      id: '019a0000-0000-7000-8000-0000000000bb',
      owner: friend,
      title: { text: '天文台之夜', marks: [[0, 2]] },
      snippet: { text: '我們在天文台看星星', marks: [[3, 5]], place: 'text', file: null, comment: null },
      date: '2026-11-01',
      likeCount: 3,
      messageCount: 1,
    },
  ],
  nextCursor: null,
}
const stranger = { friendship: 'none', isFollowing: false, isFan: false, remark: '' } as const
const person: Found = {
  kind: 'person',
  person: friend,
  name: { text: '天文迷', marks: [[0, 2]] },
  school: null,
  username: { text: 'sky.fan', marks: [] },
  relation: stranger,
}
const history = {
  items: [{ key: '珊瑚', category: 'portfolio' as const, at: '2026-11-20T08:00:00.000Z' }],
}

const server = (found: FoundPage = page) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/preferences', defaultPreferences)
    .on('PATCH /api/v2/users/preferences', ({ body }) => ({ ...defaultPreferences, ...(body as object) }))
    .on('GET /api/v2/search/history', history)
    .on('POST /api/v2/search/history/:key', history)
    .on('DELETE /api/v2/search/history/:key', { items: [] })
    .on('GET /api/v2/search/counts', {
      items: [
        { category: 'portfolio', count: found.items.length },
        { category: 'friend', count: 1_000 },
      ],
    })
    .on('GET /api/v2/search/suggestions', { people: [friend], tags: ['天文社'], words: ['天文台'] })
    .on('GET /api/v2/search/all', {
      items:
        found.items.length === 0
          ? []
          : [
              { category: 'friend', found: [person] },
              { category: 'portfolio', found: found.items },
            ],
    })
    .on('GET /api/v2/search/:category', found)

describe('the search', () => {
  it('shows what is found with the words marked, and how many there are of each kind', async () => {
    server()
    openApplication('/user/search?keyword=天文')
    const list = await screen.findByRole('list', { name: '紀錄' })
    expect(screen.getByText('找到紀錄 1、人 999+')).toHaveRole('status')
    expect(within(list).getByRole('link', { name: '天文台之夜' })).toHaveAttribute(
      'href',
      `/user/portfolio/019a0000-0000-7000-8000-0000000000bb?find=${encodeURIComponent('天文')}`,
    )
    expect(within(list).getAllByText('天文', { selector: 'mark' })).toHaveLength(2)
    expect(screen.getByRole('tab', { name: '全部', selected: true })).toBeVisible()
    expect(screen.getByRole('tab', { name: '紀錄 1' })).toBeVisible()
    expect(screen.getByRole('tab', { name: '人 999+' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: /群組/ })).not.toBeInTheDocument()
  })

  it('leads to the comment that says it', async () => {
    const [id, threadId] = ['019a0000-0000-7000-8000-0000000000c2', '019a0000-0000-7000-8000-0000000000c1']
    const said = { text: '星星好亮', marks: [[0, 2]] as [number, number][], file: null, comment: { id, threadId } }
    const item = { ...page.items[0], title: { text: '夜晚', marks: [] }, snippet: { ...said, place: 'comment' } }
    server({ items: [item as FoundPage['items'][number]], nextCursor: null })
    openApplication('/user/search?keyword=星星')
    const list = await screen.findByRole('list', { name: '紀錄' })
    expect(within(list).getByText('留言')).toBeVisible()
    expect(within(list).getByRole('link', { name: '夜晚' }).getAttribute('href')).toContain(`${threadId}`)
    expect(within(list).getByRole('link', { name: '夜晚' }).getAttribute('href')).toContain(`${id}`)
  })

  it('opens the document that says it', async () => {
    const id = '019a0000-0000-7000-8000-0000000000bb'
    const said = { text: '星星好亮', marks: [[0, 2]] as [number, number][], comment: null }
    const snippet = { ...said, place: 'fileText', file: { name: '觀星.pdf', index: 2 } }
    const item = { ...page.items[0], title: { text: '夜晚', marks: [] }, snippet }
    server({ items: [item as FoundPage['items'][number]], nextCursor: null })
    openApplication('/user/search?keyword=星星')
    expect(await screen.findByRole('link', { name: '在檔案「觀星.pdf」裡' })).toHaveAttribute(
      'href',
      `/file-viewer?post=${id}&index=2`,
    )
  })

  it('leads to an e-portfolio, with the place that has the words', async () => {
    const id = '019a0000-0000-7000-8000-0000000000cc'
    server({
      items: [
        {
          kind: 'ePortfolio',
          id,
          owner: friend,
          likeCount: 3,
          messageCount: 1,
          title: { text: '一年的星空', marks: [] },
          snippet: { text: '觀星的夜晚', marks: [[0, 2]] },
        },
      ],
      nextCursor: null,
    })
    openApplication('/user/search?keyword=觀星')
    expect(await screen.findByRole('link', { name: '一年的星空' })).toHaveAttribute('href', `/user/ePortfolio/${id}`)
    expect(screen.getByText('觀星', { selector: 'mark' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '3 人喜歡' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '1 則留言' })).toBeInTheDocument()
  })

  it('leads to a group that has the word in its name', async () => {
    const id = '019a0000-0000-7000-8000-0000000000bb'
    const group = {
      id,
      handle: 'star-watch',
      type: 'open' as const,
      name: '觀星社',
      tags: [],
      cover: null,
      drawnCover: null,
    } as const
    const marks: [number, number][] = [[0, 2]]
    server({
      items: [
        {
          kind: 'group',
          group: { ...group, tags: [], schoolName: null, memberCount: 12, role: 4 },
          name: { text: '觀星社', marks },
          handle: { text: 'star-watch', marks: [] },
        },
      ],
      nextCursor: null,
    })
    openApplication('/user/search?keyword=觀星')
    expect(await screen.findByRole('link', { name: '觀星社' })).toHaveAttribute('href', `/user/group/${id}`)
    expect(screen.getByText('12 位成員')).toBeInTheDocument()
  })

  it('searches on Enter, remembers the word and keeps it in the address', async () => {
    const calls = server()
    const { user, at } = openApplication('/user/search')
    await user.type(await screen.findByRole('combobox', { name: '搜尋紀錄、標籤和人' }), '星星{Enter}')
    expect(await screen.findByRole('list', { name: '紀錄' })).toBeVisible()
    expect(decodeURIComponent(at())).toBe('/user/search?keyword=星星&sort=fit')
    expect(decodeURIComponent(calls.received('POST /api/v2/search/history/:key')[0]?.path ?? '')).toContain('星星')
  })

  it('does not search by the Enter of an input method', async () => {
    const calls = server()
    openApplication('/user/search')
    const field = await screen.findByRole('combobox', { name: '搜尋紀錄、標籤和人' })
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'ㄊㄧㄢ' } })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(calls.received('POST /api/v2/search/history/:key')).toHaveLength(0)
  })

  it('suggests while one types; the arrows and Enter choose', async () => {
    server()
    const { user, at } = openApplication('/user/search')
    await user.type(await screen.findByRole('combobox', { name: '搜尋紀錄、標籤和人' }), '天文')
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '天文台',
      '#天文社',
      expect.stringContaining('天文迷'),
    ])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByRole('list', { name: '紀錄' })).toBeVisible()
    expect(decodeURIComponent(at())).toContain('keyword=天文社')
  })

  it('empties what is typed at once, and the field keeps the focus', async () => {
    server()
    const { user } = openApplication('/user/search')
    const field = await screen.findByRole('combobox', { name: '搜尋紀錄、標籤和人' })
    await user.type(field, '星星')
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('shows what was searched for before, again by a press, and forgets it', async () => {
    const calls = server()
    const { user } = openApplication('/user/search')
    expect(await screen.findByRole('button', { name: '珊瑚' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '刪除「珊瑚」' }))
    expect(await screen.findByText('想找什麼？')).toBeVisible()
    expect(calls.received('DELETE /api/v2/search/history/:key')).toHaveLength(1)
  })

  it('remembers nothing where one does not want it', async () => {
    const calls = server()
    const { user } = openApplication('/user/search')
    await user.click(await screen.findByRole('checkbox', { name: '不要記住我找過什麼' }))
    expect(calls.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({ search: { isHistoryPaused: true } })
  })

  it('has a section of each kind in the order of the server, each with the way to all of these', async () => {
    const calls = server()
    const { user, at } = openApplication('/user/search?keyword=天文')
    const people = await screen.findByRole('region', { name: '人' })
    expect(within(people).getByRole('link', { name: '天文迷' })).toBeVisible()
    expect(people.compareDocumentPosition(screen.getByRole('region', { name: '紀錄' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    // All of its matches are shown, so there is no button for more.
    expect(within(screen.getByRole('region', { name: '紀錄' })).queryByRole('button')).not.toBeInTheDocument()
    expect(calls.received('GET /api/v2/search/:category')).toHaveLength(0)
    await user.click(within(people).getByRole('button', { name: '看全部人，999+' }))
    expect(await screen.findByRole('tab', { name: '人 999+', selected: true })).toBeVisible()
    expect(at()).toContain('category=friend')
    await user.click(screen.getByRole('tab', { name: '全部' }))
    expect(await screen.findByRole('region', { name: '紀錄' })).toBeVisible()
    expect(at()).not.toContain('category=')
  })

  it('says what Zhuyin is, and what was looked for meanwhile', async () => {
    server()
    const { user } = openApplication(`/user/search?keyword=${encodeURIComponent('ㄊㄧㄢㄨㄣˊ')}`)
    expect(await screen.findByText(/^你打的是注音，還沒選字/)).toBeVisible()
    expect(await screen.findByRole('region', { name: '人' })).toBeVisible()
    const field = screen.getByRole('combobox', { name: '搜尋紀錄、標籤和人' })
    await user.clear(field)
    await user.type(field, '天文ㄊㄞ{Enter}')
    expect(await screen.findByText('最後幾個字還是注音，先用「天文」找。')).toBeVisible()
    await user.clear(field)
    await user.type(field, '天文{Enter}')
    await waitFor(() => expect(screen.queryByText(/注音/)).not.toBeInTheDocument())
  })

  it('says of a kind that has nothing that others have', async () => {
    server({ items: [], nextCursor: null })
    const { user } = openApplication('/user/search?keyword=天文迷')
    await user.click(await screen.findByRole('tab', { name: '紀錄 0' }))
    expect(await screen.findByRole('tab', { name: '紀錄 0', selected: true })).toBeVisible()
    expect(await screen.findByText('上面其他種類裡有找到')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: '排序' })).not.toBeInTheDocument()
  })

  it('says what else to try where nothing is found', async () => {
    server({ items: [], nextCursor: null })
    openApplication('/user/search?keyword=沒有的詞')
    expect(await screen.findByText('沒有找到「沒有的詞」')).toBeVisible()
    expect(screen.getByText('少打幾個字，或換個說法再找一次')).toBeVisible()
  })
})

describeFaces({
  path: '/user/search?keyword=天文',
  server,
  reads: 'GET /api/v2/search/all',
  loaded: () => screen.getByRole('list', { name: '紀錄' }),
})

describeFaces({
  path: '/user/search?keyword=天文&category=portfolio',
  server,
  reads: 'GET /api/v2/search/:category',
  loaded: () => screen.getByRole('link', { name: '天文台之夜' }),
})
