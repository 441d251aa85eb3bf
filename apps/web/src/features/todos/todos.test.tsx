import type { Todo, Todos } from '@learntrail/contract/todos/todos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { writersServer } from '../posts/posts.fixture.ts'

const id = (last: number) => `019b0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const ming = { id: id(1), displayName: '阿明', avatar: null, isDeleted: false }
const plain = { title: '', where: '', person: null, count: 1, at: null, since: null }
const returned: Todo = { ...plain, kind: 'homeworkReturned', id: id(2), title: '訪問一位在地人', where: '二年三班' }
const due: Todo = { ...plain, kind: 'homeworkDue', id: id(3), title: '河川觀察日誌', at: '2036-12-05T12:00:00.000Z' }
const overdue: Todo = { ...plain, kind: 'homeworkDue', id: id(4), title: '期中報告', at: '2026-01-05T12:00:00.000Z' }
const asked: Todo = { ...plain, kind: 'friendAsked', id: ming.id, person: ming }
const room: Todo = { ...plain, kind: 'roomUnread', id: id(5), person: ming, count: 3 }
const invited: Todo = { ...plain, kind: 'groupInvited', id: id(6), title: '午休讀書會' }

const server = (todos: Partial<Todos> | (() => Partial<Todos>)) =>
  writersServer().on('GET /api/v2/todos', () => ({
    items: [],
    counts: {},
    ...(typeof todos === 'function' ? todos() : todos),
  }))

const week = async () => within(await screen.findByRole('region', { name: /^這週/ }))

describe('what waits this week', () => {
  it('stands on top of the home: what presses most first, each a press from being done', async () => {
    server({ items: [returned, due, overdue], counts: { homeworkReturned: 1, homeworkDue: 2 } })
    openApplication('/portfolio')
    const card = await week()
    const links = await card.findAllByRole('link', { name: /^去/ })
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['去修改：訪問一位在地人', `/user/homework/${id(2)}`],
      ['去交：河川觀察日誌', `/user/homework/${id(3)}`],
      ['去交：期中報告', `/user/homework/${id(4)}`],
    ])
    expect(card.getByText(/退回給你修改，改好就可以再交/)).toHaveTextContent('二年三班')
    expect(card.getByText(/12 月 5 日 星期五 20:00 截止/)).toBeInTheDocument()
    expect(card.getByText('已過期，還可以補交')).toBeInTheDocument()
  })

  it('leads guardians to what they sign for each child', async () => {
    const at = (child: number) => `/guardian/child/${id(child)}/bulletin/${id(7)}`
    const sign = { ...plain, kind: 'bulletinToSignForChild' as const, id: id(7), title: '校外教學同意書' }
    const of = (child: number, where: string): Todo => ({ ...sign, where, person: { ...ming, id: id(child) } })
    server({ items: [of(8, '王小花'), of(9, '王小明')], counts: { bulletinToSignForChild: 2 } })
    openApplication('/portfolio')
    const card = await week()
    const links = await card.findAllByRole('link', { name: '去簽名：校外教學同意書' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([at(8), at(9)])
    expect(card.getByText(/^等你簽名.*王小花/)).toBeInTheDocument()
  })

  it('leads a guardian to the plan of a child that waits for a signature', async () => {
    const person = { ...ming, id: id(8) }
    const plan = {
      ...plain,
      kind: 'planToSignForChild' as const,
      id: id(7),
      title: '基隆河的溶氧',
      where: '王小花',
      person,
    }
    server({ items: [plan], counts: { planToSignForChild: 1 } })
    openApplication('/portfolio')
    const card = await week()
    const link = await card.findByRole('link', { name: '看計畫：基隆河的溶氧' })
    expect(link).toHaveAttribute('href', `/guardian/child/${id(8)}/plan/${id(7)}`)
    expect(card.getByText(/^等你簽名.*王小花/)).toBeInTheDocument()
  })

  it('shows before it is known what waits only as much as there was the last time', async () => {
    const waiting = writersServer().on('GET /api/v2/todos', (() => new Promise(() => undefined)) as never)
    const { view } = openApplication('/portfolio')
    await waitFor(() => expect(waiting.received('GET /api/v2/todos')).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /^這週/ })).not.toBeInTheDocument()
    view.unmount()
    localStorage.setItem('learntrail.todos', '240')
    openApplication('/portfolio')
    expect(await screen.findByRole('region', { name: /^這週/ })).toBeVisible()
  })

  it('shows three of many until one asks for the others', async () => {
    server({ items: [returned, due, invited, asked, room], counts: { homeworkReturned: 1, homeworkDue: 4 } })
    const { user } = openApplication('/portfolio')
    const card = await week()
    expect(await card.findByText('5')).toBeInTheDocument()
    expect(card.getAllByRole('listitem')).toHaveLength(3)
    await user.click(card.getByRole('button', { name: '還有 2 件' }))
    expect(card.getAllByRole('listitem')).toHaveLength(5)
    expect(card.getByRole('link', { name: '打開：阿明' })).toHaveAttribute('href', `/chatroom/${id(5)}`)
    await user.click(card.getByRole('button', { name: '收起來' }))
    expect(card.getAllByRole('listitem')).toHaveLength(3)
  })

  it('is answered where it stands, by one press', async () => {
    let items = [asked]
    const known = server(() => ({ items })).on('DELETE /api/v2/friends/reject', () => {
      items = []
      return { ended: 'rejected' as const, relation }
    })
    const { user } = openApplication('/portfolio')
    await user.click(await (await week()).findByRole('button', { name: '婉拒：阿明' }))
    expect(await screen.findByText('這週沒有要處理的事。')).toBeInTheDocument()
    expect(await screen.findByText('已婉拒')).toBeInTheDocument()
    expect(known.received('DELETE /api/v2/friends/reject')).toHaveLength(1)
  })

  it('stays where it is when an answer is refused, and says why', async () => {
    server({ items: [invited] }).on(
      'PATCH /api/v2/api/accept',
      refuse(409, { code: 'GROUP_FULL', values: { limit: 300 } }),
    )
    const { user } = openApplication('/portfolio')
    await user.click(await (await week()).findByRole('button', { name: '加入：午休讀書會' }))
    expect(await screen.findByText('這個群組已經滿 300 人了。')).toBeInTheDocument()
    expect((await week()).getByRole('button', { name: '加入：午休讀書會' })).toBeEnabled()
  })

  it('says kindly that nothing waits', async () => {
    server({})
    openApplication('/portfolio')
    expect(await screen.findByText('這週沒有要處理的事。')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /^這週/ })).not.toBeInTheDocument()
  })

  it('that cannot be read says so and is asked again, while the records are there', async () => {
    let isDown = true
    const known = writersServer().on('GET /api/v2/todos', () =>
      isDown ? refuse(500, {}) : { items: [returned], counts: {} },
    )
    const { user } = openApplication('/portfolio')
    const card = await week()
    isDown = false
    await user.click(await card.findByRole('button', { name: /再試一次/ }))
    expect(await (await week()).findByRole('link', { name: '去修改：訪問一位在地人' })).toBeInTheDocument()
    await waitFor(() => expect(known.received('GET /api/v2/todos').length).toBeGreaterThan(1))
  })
})

const relation = { friendship: 'none' as const, isFollowing: false, isFan: false, remark: '' }
