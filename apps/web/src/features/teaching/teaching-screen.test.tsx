import type { HomeworkCounts } from '@learntrail/contract/homework/lists'
import type { TeachingHomework } from '@learntrail/contract/homework/teaching'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { navigation, student } from '../../testing/people.ts'
import type { SignedInUser } from '../profiles/index.ts'

const me: SignedInUser = {
  ...student,
  title: 'teacher',
  registrationRole: 'teacher',
  displayName: '陳老師',
  isVerifiedTeacher: true,
  subscribedFeatures: ['learning-group', 'chatroom'],
}

const group = { id: '019b0000-0000-7000-8000-000000000001', name: '二年三班' }
const second = { id: '019b0000-0000-7000-8000-000000000002', name: '二年四班' }
const roomId = '019c0000-0000-7000-8000-000000000001'
const pupil = { id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海', avatar: null, isDeleted: false }
const link = '4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11'

const classAs = (of: { id: string; name: string }, hasCode = true) => ({
  ...of,
  handle: `${of.name}-203`,
  type: 'teaching' as const,
  pupils: 40,
  applications: 2,
  hasCode,
})
const homework: TeachingHomework = {
  id: 'q1',
  title: '河川觀察日誌',
  group,
  deadline: '2036-11-10T02:00:00.000Z',
  isAssigned: true,
  isDueSoon: true,
  waiting: 3,
  nextId: 'w1',
  corrected: 1,
  asked: 40,
  handedIn: 30,
  remindedAt: null,
  remindableAt: null,
}
const countAs = (assigned: number): HomeworkCounts => ({
  mine: { due: 0, missing: 0, handed_in: 0, late: 0, reviewed: 0, returned: 0 },
  toCorrect: 0,
  corrected: 0,
  questions: { planning: 0, scheduled: 0, assigned, archived: 0 },
  groups: [],
})
const calls = {
  classes: 'GET /api/v2/teaching/classes',
  rooms: 'GET /api/v2/teaching/rooms',
  homework: 'GET /api/v2/teaching/homework',
  bulletins: 'GET /api/v2/teaching/bulletins',
  silent: 'GET /api/v2/teaching/silent-pupils',
  count: 'GET /api/v2/homework/count',
} as const

/** Nothing waits: no class, no homework, no bulletin. */
const quiet = (user: Partial<SignedInUser> = {}) =>
  guestServer()
    .on('GET /api/v2/users/current', { ...me, ...user })
    .on(calls.classes, { items: [], hasMore: false })
    .on(calls.rooms, { items: [] })
    .on(calls.homework, { items: [], hasMore: false })
    .on(calls.bulletins, { unsigned: [], told: [] })
    .on(calls.silent, { items: [], total: 0 })
    .on(calls.count, countAs(1))

const busy = (user: Partial<SignedInUser> = {}) =>
  quiet(user)
    .on(calls.classes, { items: [classAs(group), classAs(second, false)], hasMore: false })
    .on(calls.rooms, { items: [{ groupId: group.id, roomId, unread: 3 }] })
    .on(calls.homework, { items: [homework], hasMore: false })
    .on(calls.bulletins, {
      unsigned: [
        {
          id: 'b1',
          title: '校外教學',
          group,
          appearsAt: '2026-11-20T00:00:00.000Z',
          members: 40,
          signed: 38,
          remindedAt: null,
          remindableAt: null,
        },
      ],
      told: [{ id: 'b2', title: '段考命題', group: second, appearsAt: '2026-11-21T00:00:00.000Z', isUnread: true }],
    })
    .on(calls.silent, { items: [{ person: pupil, memberNumber: '7', realName: '林海', group }], total: 1 })

const part = (name: RegExp) => screen.findByRole('region', { name })
const href = (within_: HTMLElement, name: string | RegExp) =>
  within(within_).getByRole('link', { name }).getAttribute('href')

describe('the home of whoever teaches', () => {
  it('says of each part that nothing waits, and how a first class is made', async () => {
    quiet()
    openApplication('/teaching')
    expect(await screen.findByText('沒有作業等你批改。有人繳交時，這裡會馬上出現。')).toBeInTheDocument()
    expect(screen.getByText('這週沒有作業截止。')).toBeInTheDocument()
    expect(screen.getByText('要簽名的公告，大家都簽好了。')).toBeInTheDocument()
    expect(screen.getByText('每位學生這 14 天都有動靜。')).toBeInTheDocument()
    expect(screen.getByText('這兩個月沒有學校公告。加入學校的群組後，公告會出現在這裡。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '建立班級' })).toHaveAttribute('href', '/user/agroup')
    expect(screen.queryByRole('button', { name: '發布作業' })).not.toBeInTheDocument()
  })

  it('shows what waits, and leads to each', async () => {
    busy()
    openApplication('/teaching')
    const correct = await part(/^待批改\s*3$/)
    await waitFor(() => expect(href(correct, '批改下一份')).toContain('work=w1'))
    expect(href(await part(/^今天和這週截止/), '10 人還沒交')).toBe('/user/homework/q1/correct?state=missing')
    expect(href(await part(/^還沒簽名/), '2 人還沒簽')).toContain('filter=unsigned')
    expect(within(await part(/^學校公告/)).getByText(/未讀/)).toBeInTheDocument()
    const silent = await part(/14 天沒有動靜/)
    expect(href(silent, '7 林海')).toBe(`/user/groupanalysis?group=${group.id}&person=${pupil.id}`)
    expect(href(silent, '傳訊息')).toBe(`/chatroominvite?person=${pupil.id}`)
  })

  it.each([
    ['待批改', calls.homework],
    ['還沒簽名', calls.bulletins],
    ['14 天沒有動靜', calls.silent],
    ['我的班級', calls.classes],
  ])('of which one fails (%s) leaves the others, and is tried again', async (name, call) => {
    const server = busy().on(call, refuse(500, { code: 'INTERNAL_ERROR' }))
    const { user } = openApplication('/teaching')
    const failed = await part(new RegExp(name))
    const again = await within(failed).findByRole('button', { name: /再試一次|重試/ })
    const others = ['批改下一份', '2 人還沒簽', '7 林海', group.name].filter(Boolean)
    const seen = () => others.filter((text) => screen.queryAllByRole('link', { name: text }).length > 0)
    await waitFor(() => expect(seen().length).toBe(3))
    const before = server.received(call).length
    await user.click(again)
    await waitFor(() => expect(server.received(call).length).toBeGreaterThan(before))
  })

  it('reminds those who have not handed in, once', async () => {
    const remind = 'POST /api/v2/homework/questions/:id/remind' as const
    const server = busy().on(remind, {
      told: 10,
      remindedAt: '2026-11-28T00:00:00.000Z',
      remindableAt: '2036-11-29T00:00:00.000Z',
    })
    const { user } = openApplication('/teaching')
    const due = await part(/^今天和這週截止/)
    await user.click(await within(due).findByRole('button', { name: '提醒' }))
    expect(await screen.findByText('已提醒 10 人')).toBeInTheDocument()
    expect(server.received(remind)).toHaveLength(1)
  })
})

describe('a class on it', () => {
  const card = async (name: string) => {
    const classes = await part(/^我的班級/)
    return within(
      (await within(classes).findAllByRole('listitem')).find((row) => within(row).queryByRole('link', { name })) ??
        classes,
    )
  }

  it('says its code, and what is unread in its room', async () => {
    busy()
    const { user } = openApplication('/teaching')
    const row = await card(group.name)
    expect(row.getByText('二年三班-203')).toBeInTheDocument()
    expect(row.getByText(/40 位學生.*2 人申請加入/)).toBeInTheDocument()
    expect(await row.findByRole('link', { name: '討論室（3 則未讀）' })).toHaveAttribute('href', `/chatroom/${roomId}`)
    expect((await card(second.name)).queryByRole('link', { name: /討論室/ })).not.toBeInTheDocument()
    await user.click(row.getByRole('button', { name: `複製「${group.name}」的代號` }))
    expect(await navigator.clipboard.readText()).toBe('二年三班-203')
  })

  it('asks for no room where the plan has none', async () => {
    const server = busy({ subscribedFeatures: ['learning-group'] })
    openApplication('/teaching')
    expect((await card(group.name)).getByRole('link', { name: '成員' })).toBeInTheDocument()
    expect(server.received(calls.rooms)).toHaveLength(0)
  })

  it('shows its QR code by one press, and makes the one that is not there by the same', async () => {
    const held = { createdAt: '2026-11-24T00:00:00.000Z', expiresAt: '2036-12-24T00:00:00.000Z' }
    const server = busy()
      .on('GET /api/v2/invitation/link/current', { link: { invitationLinkId: link, ...held } })
      .on('POST /api/v2/invitation/link', { link: { invitationLinkId: link, ...held } })
    const { user } = openApplication('/teaching')
    await user.click((await card(group.name)).getByRole('button', { name: `「${group.name}」的 QR Code` }))
    const dialog = await screen.findByRole('dialog', { name: group.name })
    expect(await within(dialog).findByRole('img', { name: '加入群組的 QR Code' })).toBeInTheDocument()
    expect(server.received('POST /api/v2/invitation/link')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: '關閉' }))

    await user.click((await card(second.name)).getByRole('button', { name: `「${second.name}」的 QR Code` }))
    expect(await screen.findByRole('dialog', { name: second.name })).toBeInTheDocument()
    expect(server.received('POST /api/v2/invitation/link').map(({ body }) => body)).toEqual([
      { groupId: second.id, days: 30 },
    ])
  })

  it('says why its code could not be made', async () => {
    busy().on('POST /api/v2/invitation/link', refuse(403, { code: 'GROUP_ADMIN_REQUIRED' }))
    const { user } = openApplication('/teaching')
    await user.click((await card(second.name)).getByRole('button', { name: `「${second.name}」的 QR Code` }))
    expect(await screen.findByText('你已經不是這個群組的管理員了。')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the three steps', () => {
  it('say what verifying brings to whoever leads a class without it', async () => {
    busy({ isVerifiedTeacher: false })
    openApplication('/teaching')
    const steps = await part(/^三個小步驟/)
    expect(href(steps, '驗證教師身分')).toBe('/account')
    expect(within(steps).getByText(/^驗證之後，你可以自己建立班級/)).toBeInTheDocument()
  })

  it('end with the form of the first homework in the one class', async () => {
    busy()
      .on(calls.classes, { items: [classAs(group)], hasMore: false })
      .on(calls.count, countAs(0))
    openApplication('/teaching')
    const steps = await part(/^三個小步驟/)
    await waitFor(() => expect(href(steps, '發布第一份作業')).toBe(`/user/group/${group.id}/build-homework`))
  })

  it('ask in which of several classes', async () => {
    busy().on(calls.count, countAs(0))
    const { user } = openApplication('/teaching')
    const steps = await part(/^三個小步驟/)
    await user.click(await within(steps).findByRole('button', { name: '發布第一份作業' }))
    expect(href(steps, second.name)).toBe(`/user/group/${second.id}/build-homework`)
  })

  it('are put away', async () => {
    busy({ isVerifiedTeacher: false })
    const { user } = openApplication('/teaching')
    await user.click(within(await part(/^三個小步驟/)).getByRole('button', { name: '收起來' }))
    expect(screen.queryByRole('region', { name: /^三個小步驟/ })).not.toBeInTheDocument()
  })
})

describe('the menu', () => {
  const open = async (user: Partial<SignedInUser>, leadsClass: boolean) => {
    busy(user).on('GET /api/v2/navigation/home', { ...navigation, leadsClass })
    const { user: hand } = openApplication('/account')
    await hand.click(await screen.findByRole('button', { name: '選單' }))
    expect(await screen.findByRole('link', { name: '我的紀錄' })).toBeInTheDocument()
  }
  const pupilUser: Partial<SignedInUser> = { title: 'student', registrationRole: 'student', isVerifiedTeacher: false }

  it('has the home for whoever leads a class, verified or not', async () => {
    await open(pupilUser, true)
    expect(await screen.findByRole('link', { name: '教學' })).toBeInTheDocument()
  })

  it('has it for a teacher who is not verified yet', async () => {
    await open({ isVerifiedTeacher: false }, false)
    expect(await screen.findByRole('link', { name: '教學' })).toBeInTheDocument()
  })

  it('does not have it for a pupil, whatever other groups they lead', async () => {
    await open(pupilUser, false)
    expect(screen.queryByRole('link', { name: '教學' })).not.toBeInTheDocument()
  })
})

describeFaces({
  path: '/teaching',
  server: busy,
  reads: [calls.homework, calls.bulletins, calls.silent, calls.classes],
  loaded: () => {
    for (const words of [/校外教學/, /段考命題/, /河川觀察日誌/, /林海/]) screen.getAllByText(words)
    return screen.getByRole('link', { name: /二年四班/ })
  },
})
