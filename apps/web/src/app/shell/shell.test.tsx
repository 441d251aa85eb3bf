import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { guest, navigation, noStats, student } from '../../testing/people.ts'
import { writeDraft } from '../../ui/keep-draft.ts'
import { features } from '../features.ts'

afterEach(() => void vi.restoreAllMocks())

function memberServer() {
  return guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
}

async function openMenu(list = features) {
  const { user, ...rest } = openApplication('/account', list)
  await user.click(await screen.findByRole('button', { name: '選單' }))
  return { user, menu: within(await screen.findByRole('dialog', { name: '選單' })), ...rest }
}

test('the menu has the entries the server has, in its order, then what I make and keep, then my account', async () => {
  memberServer()
  const { menu } = await openMenu()
  await menu.findByRole('link', { name: '寫紀錄' })
  const links = within(menu.getByRole('navigation', { name: '主選單' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    '寫紀錄',
    '首頁',
    '我的紀錄',
    '公告',
    '搜尋',
    '學習歷程檔案',
    '我的展示頁',
    '我的收藏',
    '喜歡',
    '獎品',
    '回收桶',
    '我的帳號',
    '使用說明',
  ])
})

test.each([
  ['a whole school', null, 1],
  ['some of its classes', [{ grade: 'high_1', className: '忠' }], 0],
])('who acts for %s has the way to its announcements in the menu, or has it not', async (_of, reach, times) => {
  const permission = { schoolId: student.id, schoolName: '內湖高中', reach }
  memberServer().on('GET /api/v2/users/current', { ...student, schoolPermissions: [permission] })
  const { menu } = await openMenu()
  await menu.findByRole('link', { name: '我的帳號' })
  expect(menu.queryAllByRole('link', { name: '發學校公告' })).toHaveLength(times)
})

test.each([
  [true, 1],
  [false, 0],
])('the guardian page is in the menu of accounts that guard a child: %s', async (guardsChild, times) => {
  memberServer().on('GET /api/v2/navigation/home', { ...navigation, guardsChild })
  const { menu } = await openMenu()
  await menu.findByRole('link', { name: '我的帳號' })
  const links = menu.queryAllByRole('link', { name: '家長頁' })
  expect(links).toHaveLength(times)
  for (const link of links) expect(link).toHaveAttribute('href', '/guardian')
})

test.each([
  ['mine', '', 'page'],
  ['mine by its address', `?user=${student.id}`, 'page'],
  ["somebody else's", '?user=019a0000-0000-7000-8000-00000000eeee', null],
])('my showcase is where I am on %s alone', async (_whose, query, current) => {
  const owner = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
  memberServer().on('GET /api/v2/users/:id/showcase', { owner, headline: '', introduction: '', posts: [] })
  const unseen = new EventTarget() as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(unseen, { media, matches: true }))
  openApplication(`/user/show${query}`)
  const link = await screen.findByRole('link', { name: '我的展示頁' })
  expect(link.getAttribute('aria-current')).toBe(current)
})

const id = '019b0000-0000-7000-8000-000000000001'

test.each([
  [`/user/group/${id}`, '學習群組'],
  [`/user/gmember/${id}`, '學習群組'],
  [`/user/group/${id}/gradebook`, '學習群組'],
  [`/user/group-point-manage/${id}`, '學習群組'],
  [`/user/bulletin/${id}`, '學習群組'],
  [`/user/homework/${id}/correct`, '作業'],
  [`/chatroom/${id}`, '討論室'],
  ['/user/build-portfolio', '寫紀錄'],
])('the menu says where one is: at %s in %s alone', async (address, name) => {
  memberServer().on('GET /api/v2/navigation/home', {
    ...navigation,
    menu: [
      ...navigation.menu,
      ...(['groups', 'chat'] as const).map((entry) => ({ entry, feature: null, isLocked: false })),
    ],
  })
  const unseen = new EventTarget() as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(unseen, { media, matches: true }))
  openApplication(address)
  const menu = within(await screen.findByRole('navigation', { name: '主選單' }))
  await menu.findByRole('link', { name })
  expect(menu.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name])
})

