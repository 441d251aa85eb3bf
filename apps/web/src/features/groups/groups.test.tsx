import type { Group, GroupSummary } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const groupId = '019a0000-0000-7000-8000-00000000000a'
const other = '019a0000-0000-7000-8000-000000000002'
const errorCode = 0 as const
const nothing = { errorCode, items: [], nextCursor: null }

const summary: GroupSummary = {
  ...{ id: groupId, handle: 'river-watch', type: 'open', name: '河川觀察社', tags: [], cover: null, schoolName: null },
  ...{ memberCount: 6, role: memberRoles.guest },
}
const none = { join: false, apply: false, leave: false, manage: false, edit: false, govern: false }
const group = (change: Partial<Group> = {}, can: Partial<Group['can']> = {}): Group => ({
  ...summary,
  description: '每週六到河邊。',
  coverFileId: null,
  administratorCount: 0,
  createdAt: '2026-09-01T00:00:00.000Z',
  topAdministrator: { id: other, displayName: '阿海', avatar: null, isDeleted: false },
  leaderboardStatus: true,
  deletedAt: null,
  ...change,
  can: { ...none, ...can },
})
const leader = group({ role: memberRoles.topAdministrator }, { manage: true, edit: true, govern: true })

function open(path: string, shown: Group = group({}, { join: true })) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/api/getGroupByGroupId', { errorCode, group: shown })
    .on('GET /api/v2/api/getAllGroups', nothing)
    .on('GET /api/v2/api/getGroupReceivings', nothing)
    .on('GET /api/v2/api/getGroupSendings', nothing)
    .on('GET /api/v2/api/getDeletedGroups', { errorCode, items: [] })
    .on('GET /api/v2/api/group-apply-and-invite-count', { errorCode, applications: 2, invitations: 0 })
    .on('GET /api/v2/api/getGroupReceivingsByGroupId', nothing)
    .on('GET /api/v2/api/getGroupSendingsByGroupId', nothing)
    .on('GET /api/v2/api/getBannedByGroupId', nothing)
    .on('GET /api/v2/api/isiddup', ({ query }) => ({ errorCode, isTaken: query.get('handle') === 'taken' }))
    .on('POST /api/v2/search/searchperson', { items: [] })
  return { server, ...openApplication(path) }
}

afterEach(() => localStorage.clear())

describe('my groups', () => {
  it('say what to do where there are none', async () => {
    const { at } = open('/group')
    expect(await screen.findByText('你還沒有加入群組')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看推薦的群組' })).toBeInTheDocument()
    expect(at()).toBe('/group/mine')
  })

  it('begin with what waits for me, which is accepted in one press', async () => {
    const { server, user } = open('/group/mine')
    const invited = { ...summary, role: memberRoles.invitedAsMember, since: '2026-11-20T00:00:00.000Z' }
    server.on('GET /api/v2/api/getGroupReceivings', { errorCode, items: [invited], nextCursor: null })
    server.on('PATCH /api/v2/api/accept', { errorCode, role: memberRoles.member })
    await user.click(await screen.findByRole('button', { name: '接受邀請' }))
    expect(await screen.findByText('你已經加入「河川觀察社」')).toBeInTheDocument()
    expect(server.received('PATCH /api/v2/api/accept')[0]?.body).toEqual({ groupId })
  })

  it('are found by the ID that one was told', async () => {
    const { server, user } = open('/group/mine')
    const field = await screen.findByRole('textbox', { name: '用群組代號加入' })
    server.on('GET /api/v2/api/getGroupByGroupId', refuse(404, { code: 'GROUP_NOT_FOUND' }))
    await user.type(field, 'nowhere{Enter}')
    expect(await screen.findByText('沒有這個代號的群組，請再對一次。')).toBeInTheDocument()
    server.on('GET /api/v2/api/getGroupByGroupId', { errorCode, group: group({}, { join: true }) })
    server.on('POST /api/v2/api/joinGroup', { errorCode, role: memberRoles.member })
    await user.clear(field)
    await user.type(field, 'river-watch{Enter}')
    await user.click(await screen.findByRole('button', { name: '加入' }))
    expect(server.received('POST /api/v2/api/joinGroup')[0]?.body).toEqual({ groupId })
  })

  it('are recommended with the reason', async () => {
    const { server } = open('/group/recommended')
    server.on('POST /api/v2/api/getRecommendGroupsByMonth', {
      errorCode,
      items: [{ ...summary, reason: 'friends', count: 3 }],
    })
    expect(await screen.findByText('3 位好友在這裡')).toBeInTheDocument()
  })

  it('that were deleted are brought back', async () => {
    const { server, user } = open('/group/mine')
    server.on('GET /api/v2/api/getDeletedGroups', {
      errorCode,
      items: [{ ...leader, deletedAt: new Date(Date.now() - 86_400_000).toISOString() }],
    })
    server.on('POST /api/v2/api/restoreGroup', { errorCode, group: leader })
    expect(await screen.findByText('還有 29 天')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '救回' }))
    expect(await screen.findByText('「河川觀察社」回來了')).toBeInTheDocument()
  })
})

