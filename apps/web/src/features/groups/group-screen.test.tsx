import type { Group } from '@learntrail/contract/groups/group'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { errorCode, groupAs, groupId, groupServer, hai, memberAs, pageOf } from './groups.fixture.ts'

const { administrator, applying, guest, invitedAsMember, member, topAdministrator } = memberRoles
/** An answer that never arrives. */
const never = new Promise<never>(() => undefined) as never
const address = `/user/group/${groupId}`

async function open(group: Group, at = address) {
  const server = groupServer(group)
  const application = openApplication(at)
  await screen.findByRole('heading', { name: group.name, level: 2 })
  return { server, ...application }
}

describe('a new group', () => {
  it('shows whoever leads it how people come in, and what to begin with', async () => {
    const link = {
      invitationLinkId: '4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11',
      createdAt: '2026-11-20T04:00:00.000Z',
      expiresAt: '2026-12-20T04:00:00.000Z',
    }
    const server = groupServer(groupAs(topAdministrator, { memberCount: 2 }))
      .on('GET /api/v2/invitation/link/current', { link: null })
      .on('POST /api/v2/invitation/link', { link })
    const { user } = openApplication(address)
    const part = within(await screen.findByRole('region', { name: '讓大家進來' }))
    expect(part.getByText('river')).toBeInTheDocument()
    await user.click(await part.findByRole('button', { name: '產生 QR Code' }))
    expect(await part.findByRole('img', { name: '加入群組的 QR Code' })).toBeInTheDocument()
    expect(server.received('POST /api/v2/invitation/link')[0]?.body).toEqual({ groupId, days: 30 })
    expect(part.getByRole('link', { name: '寫第一則公告' })).toHaveAttribute('href', expect.stringContaining(groupId))
    expect(part.getByRole('link', { name: '發布第一份作業' })).toHaveAttribute('href', expect.stringContaining(groupId))
  })

  it('shows none of it once somebody is in it, nor to members', async () => {
    await open(groupAs(topAdministrator, { memberCount: 3 }))
    expect(screen.queryByRole('region', { name: '讓大家進來' })).not.toBeInTheDocument()
  })
})