test('past the menu beside a screen is one press from its bar', async () => {
  memberServer()
  const unseen = new EventTarget() as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(unseen, { media, matches: true }))
  const { user } = openApplication('/account')
  await screen.findByRole('navigation', { name: '主選單' })
  within(screen.getByRole('banner')).getByRole('link', { name: /^通知/ }).focus()
  await user.tab()
  const skip = screen.getByRole('link', { name: '略過選單' })
  expect(skip).toHaveFocus()
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

test('homework says how much is due, and says so anew when some of it is handed in', async () => {
  const mine = { due: 2, missing: 4, handed_in: 0, late: 0, reviewed: 0, returned: 1 }
  const counts = {
    mine,
    toCorrect: 0,
    corrected: 0,
    questions: { planning: 0, scheduled: 0, assigned: 0, archived: 0 },
    groups: [],
  }
  const server = memberServer()
    .on('GET /api/v2/navigation/home', {
      ...navigation,
      menu: [{ entry: 'groups', feature: 'learning-group', isLocked: false }],
    })
    .on('GET /api/v2/homework/count', counts)
  const { menu, queryClient } = await openMenu()
  expect(await menu.findByRole('link', { name: '作業3' })).toBeInTheDocument()
  server.on('GET /api/v2/homework/count', { ...counts, mine: { ...mine, due: 0, returned: 0 } })
  await queryClient.invalidateQueries({ queryKey: ['homework'] })
  expect(await menu.findByRole('link', { name: '作業' })).toBeInTheDocument()
})

test('an entry whose screens do not exist is not shown', async () => {
  memberServer().on('GET /api/v2/navigation/home', {
    ...navigation,
    menu: [...navigation.menu, { entry: 'courses', feature: 'course', isLocked: false }],
  })
  const { menu } = await openMenu(features.filter(({ name }) => name !== 'courses'))
  await menu.findByRole('link', { name: '寫紀錄' })
  expect(menu.queryByText('課程')).not.toBeInTheDocument()
})

test('a locked entry explains itself and leads to the plans', async () => {
  memberServer().on('GET /api/v2/navigation/home', {
    ...navigation,
    menu: [...navigation.menu, { entry: 'chat', feature: 'chatroom', isLocked: true }],
  })
  const { user, menu } = await openMenu()
  await user.click(await menu.findByRole('button', { name: /討論室/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '這是進階功能' }))
  expect(await dialog.findByRole('link', { name: '看看方案' })).toHaveAttribute(
    'href',
    '/subscription/subscription-introduction',
  )
  await user.click(dialog.getByRole('button', { name: '返回' }))
  expect(screen.queryByRole('dialog', { name: '這是進階功能' })).not.toBeInTheDocument()
})

test('the card counts records, friends and fans, at most 999+', async () => {
  memberServer().on('GET /api/v2/users/:id/resource-stats', { ...noStats, post: 1_234, friend: 46, fans: 0 })
  const { menu } = await openMenu()
  const card = within(menu.getByRole('region', { name: '我的名片' }))
  expect(await card.findByText('999+')).toBeVisible()
  expect(card.getByText('46')).toBeVisible()
})

test('logging out ends at the front page', async () => {
  const server = memberServer().on('DELETE /api/v2/sessions', () => {
    server.on('GET /api/v2/users/current', guest)
    return { ok: true } as const
  })
  const { user, menu } = await openMenu()
  await user.click(menu.getByRole('button', { name: '登出' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '要登出嗎？' })).getByRole('button', { name: '登出' }),
  )
  expect(await screen.findByText('已登出')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: /走過的學習/ })).toBeVisible()
})

test('a log-out that fails says so and changes nothing', async () => {
  memberServer().on('DELETE /api/v2/sessions', refuse(500, { code: 'INTERNAL_ERROR' }))
  const { user, menu } = await openMenu()
  await user.click(menu.getByRole('button', { name: '登出' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '要登出嗎？' })).getByRole('button', { name: '登出' }),
  )
  expect(await screen.findByText('登出失敗，請再試一次。')).toBeVisible()
})

test('a writing screen has no way to log out in its bar, a home screen has one', async () => {
  memberServer()
  openApplication('/account')
  const bar = within(await screen.findByRole('banner'))
  expect(await bar.findByRole('button', { name: '登出' })).toHaveAttribute('title', '登出')
  cleanup()
  openApplication('/user/epost')
  expect(await screen.findByRole('heading', { level: 1, name: '寫紀錄' })).toBeVisible()
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: '登出' })).not.toBeInTheDocument()
})

test('the way out in the bar of a phone, beside the search, asks first', async () => {
  const server = memberServer().on('DELETE /api/v2/sessions', () => {
    server.on('GET /api/v2/users/current', guest)
    return { ok: true } as const
  })
  const { user } = openApplication('/account')
  const out = await within(await screen.findByRole('banner')).findByRole('button', { name: '登出' })
  await user.click(out)
  await user.click(
    within(await screen.findByRole('dialog', { name: '要登出嗎？' })).getByRole('button', { name: '取消' }),
  )
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(0)
  await user.click(out)
  await user.click(
    within(await screen.findByRole('dialog', { name: '要登出嗎？' })).getByRole('button', { name: '登出' }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: /走過的學習/ })).toBeVisible()
})