describe('a group', () => {
  it('shows what it says of itself, and one way to come in', async () => {
    open(`/user/group/${groupId}`)
    expect(await screen.findByText('每週六到河邊。')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '加入' })).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('that is full says so, and stays as it was', async () => {
    const { server, user } = open(`/user/group/${groupId}`)
    server.on('POST /api/v2/api/joinGroup', refuse(409, { code: 'GROUP_FULL', values: { limit: 1_000 } }))
    await user.click(await screen.findByRole('button', { name: '加入' }))
    expect(await screen.findByText('這個群組已經滿 1000 人了。')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '加入' })).toBeInTheDocument()
  })

  it('is left only when one says so twice', async () => {
    const { server, user } = open(`/user/group/${groupId}`, group({ role: memberRoles.member }, { leave: true }))
    server.on('DELETE /api/v2/api/exitGroup', { errorCode, role: memberRoles.guest })
    await user.click(await screen.findByRole('button', { name: '管理「河川觀察社」' }))
    await user.click(await screen.findByRole('menuitem', { name: '退出群組' }))
    expect(server.received('DELETE /api/v2/api/exitGroup')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出群組' }))
    expect(await screen.findByText('你已經退出「河川觀察社」')).toBeInTheDocument()
  })

  it('that is not there says nothing of why', async () => {
    const { server } = open('/group/mine')
    server.on('GET /api/v2/api/getGroupByGroupId', refuse(404, { code: 'GROUP_NOT_FOUND' }))
    openApplication(`/user/group/${groupId}`)
    expect(await screen.findByText('找不到這個群組')).toBeInTheDocument()
  })

  it('tells its administrators how many wait, and is deleted by its name', async () => {
    const { server, user, at } = open(`/user/group/${groupId}`, leader)
    server.on('DELETE /api/v2/api/deleteGroup', { errorCode })
    expect(await screen.findByRole('link', { name: '2 人等你回覆' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '管理「河川觀察社」' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除群組' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), '河川')
    await user.click(dialog.getByRole('button', { name: '刪除群組' }))
    expect(await dialog.findByText('和群組名稱不一樣，請再輸入一次。')).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox'), '觀察社')
    await user.click(dialog.getByRole('button', { name: '刪除群組' }))
    await waitFor(() => expect(at()).toBe('/group/mine'))
  })
})

describe('making a group', () => {
  const fill = async (user: ReturnType<typeof open>['user'], handle: string) => {
    await user.type(await screen.findByRole('textbox', { name: /群組名稱/ }), '河川觀察社')
    await user.type(screen.getByRole('textbox', { name: /群組代號/ }), handle)
  }
  const make = () => screen.getByRole('button', { name: '建立群組' })

  it('says while the ID is typed whether it is free', async () => {
    const { user } = open('/user/agroup')
    await fill(user, 'taken')
    expect(await screen.findByText('已經有群組用這個代號了，換一個吧。')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /群組代號/ }), '-not')
    expect(await screen.findByText('可以使用')).toBeInTheDocument()
  })

  it('leads to the group', async () => {
    const { server, user, at } = open('/user/agroup', leader)
    server.on('POST /api/v2/api/addGroup', { errorCode, group: leader })
    await user.click(await screen.findByRole('button', { name: /私人/ }))
    await fill(user, 'river-watch')
    await user.click(make())
    await waitFor(() => expect(at()).toBe(`/user/group/${groupId}`))
    expect(server.received('POST /api/v2/api/addGroup')[0]?.body).toMatchObject({
      ...{ type: 'private', name: '河川觀察社', handle: 'river-watch', schoolId: null },
    })
  })

  it('points at what is missing or too long, and keeps what was typed when it is refused', async () => {
    const { server, user } = open('/user/agroup')
    server.on('POST /api/v2/api/addGroup', refuse(403, { code: 'GROUP_TEACHING_REFUSED' }))
    await screen.findByRole('textbox', { name: /群組名稱/ })
    await user.click(make())
    expect(server.received('POST /api/v2/api/addGroup')).toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /群組名稱/ })).toHaveFocus())
    fireEvent.change(screen.getByRole('textbox', { name: /介紹/ }), {
      target: { value: '說'.repeat(groupLimits.description + 1) },
    })
    await fill(user, 'river-watch')
    await user.click(make())
    expect(await screen.findByText(/最多 1500 個字/)).toBeInTheDocument()
    fireEvent.change(screen.getByRole('textbox', { name: /介紹/ }), { target: { value: '說' } })
    await user.click(make())
    expect(await screen.findByText('教學群組需要完成教師驗證，並使用 Plus 方案。')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /群組名稱/ })).toHaveValue('河川觀察社')
  })

  it('goes on where a closed tab left it', async () => {
    const { user } = open('/user/agroup')
    await fill(user, 'river-watch')
    document.body.replaceChildren()
    open('/user/agroup')
    expect(await screen.findByRole('textbox', { name: /群組名稱/ })).toHaveValue('河川觀察社')
  })
})

