import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Invitation } from '@learntrail/contract/invitations/invitations'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer, hai, link } from '../groups.fixture.ts'

const { administrator, guest, member } = memberRoles
const expiresAt = '2026-12-01T00:00:00.000Z'
const held = { link: { invitationLinkId: link, createdAt: '2026-11-24T00:00:00.000Z', expiresAt } }
const toGroup: Invitation = {
  invitationLinkId: link,
  groupId,
  groupName: '河川觀察社',
  inviter: hai,
  expiresAt,
  isMine: false,
  relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
}

describe('the link into a group', () => {
  const address = `/user/group-invitation-link-page/${groupId}`

  it('is made for as long as somebody chooses', async () => {
    const server = groupServer(groupAs(administrator))
      .on('GET /api/v2/invitation/link/current', { link: null })
      .on('POST /api/v2/invitation/link', held)
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '30 天' }))
    await user.click(screen.getByRole('button', { name: '產生連結' }))
    expect(await screen.findByRole('textbox', { name: '連結' })).toHaveValue(
      `${window.location.origin}/groupconfirm?link=${link}`,
    )
    expect(screen.getByRole('img', { name: '群組邀請連結的 QR Code' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/invitation/link/current')[0]?.query.get('groupId')).toBe(groupId)
    expect(server.received('POST /api/v2/invitation/link')[0]?.body).toEqual({ groupId, days: 30 })
  })

  it('ends when one says so twice', async () => {
    const server = groupServer(groupAs(administrator))
      .on('GET /api/v2/invitation/link/current', held)
      .on('DELETE /api/v2/invitation/link/current', { link: null })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '停用連結' }))
    expect(server.received('DELETE /api/v2/invitation/link/current')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用連結' }))
    expect(await screen.findByRole('button', { name: '產生連結' })).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/invitation/link/current')[0]?.query.get('groupId')).toBe(groupId)
  })

  it('stays as it was when it could not be renewed, which is said', async () => {
    groupServer(groupAs(administrator))
      .on('GET /api/v2/invitation/link/current', held)
      .on('POST /api/v2/invitation/link', refuse(403, { code: 'GROUP_ADMIN_REQUIRED' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '換一個新連結' }))
    expect(await screen.findByText('你已經不是這個群組的管理員了。')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '連結' })).toBeInTheDocument()
  })

  it('is its administrators’', async () => {
    groupServer(groupAs(member))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的管理員')).toBeInTheDocument()
  })
})

describe('whoever comes by the link', () => {
  const address = `/groupconfirm?link=${link}`

  it('says that there is none without asking for it', async () => {
    const server = groupServer(groupAs(guest))
    openApplication('/groupconfirm')
    expect(await screen.findByText('這個邀請連結已經失效')).toBeInTheDocument()
    expect(server.received('GET /api/v2/invitation/link')).toHaveLength(0)
  })

  it('reads who asks them into what, and joins in one press', async () => {
    const server = groupServer(groupAs(guest, { type: 'private' }))
      .on('GET /api/v2/invitation/link', toGroup)
      .on('POST /api/v2/api/joinGroup', { errorCode: 0, role: member })
    const { user } = openApplication(address)
    expect(await screen.findByRole('heading', { name: '阿海邀你加入「河川觀察社」' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/api/getGroupByGroupId')[0]?.query.get('invitationLinkId')).toBe(link)
    server.on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(member, { type: 'private' }) })
    await user.click(screen.getByRole('button', { name: '加入' }))
    expect(await screen.findByRole('link', { name: '打開群組' })).toHaveAttribute('href', `/user/group/${groupId}`)
    expect(server.received('POST /api/v2/api/joinGroup')[0]?.body).toEqual({ groupId, invitationLinkId: link })
  })

  it('logs in first, and comes back', async () => {
    guestServer().on('GET /api/v2/invitation/link', { ...toGroup, relation: null })
    const { at } = openApplication(address)
    await waitFor(() => expect(at()).toBe(`/login?returnTo=${encodeURIComponent(address)}`))
  })

  it.each([
    ['is over', refuse(410, { code: 'INVITATION_OVER' })],
    ['never was one', refuse(400, { code: 'VALIDATION_FAILED' })],
    ['leads to no group', { ...toGroup, groupId: null, groupName: null }],
  ])('is told so where it %s', async (_, answer) => {
    groupServer(groupAs(guest)).on('GET /api/v2/invitation/link', answer)
    openApplication(address)
    expect(await screen.findByText('這個邀請連結已經失效')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '加入' })).not.toBeInTheDocument()
  })
})

describeFaces({
  path: `/user/group-invitation-link-page/${groupId}`,
  server: () => groupServer(groupAs(administrator)).on('GET /api/v2/invitation/link/current', held),
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/invitation/link/current'],
  loaded: () => screen.getByRole('button', { name: '換一個新連結' }),
})

describeFaces({
  path: `/groupconfirm?link=${link}`,
  server: () => groupServer(groupAs(guest)).on('GET /api/v2/invitation/link', toGroup),
  reads: ['GET /api/v2/invitation/link', 'GET /api/v2/api/getGroupByGroupId'],
  loaded: () => screen.getByRole('heading', { name: '阿海邀你加入「河川觀察社」' }),
})
