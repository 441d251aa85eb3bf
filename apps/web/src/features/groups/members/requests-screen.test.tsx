import { groupLimits } from '@learntrail/contract/groups/limits'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer, hai, memberAs, pageOf, qing } from '../groups.fixture.ts'

const { administrator, applying, guest, invitedAsAdministrator, invitedAsMember, member, topAdministrator } =
  memberRoles
const address = `/user/group-member-check/${groupId}`
const open = (role: MemberRole) => {
  const server = groupServer(groupAs(role))
  return { server, ...openApplication(address) }
}
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...hai,
    schoolName: null,
    id: `p${index}`,
    displayName: `同學${index}`,
  }))

describe('who asks to join a group', () => {
  it('is let in', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/api/getGroupReceivingsByGroupId', pageOf(memberAs(qing, applying)))
      .on('PATCH /api/v2/api/accept', { errorCode: 0, role: member })
    const asking = within(await screen.findByRole('list', { name: '想加入的人' }))
    await user.click(asking.getByRole('button', { name: '同意：小晴' }))
    expect(await screen.findByText('「小晴」加入了')).toBeInTheDocument()
    expect(server.received('PATCH /api/v2/api/accept')[0]?.body).toEqual({ groupId, personId: qing.id })
  })

  it('is let in with everybody else who is seen, and who cannot be is told of', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/api/getGroupReceivingsByGroupId', pageOf(memberAs(qing, applying), memberAs(hai, applying)))
      .on('POST /api/v2/groups/:groupId/applications/accept', { errorCode: 0, accepted: 1, leftOut: 1 })
    await user.click(await screen.findByRole('button', { name: '全部同意（2 人）' }))
    expect(await screen.findByText('1 人加入了')).toBeInTheDocument()
    expect(await screen.findByText('有 1 人加入的群組已達上限，還不能加入')).toBeInTheDocument()
    expect(server.received('POST /api/v2/groups/:groupId/applications/accept')[0]?.body).toEqual({
      personIds: [qing.id, hai.id],
    })
  })

  it('is turned down', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/api/getGroupReceivingsByGroupId', pageOf(memberAs(qing, applying)))
      .on('DELETE /api/v2/api/reject', { errorCode: 0, role: guest })
    await user.click(await screen.findByRole('button', { name: '婉拒：小晴' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/api/reject')[0]?.query.get('personId')).toBe(qing.id))
  })

  it('is nobody yet', async () => {
    open(administrator)
    expect(await screen.findByText('目前沒有人申請加入。')).toBeInTheDocument()
    expect(screen.getByText('目前沒有等候回覆的邀請。')).toBeInTheDocument()
  })

  it('is for administrators to see', async () => {
    const { server } = open(member)
    expect(await screen.findByText('這裡只開放給群組的管理員')).toBeInTheDocument()
    expect(server.received('GET /api/v2/api/getGroupReceivingsByGroupId')).toHaveLength(0)
  })
})

describe('whom a group asks', () => {
  it('is no longer asked when it is taken back', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/api/getGroupSendingsByGroupId', pageOf(memberAs(qing, invitedAsMember)))
      .on('DELETE /api/v2/api/reject', { errorCode: 0, role: guest })
    const asked = within(await screen.findByRole('list', { name: '送出的邀請' }))
    await user.click(asked.getByRole('button', { name: '收回：小晴' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/api/reject')[0]?.query.get('personId')).toBe(qing.id))
  })

  it('to administer it, is taken back by the top administrator alone', async () => {
    const { server } = open(administrator)
    server.on('GET /api/v2/api/getGroupSendingsByGroupId', pageOf(memberAs(qing, invitedAsAdministrator)))
    expect(await screen.findByText(/邀請當管理員/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /收回/ })).not.toBeInTheDocument()
  })

  it('is chosen by name, and asked as a member', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/groups/:groupId/invitable', { items: people(2) })
      .on('POST /api/v2/api/inviteMembers', { errorCode: 0, invited: 1, joined: 0 })
    await user.click(await screen.findByRole('button', { name: /同學1/ }))
    expect(screen.queryByRole('button', { name: '管理員' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '送出邀請' }))
    expect(await screen.findByText('已邀請 1 人')).toBeInTheDocument()
    expect(server.received('POST /api/v2/api/inviteMembers')[0]?.body).toEqual({
      groupId,
      personIds: ['p1'],
      as: 'member',
    })
    expect(screen.getByRole('button', { name: '送出邀請' })).toBeDisabled()
  })

  it('is asked to administer it by the top administrator', async () => {
    const { server, user } = open(topAdministrator)
    server
      .on('GET /api/v2/groups/:groupId/invitable', { items: people(1) })
      .on('POST /api/v2/api/inviteMembers', refuse(409, { code: 'GROUP_ADMIN_LIMIT_REACHED', values: { limit: 10 } }))
    await user.click(await screen.findByRole('button', { name: /同學0/ }))
    await user.click(screen.getByRole('button', { name: '管理員' }))
    await user.click(screen.getByRole('button', { name: '送出邀請' }))
    expect(await screen.findByText(/管理員最多 10 位/)).toBeInTheDocument()
    expect(server.received('POST /api/v2/api/inviteMembers')[0]?.body).toMatchObject({ as: 'administrator' })
    // The selection is kept after the refusal.
    expect(screen.getByRole('button', { name: /同學0/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is said to be nobody new where all were asked or are in it', async () => {
    const { server, user } = open(administrator)
    server
      .on('GET /api/v2/groups/:groupId/invitable', { items: people(1) })
      .on('POST /api/v2/api/inviteMembers', { errorCode: 0, invited: 0, joined: 0 })
    await user.click(await screen.findByRole('button', { name: /同學0/ }))
    await user.click(screen.getByRole('button', { name: '送出邀請' }))
    expect(await screen.findByText('選的人已經在群組裡，或已經邀請過了')).toBeInTheDocument()
  })

  it('is looked for among those whom the group does not have or ask yet', async () => {
    const { server, user } = open(administrator)
    server.on('GET /api/v2/groups/:groupId/invitable', ({ query }) => ({
      items: query.get('keyword') === '小' ? people(1) : people(2),
    }))
    expect(await screen.findByRole('button', { name: /同學1/ })).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: /想邀誰|找/ }), '小')
    await waitFor(() => expect(screen.queryByRole('button', { name: /同學1/ })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /同學0/ })).toBeInTheDocument()
  })

  it('is no more than fifty at a time', async () => {
    const { invitedAtOnce } = groupLimits
    const { server } = open(administrator)
    server.on('GET /api/v2/groups/:groupId/invitable', { items: people(invitedAtOnce + 1) })
    await screen.findByRole('button', { name: /同學0$/ })
    for (const { displayName } of people(invitedAtOnce)) fireEvent.click(screen.getByText(displayName))
    expect(screen.getByText(`已選 ${invitedAtOnce} 人`)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: new RegExp(`同學${invitedAtOnce}$`) })).toBeDisabled()
  })
})

describeFaces({
  path: address,
  server: () =>
    groupServer(groupAs(administrator)).on(
      'GET /api/v2/api/getGroupReceivingsByGroupId',
      pageOf(memberAs(qing, applying)),
    ),
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/api/getGroupReceivingsByGroupId'],
  loaded: () => screen.getByText('小晴'),
})