describe('members', () => {
  const member = (role: GroupMember['role'], name: string, id: string): GroupMember => ({
    person: { id, displayName: name, avatar: null, isDeleted: false },
    schoolName: null,
    relation: { friendship: 'none', isFollowing: false, isFan: false },
    ...{ role, since: '2026-10-01T00:00:00.000Z' },
  })
  const path = `/user/gmember/${groupId}`
  const list = [
    member(memberRoles.administrator, '阿海', other),
    member(memberRoles.member, '小晴', `${other.slice(0, -1)}9`),
  ]
  const menuOf = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `對「${name}」` }))
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }

  it('have the acts that the role of whoever looks allows', async () => {
    const { server, user } = open(path, leader)
    server.on('GET /api/v2/api/group-members', { errorCode, items: list, nextCursor: null })
    expect(await menuOf(user, '阿海')).toEqual(['改為一般成員', '交給這個人', '移出群組', '移出並封鎖'])
  })

  it('are not changed by somebody who only administers, beyond removing', async () => {
    const { server, user } = open(path, group({ role: memberRoles.administrator }, { manage: true, edit: true }))
    server.on('GET /api/v2/api/group-members', { errorCode, items: list, nextCursor: null })
    expect(await menuOf(user, '小晴')).toEqual(['移出群組', '移出並封鎖'])
    expect(screen.queryByRole('button', { name: '對「阿海」' })).not.toBeInTheDocument()
  })

  it('take over after it was asked', async () => {
    const { server, user } = open(path, leader)
    server.on('GET /api/v2/api/group-members', { errorCode, items: list, nextCursor: null })
    server.on('PUT /api/v2/api/changeMemberRole', { errorCode, role: memberRoles.administrator })
    await menuOf(user, '小晴')
    await user.click(screen.getByRole('menuitem', { name: '交給這個人' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '交給這個人' }))
    expect(await screen.findByText('「小晴」現在是最高管理員')).toBeInTheDocument()
    expect(server.received('PUT /api/v2/api/changeMemberRole')[0]?.body).toMatchObject({ groupId, role: 6 })
  })

  it('are not for whoever does not belong', async () => {
    open(path)
    expect(await screen.findByText('這裡只給群組的管理員')).toBeInTheDocument()
  })

  it('who ask are let in', async () => {
    const { server, user } = open(`/user/group-member-check/${groupId}`, leader)
    server.on('GET /api/v2/api/getGroupReceivingsByGroupId', {
      ...{ errorCode, items: [member(memberRoles.applying, '小晴', other)], nextCursor: null },
    })
    server.on('PATCH /api/v2/api/accept', { errorCode, role: memberRoles.member })
    await user.click(await screen.findByRole('button', { name: '同意' }))
    expect(await screen.findByText('「小晴」加入了')).toBeInTheDocument()
    expect(server.received('PATCH /api/v2/api/accept')[0]?.body).toEqual({ groupId, personId: other })
  })

  it('are invited, ten at a time at most', async () => {
    const { server, user } = open(`/user/group-member-check/${groupId}`, leader)
    const people = Array.from({ length: groupLimits.invitedAtOnce + 1 }, (_, index) => ({
      ...{ id: `019a0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`, displayName: `同學${index}` },
      ...{
        avatar: null,
        isDeleted: false,
        schoolName: null,
        relation: { friendship: 'none', isFollowing: false, isFan: false },
      },
    }))
    server.on('POST /api/v2/search/searchperson', { items: people } as never)
    server.on('POST /api/v2/api/inviteMembers', { errorCode, invited: 10, joined: 0 })
    for (const { displayName } of people.slice(0, 10))
      await user.click(await screen.findByRole('button', { name: displayName }))
    expect(screen.getByRole('button', { name: '同學10' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '送出邀請' }))
    expect(await screen.findByText('已經邀請 10 人')).toBeInTheDocument()
  })
})

