import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const link = '4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11'
const later = '2026-12-01T00:00:00.000Z'
const inviter = {
  id: '019a0000-0000-7000-8000-000000000002',
  displayName: '阿海',
  avatar: null,
  isDeleted: false,
}
const none = { friendship: 'none', isFollowing: false, isFan: false, remark: '' } as const
const opened = {
  invitationLinkId: link,
  groupId: null,
  groupName: null,
  inviter,
  expiresAt: later,
  isMine: false,
  relation: null,
}
const nobody = { items: [], nextCursor: null }
afterEach(() => localStorage.clear())

describe('a link that somebody sent', () => {
  it('says who asks, and leads to the sign-up, which then names the link', async () => {
    const server = guestServer().on('GET /api/v2/invitation/link', opened)
    const { user, at } = openApplication(`/invitation/${link}`)
    expect(await screen.findByRole('heading', { name: '阿海 邀請你一起用學跡' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/invitation/link')[0]?.query.get('invitationLinkId')).toBe(link)
    expect(screen.getByRole('link', { name: '我已經有帳號' })).toHaveAttribute(
      'href',
      `/login?returnTo=%2Finvitation%2F${link}`,
    )
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: '免費註冊' }))
    await waitFor(() => expect(at()).toBe('/signup'))
    expect(localStorage.getItem('learntrail.invitation')).toContain(link)
  })

  it('lets somebody who is here already befriend them at once', async () => {
    const server = guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/invitation/link', { ...opened, relation: none })
      .on('POST /api/v2/friends/makefriends', {
        result: 'ADD_AND_FOLLOW_SUCCESS',
        relation: { ...none, friendship: 'invited', isFollowing: true },
      })
    const { user } = openApplication(`/invitation/${link}`)
    await user.click(await screen.findByRole('button', { name: '加好友：阿海' }))
    expect(await screen.findByText('邀請已送出，也開始追蹤了')).toBeInTheDocument()
    expect(server.received('POST /api/v2/friends/makefriends')[0]?.body).toEqual({ personId: inviter.id })
    expect(localStorage.getItem('learntrail.invitation')).toBeNull()
  })

  it('does not ask friends whether they want to be friends', async () => {
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/invitation/link', { ...opened, relation: { ...none, friendship: 'friends' } })
    openApplication(`/invitation/${link}`)
    expect(await screen.findByText('你和 阿海 已經是好友了。')).toBeInTheDocument()
    expect(screen.queryByText(/要和/)).not.toBeInTheDocument()
  })

  it('is my own', async () => {
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/invitation/link', { ...opened, isMine: true, relation: none })
    openApplication(`/invitation/${link}`)
    expect(await screen.findByRole('link', { name: '管理我的邀請' })).toHaveAttribute('href', '/user/invite')
  })

  it.each([
    ['is over', refuse(410, { code: 'INVITATION_OVER' })],
    ['never was one', refuse(400, { code: 'VALIDATION_FAILED' })],
  ])('says so where it %s', async (_, refusal) => {
    guestServer().on('GET /api/v2/invitation/link', refusal)
    openApplication(`/invitation/${link}`)
    expect(await screen.findByText('這個邀請連結已經失效')).toBeInTheDocument()
  })
})

describe('my invitations', () => {
  const mine = { link: { invitationLinkId: link, createdAt: '2026-11-24T00:00:00.000Z', expiresAt: later } }
  const open = () =>
    guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/invitation/arrivals', nobody)

  it('begin with how long a link shall hold', async () => {
    const server = open()
      .on('GET /api/v2/invitation/link/current', { link: null })
      .on('POST /api/v2/invitation/link', mine)
    const { user } = openApplication('/user/invite')
    await user.click(await screen.findByRole('button', { name: '30 天' }))
    await user.click(screen.getByRole('button', { name: '建立邀請連結' }))
    expect(await screen.findByRole('textbox', { name: '連結' })).toHaveValue(
      `${window.location.origin}/invitation/${link}`,
    )
    expect(server.received('POST /api/v2/invitation/link')[0]?.body).toEqual({ days: 30 })
    expect(screen.getByRole('img', { name: '我的邀請連結的 QR Code' })).toBeInTheDocument()
    expect(screen.getByText('有人用你的連結註冊之後，會出現在這裡。')).toBeInTheDocument()
  })

  it('end when one says so twice', async () => {
    const server = open()
      .on('GET /api/v2/invitation/link/current', mine)
      .on('DELETE /api/v2/invitation/link/current', { link: null })
    const { user } = openApplication('/user/invite')
    await user.click(await screen.findByRole('button', { name: '停用連結' }))
    expect(server.received('DELETE /api/v2/invitation/link/current')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用連結' }))
    expect(await screen.findByRole('button', { name: '建立邀請連結' })).toBeInTheDocument()
  })

  it('keep what was chosen when it fails, and say so', async () => {
    open()
      .on('GET /api/v2/invitation/link/current', { link: null })
      .on('POST /api/v2/invitation/link', refuse(503, { code: 'READ_ONLY' }))
    const { user } = openApplication('/user/invite')
    await user.click(await screen.findByRole('button', { name: '90 天' }))
    await user.click(screen.getByRole('button', { name: '建立邀請連結' }))
    expect(await screen.findByRole('status')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '90 天' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('show who came, who can be befriended there', async () => {
    open()
      .on('GET /api/v2/invitation/link/current', mine)
      .on('GET /api/v2/invitation/arrivals', {
        items: [{ person: inviter, schoolName: null, relation: none, at: '2026-11-20T00:00:00.000Z' }],
        nextCursor: null,
      })
    openApplication('/user/invite')
    expect(await screen.findByRole('link', { name: '阿海' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '加好友：阿海' })).toBeInTheDocument()
  })
})

describe('my code', () => {
  it('leads to my page, and can be read beside another’s', async () => {
    guestServer().on('GET /api/v2/users/current', student)
    const { user } = openApplication('/user/qrcode')
    expect(await screen.findByRole('img', { name: `${student.displayName} 的 QR Code` })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '連結' })).toHaveValue(
      `${window.location.origin}/user/person/${student.id}`,
    )
    await user.click(screen.getByRole('tab', { name: '掃描別人的' }))
    expect(screen.getByRole('button', { name: '開啟相機' })).toBeInTheDocument()
  })

  it('says so where there is no camera', async () => {
    guestServer().on('GET /api/v2/users/current', student)
    const { user } = openApplication('/user/qrcode')
    await user.click(await screen.findByRole('tab', { name: '掃描別人的' }))
    await user.click(screen.getByRole('button', { name: '開啟相機' }))
    expect(await screen.findByText('找不到可以用的相機。你可以改用圖片。')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '開啟相機' })).toBeInTheDocument()
  })
})

describeFaces({
  path: `/invitation/${link}`,
  server: () => guestServer().on('GET /api/v2/invitation/link', opened),
  reads: 'GET /api/v2/invitation/link',
  loaded: () => screen.getByRole('heading', { name: '阿海 邀請你一起用學跡' }),
})

describeFaces({
  path: '/user/invite',
  server: () =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/invitation/link/current', { link: null })
      .on('GET /api/v2/invitation/arrivals', {
        items: [{ person: inviter, schoolName: null, relation: none, at: '2026-11-20T00:00:00.000Z' }],
        nextCursor: null,
      }),
  reads: ['GET /api/v2/invitation/link/current', 'GET /api/v2/invitation/arrivals'],
  loaded: () => {
    screen.getByRole('link', { name: '阿海' })
    return screen.getByRole('button', { name: '建立邀請連結' })
  },
})