describe('a group', () => {
  it('says what it is, and to whom one can turn', async () => {
    await open(groupAs(guest, { type: 'school', schoolName: '山上高中' }))
    const main = within(screen.getByRole('main'))
    for (const fact of ['學校', '6 位成員', '山上高中', '每個月走一次河邊。', 'river'])
      expect(main.getByText(fact)).toBeInTheDocument()
    expect(main.getByRole('link', { name: '阿海' })).toBeInTheDocument()
  })

  it('says before one joins a class who will see the real name', async () => {
    await open(groupAs(guest, { type: 'teaching' }))
    expect(screen.getByText(/看得到你的姓名、座號和學號/)).toBeInTheDocument()
  })

  it('shows a guest no members, and nothing that they may not do', async () => {
    await open(groupAs(guest))
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '加入' })).toBeInTheDocument()
  })

  it('is there for whoever joins', async () => {
    const { server, user } = await open(groupAs(guest))
    server
      .on('POST /api/v2/api/joinGroup', { errorCode: 0, role: member })
      .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(member) })
    await user.click(screen.getByRole('button', { name: '加入' }))
    expect(await screen.findByRole('tab', { name: '成員' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '加入' })).not.toBeInTheDocument()
  })

  it('says why somebody cannot join', async () => {
    const { server, user } = await open(groupAs(guest))
    server.on('POST /api/v2/api/joinGroup', refuse(403, { code: 'GROUP_BANNED' }))
    await user.click(screen.getByRole('button', { name: '加入' }))
    expect(await screen.findByText('你暫時不能加入這個群組，有疑問請找管理員。')).toBeInTheDocument()
  })

  it('lets whoever asked take it back', async () => {
    const { server, user } = await open(groupAs(applying))
    server.on('DELETE /api/v2/api/reject', { errorCode: 0, role: guest })
    await user.click(screen.getByRole('button', { name: '取消申請' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/api/reject')).toHaveLength(1))
  })

  it('lets whoever is asked accept or decline', async () => {
    await open(groupAs(invitedAsMember))
    expect(screen.getByRole('button', { name: '接受邀請' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '婉拒' })).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('has its members in a tab with an address of its own', async () => {
    const { server, user, at } = await open(groupAs(member))
    server.on('GET /api/v2/api/group-members', pageOf(memberAs(hai, topAdministrator)))
    await user.click(screen.getByRole('tab', { name: '成員' }))
    expect(at()).toBe(`${address}?tab=members`)
    const members = await screen.findByRole('list', { name: '群組成員' })
    expect(within(members).getByText('群主')).toBeInTheDocument()
  })

  it('is left when one says so twice', async () => {
    const { server, user } = await open(groupAs(member))
    server.on('DELETE /api/v2/api/exitGroup', () => {
      server.on('GET /api/v2/api/getGroupByGroupId', refuse(404, { code: 'GROUP_NOT_FOUND' }))
      return { errorCode, role: guest }
    })
    await user.click(screen.getByRole('button', { name: '「河川觀察社」的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '退出群組' }))
    expect(server.received('DELETE /api/v2/api/exitGroup')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出群組' }))
    expect(await screen.findByText('你已經退出「河川觀察社」')).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/api/exitGroup')[0]?.query.get('groupId')).toBe(groupId)
  })

  it('tells its administrators how many wait for an answer', async () => {
    const server = groupServer(groupAs(administrator)).on('GET /api/v2/api/group-apply-and-invite-count', {
      errorCode: 0,
      applications: 2,
      invitations: 0,
    })
    openApplication(address)
    expect(await screen.findByRole('link', { name: '2 人等你回覆' })).toHaveAttribute(
      'href',
      `/user/group-member-check/${groupId}`,
    )
    expect(server.received('GET /api/v2/api/group-apply-and-invite-count')[0]?.query.get('groupId')).toBe(groupId)
  })

  it.each([
    ['member', '「河川觀察社」的更多動作', ['我與群組', '檢舉', '退出群組']],
    ['administrator', '管理「河川觀察社」', ['群組分析', '編輯群組', '管理成員', '邀請連結', '檢舉', '退出群組']],
    [
      'topAdministrator',
      '管理「河川觀察社」',
      ['群組分析', '編輯群組', '管理成員', '邀請連結', '升上新學年', '封存群組', '刪除群組'],
    ],
    ['guest', '「河川觀察社」的更多動作', ['檢舉']],
  ] as const)('offers a %s what they may do, and nothing else', async (role, name, actions) => {
    const { user } = await open(groupAs(memberRoles[role]))
    await user.click(screen.getByRole('button', { name }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(actions)
  })

  it('is deleted by its name alone, and can be brought back', async () => {
    const { server, user, at } = await open(groupAs(topAdministrator))
    await user.click(screen.getByRole('button', { name: '管理「河川觀察社」' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除群組' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/30 天內你可以/)).toBeInTheDocument()
    const field = dialog.getByRole('textbox')
    await user.type(field, '河川')
    await user.click(dialog.getByRole('button', { name: '刪除群組' }))
    expect(field).toHaveAccessibleDescription('和群組名稱不一樣，請再輸入一次。')
    expect(server.received('DELETE /api/v2/api/deleteGroup')).toHaveLength(0)
    // From now on the group is in no answer, and another answer is slow.
    server.on('GET /api/v2/api/group-apply-and-invite-count', () => never)
    server.on('DELETE /api/v2/api/deleteGroup', () => {
      server.on('GET /api/v2/api/getGroupByGroupId', refuse(404, { code: 'GROUP_NOT_FOUND' }))
      return { errorCode }
    })
    await user.type(field, '觀察社')
    await user.click(dialog.getByRole('button', { name: '刪除群組' }))
    await waitFor(() => expect(at()).toBe('/group/mine'))
    expect(await screen.findByText('群組已刪除')).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/api/deleteGroup')[0]?.query.get('name')).toBe('河川觀察社')
  })

  it('that is gone, or not for me, is said to be gone', async () => {
    groupServer().on('GET /api/v2/api/getGroupByGroupId', refuse(404, { code: 'GROUP_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這個群組')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '回到我的群組' })).toHaveAttribute('href', '/group/mine')
  })
})

describeFaces({
  path: address,
  server: () => groupServer(groupAs(member)),
  reads: 'GET /api/v2/api/getGroupByGroupId',
  loaded: () => screen.getByRole('heading', { name: '河川觀察社', level: 2 }),
  refused: [{ status: 404, code: 'GROUP_NOT_FOUND', says: '找不到這個群組' }],
})