test('whoever logs out with something unsaved is asked, and told where it stays', async () => {
  const server = memberServer().on('DELETE /api/v2/sessions', () => {
    server.on('GET /api/v2/users/current', guest)
    return { ok: true } as const
  })
  writeDraft(`comment.${student.id}.record`, { text: '寫到一半' })
  const { user } = openApplication('/account')
  const bar = within(await screen.findByRole('banner'))
  await user.click(await bar.findByRole('button', { name: '登出' }))
  const dialog = within(await screen.findByRole('dialog', { name: '有內容還沒存好' }))
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: '登出' }))
  expect(await screen.findByRole('heading', { level: 1, name: /走過的學習/ })).toBeVisible()
})

test('at the lower edge of a telephone are the everyday places, with what waits in them', async () => {
  const mine = { due: 2, missing: 4, handed_in: 0, late: 0, reviewed: 0, returned: 1 }
  const counts = {
    mine,
    toCorrect: 0,
    corrected: 0,
    groups: [],
    questions: { planning: 0, scheduled: 0, assigned: 0, archived: 0 },
  }
  memberServer()
    .on('GET /api/v2/navigation/home', {
      ...navigation,
      unread: { personal: 0, broadcast: 0, chat: 7 },
      menu: [
        ...navigation.menu,
        { entry: 'groups', feature: 'learning-group', isLocked: false },
        { entry: 'chat', feature: 'chatroom', isLocked: false },
      ],
    })
    .on('GET /api/v2/homework/count', counts)
  openApplication('/account')
  const bar = within(await screen.findByRole('navigation', { name: '常用' }))
  expect(await bar.findByRole('link', { name: '群組3' })).toHaveAttribute('href', '/group')
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '首頁',
    '群組3',
    '寫紀錄',
    '討論室7',
    '我',
  ])
  // The menu button does not repeat counts that the bar shows.
  expect(screen.getByRole('button', { name: '選單' })).toBeInTheDocument()
})

test('the home of whoever teaches is the first in that bar, and what the plan lacks explains itself', async () => {
  memberServer()
    .on('GET /api/v2/users/current', { ...student, title: 'teacher', isVerifiedTeacher: true })
    .on('GET /api/v2/navigation/home', {
      ...navigation,
      unread: { personal: 0, broadcast: 2, chat: 0 },
      menu: [...navigation.menu, { entry: 'chat', feature: 'chatroom', isLocked: true }],
    })
  const { user } = openApplication('/account')
  const bar = within(await screen.findByRole('navigation', { name: '常用' }))
  await waitFor(() => expect(bar.getByRole('link', { name: '首頁' })).toHaveAttribute('href', '/teaching'))
  await user.click(await bar.findByRole('button', { name: /討論室/ }))
  expect(await screen.findByRole('dialog', { name: '這是進階功能' })).toBeVisible()
  expect(screen.getByRole('button', { name: '選單，有新的' })).toBeInTheDocument()
})

test('a signed-in person keeps language and theme with the account', async () => {
  const server = memberServer().on('PATCH /api/v2/users/preferences', { ...defaultPreferences, theme: 'plum' })
  const { user } = openApplication('/account')
  await user.click(await screen.findByRole('button', { name: '紫梅' }))
  expect(document.documentElement.dataset.theme).toBe('plum')
  expect(localStorage.getItem('learntrail.theme')).toBe('plum')
  expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({ theme: 'plum' })
})

test('the notices of the start come one after the other', async () => {
  const server = memberServer()
    .on('GET /api/v2/users/current', {
      ...student,
      isProfileOutdated: true,
      credential: {
        method: 'email',
        isDefaultPassword: false,
        isMd5: true,
        passwordGivenAs: null,
        updatedAt: '2020-01-01T00:00:00.000Z',
      },
    })
    .on('PATCH /api/v2/sessions/password/last-update', { ok: true })
  const { user } = openApplication('/account')
  const password = within(await screen.findByRole('dialog', { name: '換個新密碼吧' }))
  expect(screen.queryByRole('dialog', { name: '新學年，確認一下資料' })).not.toBeInTheDocument()
  await user.click(password.getByRole('button', { name: '之後再說' }))
  expect(await screen.findByRole('dialog', { name: '新學年，確認一下資料' })).toBeVisible()
  expect(server.received('PATCH /api/v2/sessions/password/last-update')).toHaveLength(1)
})
