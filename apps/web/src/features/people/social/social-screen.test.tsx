import type { Relation } from '@learntrail/contract/people/relation'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { personCard, student } from '../../../testing/people.ts'

const nobody: Relation = { friendship: 'none', isFollowing: false, isFan: false, remark: '' }
const other = '019a0000-0000-7000-8000-000000000002'
const listed = (name: string, relation: Partial<Relation> = {}, id = other): ListedPerson => ({
  person: { id, displayName: name, avatar: null, isDeleted: false },
  schoolName: '山上高中',
  relation: { ...nobody, ...relation },
  since: '2026-10-01T00:00:00.000Z',
})

function open(path: string, items: ListedPerson[] = []) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/:id', refuse(404, { code: 'USER_NOT_FOUND' }))
    .on('GET /api/v2/users/:id/users-with-search-keyword', { items, nextCursor: null })
  server.on('GET /api/v2/users/:id', ({ path: asked }) => {
    const id = asked.split('/').at(-1) ?? ''
    const isMe = id === student.id
    return personCard({ id, displayName: isMe ? student.displayName : '阿海', isMe })
  })
  return { server, ...openApplication(path) }
}
const mine = `/user/social/${student.id}`

test.each([
  ['friends', '阿海 的好友'],
  ['fans', '阿海 的粉絲'],
  ['follow', '阿海 追蹤的人'],
] as const)('the list at /%s of somebody is called %s', async (list, title) => {
  open(paths.people(other, list))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

describe('my circle', () => {
  it('shows friends first, and leads to fans, follows, requests and blocks', async () => {
    const { server, user, at } = open(mine, [listed('阿海', { friendship: 'friends' })])
    expect(await screen.findByRole('link', { name: '阿海' })).toBeInTheDocument()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '好友',
      '粉絲',
      '追蹤中',
      '收到的邀請',
      '送出的邀請',
      '封鎖名單',
    ])
    await user.click(screen.getByRole('tab', { name: '收到的邀請' }))
    expect(at()).toBe(`${mine}/received`)
    await waitFor(() =>
      expect(server.received('GET /api/v2/users/:id/users-with-search-keyword').at(-1)?.query.get('list')).toBe(
        'received',
      ),
    )
  })

  it.each([
    ['friends', '我的好友'],
    ['fans', '我的粉絲'],
    ['follow', '我追蹤的人'],
    ['received', '收到的好友邀請'],
    ['sended', '送出的好友邀請'],
    ['block', '我封鎖的人'],
  ] as const)('at /%s is called %s, also as a page', async (list, title) => {
    open(paths.people(student.id, list))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(document.title).toContain(title))
  })

  it('says what to do where nobody is in it yet', async () => {
    open(mine)
    expect(await screen.findByText('還沒有好友')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看看大家的紀錄' })).toBeInTheDocument()
  })

  it('has what I have noted beside the name', async () => {
    open(mine, [listed('阿海', { friendship: 'friends', remark: '排球隊' })])
    expect(await screen.findByText('排球隊')).toBeInTheDocument()
  })

  it('is searched by name', async () => {
    const { server, user } = open(mine, [listed('阿海')])
    await user.type(await screen.findByRole('searchbox', { name: '用名字找人' }), '小雨')
    await waitFor(() =>
      expect(server.received('GET /api/v2/users/:id/users-with-search-keyword').at(-1)?.query.get('keyword')).toBe(
        '小雨',
      ),
    )
  })

  it('accepts who asks, and says so', async () => {
    const { server, user } = open(`${mine}/received`, [
      listed('阿海', { friendship: 'waiting', isFan: true, remark: '' }),
    ])
    server.on('PATCH /api/v2/friends/accept', {
      result: 'ACCEPT_SUCCESS',
      relation: { friendship: 'friends', isFollowing: true, isFan: true, remark: '' },
    })
    await user.click(await screen.findByRole('button', { name: '接受 阿海 的好友邀請' }))
    expect(await screen.findByText('你們是好友了')).toBeInTheDocument()
    expect(server.received('PATCH /api/v2/friends/accept')[0]?.body).toEqual({ personId: other })
  })

  it('keeps a friend until one says twice that one will not', async () => {
    const { server, user } = open(mine, [listed('阿海', { friendship: 'friends' })])
    server.on('DELETE /api/v2/friends/reject', { ended: 'removed', relation: nobody })
    await user.click(await screen.findByRole('button', { name: '阿海 是你的好友' }))
    expect(server.received('DELETE /api/v2/friends/reject')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解除好友' }))
    expect(await screen.findByText('已解除好友')).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/friends/reject')[0]?.query.get('personId')).toBe(other)
  })

  it('takes a block back', async () => {
    const { server, user } = open(`${mine}/block`, [listed('阿海')])
    server.on('DELETE /api/v2/blocks/cancelblocks', { isBlocked: false })
    await user.click(await screen.findByRole('button', { name: '解除封鎖 阿海' }))
    expect(await screen.findByText('已解除對 阿海 的封鎖')).toBeInTheDocument()
  })
})

describe('the circle of somebody else', () => {
  it('has the three lists that are for everybody, the groups, the courses and the plans', async () => {
    open(`/user/social/${other}/fans`, [listed('小雨', {}, student.id)])
    expect(await screen.findByRole('link', { name: '小雨' })).toBeInTheDocument()
    expect(screen.getAllByRole('tab')).toHaveLength(6)
    // Nobody can befriend themselves.
    expect(screen.queryByRole('button', { name: /好友/ })).not.toBeInTheDocument()
  })

  it('leads from a list that is only theirs to their friends', async () => {
    const { at } = open(`/user/social/${other}/block`)
    await waitFor(() => expect(at()).toBe(`/user/social/${other}`))
  })

  it('that is not to be seen is said to be gone', async () => {
    const { server } = open(mine)
    server.on('GET /api/v2/users/:id', refuse(404, { code: 'USER_NOT_FOUND' }))
    openApplication(`/user/social/${other}`)
    expect(await screen.findByText('找不到這個人')).toBeInTheDocument()
  })
})

describe('a person’s page', () => {
  const asked = async (result: 'ADD_AND_FOLLOW_SUCCESS' | 'FRIEND_EXCEED_LIMIT') => {
    const { server, user } = open(`/user/person/${other}`)
    const relation: Relation =
      result === 'FRIEND_EXCEED_LIMIT' ? nobody : { friendship: 'invited', isFollowing: true, isFan: false, remark: '' }
    server.on('POST /api/v2/friends/makefriends', { result, relation })
    await user.click(await screen.findByRole('button', { name: '加好友：阿海' }))
    return server
  }

  it('asks them to be a friend', async () => {
    await asked('ADD_AND_FOLLOW_SUCCESS')
    expect(await screen.findByText('邀請已送出，也開始追蹤了')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '已邀請 阿海，等待回覆' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '追蹤中：阿海' })).toBeInTheDocument()
  })

  it('says why one cannot ask', async () => {
    await asked('FRIEND_EXCEED_LIMIT')
    expect(await screen.findByText('好友最多 3000 人，先移除幾位再試')).toBeInTheDocument()
  })

  it('blocks after asking, and goes to who is blocked', async () => {
    const { server, user, at } = open(`/user/person/${other}`)
    server.on('POST /api/v2/blocks', { isBlocked: true })
    await user.click(await screen.findByRole('button', { name: '阿海 的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '封鎖' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '封鎖' }))
    expect(await screen.findByText('已封鎖 阿海')).toBeInTheDocument()
    expect(at()).toBe(`${mine}/block`)
  })

  it.each([
    [null, '在群組裡，管理員和成員一直看得到彼此'],
    ['person', '阿海 管理你所在的群組'],
    ['viewer', '阿海 是你管理的群組的成員'],
  ] as const)('says before a block what stays to be seen by whom, where %s leads', async (leader, words) => {
    const { server, user } = open(`/user/person/${other}`)
    server.on('GET /api/v2/users/:id', personCard({ id: other, displayName: '阿海', leader }))
    await user.click(await screen.findByRole('button', { name: '阿海 的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '封鎖' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/主人看得到，可以刪除或檢舉/)).toBeInTheDocument()
    expect(dialog.getByText(new RegExp(words))).toBeInTheDocument()
  })

  it('has what I note on them beside the name, of ten characters at most', async () => {
    const { server, user } = open(`/user/person/${other}`)
    let remark = '隔壁班'
    server.on('GET /api/v2/users/:id', () =>
      personCard({ id: other, displayName: '阿海', relation: { ...nobody, remark } }),
    )
    server.on('PUT /api/v2/users/:id/remark', () => {
      remark = '小雨的哥哥'
      return { relation: { ...nobody, remark } }
    })
    expect(await screen.findByRole('heading', { name: '阿海 隔壁班' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '阿海 的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '寫備註' }))
    const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: '備註' })
    expect(field).toHaveValue('隔壁班')
    await user.clear(field)
    await user.type(field, '長'.repeat(11))
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('最多 10 個字')).toBeInTheDocument()
    expect(server.received('PUT /api/v2/users/:id/remark')).toHaveLength(0)
    await user.clear(field)
    await user.type(field, '小雨的哥哥')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('備註已儲存')).toBeInTheDocument()
    expect(server.received('PUT /api/v2/users/:id/remark')[0]?.body).toEqual({ remark: '小雨的哥哥' })
    expect(await screen.findByRole('heading', { name: '阿海 小雨的哥哥' })).toBeInTheDocument()
  })
})

describeFaces({
  path: mine,
  server: () =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/users/:id', personCard({ id: student.id, displayName: student.displayName, isMe: true }))
      .on('GET /api/v2/users/:id/users-with-search-keyword', { items: [listed('阿海')], nextCursor: null }),
  reads: 'GET /api/v2/users/:id/users-with-search-keyword',
  loaded: () => screen.getByRole('link', { name: '阿海' }),
})