describe('a link into a group', () => {
  const link = '019a0000-0000-4000-8000-0000000000ff'

  it('says who asks and lets in with one press', async () => {
    const { server, user } = open(`/groupconfirm?link=${link}`)
    server.on('GET /api/v2/invitation/link', {
      ...{ invitationLinkId: link, groupId, groupName: '河川觀察社', expiresAt: '2027-01-01T00:00:00.000Z' },
      inviter: { id: other, displayName: '阿海', avatar: null, isDeleted: false },
      ...{ isMine: false, relation: null },
    })
    server.on('POST /api/v2/api/joinGroup', { errorCode, role: memberRoles.member })
    expect(await screen.findByText('阿海邀你加入「河川觀察社」')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '加入' }))
    expect(server.received('POST /api/v2/api/joinGroup')[0]?.body).toEqual({ groupId, invitationLinkId: link })
  })

  it('that is over says so', async () => {
    const { server } = open(`/groupconfirm?link=${link}`)
    server.on('GET /api/v2/invitation/link', refuse(410, { code: 'INVITATION_OVER' }))
    expect(await screen.findByText('這個邀請連結已經失效')).toBeInTheDocument()
  })

  it('is made for the time that is chosen, and ended', async () => {
    const { server, user } = open(`/user/group-invitation-link-page/${groupId}`, leader)
    server.on('GET /api/v2/invitation/link/current', { link: null })
    const made = {
      invitationLinkId: link,
      createdAt: '2026-11-23T00:00:00.000Z',
      expiresAt: '2026-12-23T00:00:00.000Z',
    }
    server.on('POST /api/v2/invitation/link', { link: made })
    server.on('DELETE /api/v2/invitation/link/current', { link: null })
    await user.click(await screen.findByRole('button', { name: '30 天' }))
    await user.click(screen.getByRole('button', { name: '產生連結' }))
    expect(await screen.findByDisplayValue(new RegExp(`/groupconfirm\\?link=${link}`))).toBeInTheDocument()
    expect(server.received('POST /api/v2/invitation/link')[0]?.body).toEqual({ groupId, days: 30 })
    await user.click(screen.getByRole('button', { name: '停用連結' }))
    expect(await screen.findByText('連結已經停用')).toBeInTheDocument()
  })
})
