import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

// Each test visits many screens in turn.
test.describe.configure({ timeout: 180_000 })

const writing = ['/user/epost', '/user/build-portfolio']

/** Screens of the demo school's student, nearly all of them with content. */
const ofStudent = [
  '/portfolio?view=mine',
  '/portfolio?view=public',
  '/portfolio?view=exhibition',
  ...writing,
  '/account',
  '/account/plan',
  '/user/profile',
  '/user/avatar',
  '/user/person',
  '/user/qrcode',
  '/user/invite',
  '/user/message',
  '/user/message?view=broadcasts',
  '/user/email-setting',
  '/user/event-log',
  '/user/guardians',

  '/user/search?q=水',
  '/user/fileedit',
  '/user/newcollection',
  '/user/like',
  '/user/like?tab=received',
  '/user/show',
  '/user/learning-portfolio-analysis?range=all',
  '/user/portfolio_guide',
  '/user/build-share-portfolio',
  '/user/export',
  '/user/export?select=new',
  '/user/export?tab=mine',
  '/user/ePortfolio/upload',
  '/user/take-in',
  '/group/mine',
  '/group/recommended',
  '/user/agroup',
  '/select-group',
  '/messengerhome',
  '/chatroominvite',
  '/homework',
  '/sdl',
  '/sdl?tab=others',
  '/sdl/create',
  '/courses',
  '/courses/lecturer',
  '/user/broadcasts',
  '/rewards',
  '/rewards/applications',
  '/rewards/points',
  '/user/waiting',
  '/newuser/0/0',
  '/newuser/1/1',
  '/help',
  '/help/post',
  '/news',
  '/problem-reporting',
  '/subscription/subscription-introduction',
]
const ofTeacher = [
  '/teaching',
  '/group/mine',
  '/homework',
  '/courses/manage',
  '/courses/manage?list=invitations',
  '/sdl/advised',
  '/school',
  '/school-analytics/dashboard',
  '/user/build-broadcast',
  '/user/message',
  '/messengerhome',
]

/** Returns how far the page overflows to the right, with the elements that cause it. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} of ${clientWidth}`, ...wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })

async function expectNoWider(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await sticksOut(page), `${address} at ${width}`).toEqual([])
    }
  }
}

test('no screen of a pupil is wider than a telephone', async ({ people }) => {
  const { page, api } = await people.browser()
  await api.logInAsDemo('student')
  await expectNoWider(page, ofStudent)
})

test('no screen of a teacher is wider than a telephone', async ({ people }) => {
  const { page, api } = await people.browser()
  await api.logInAsDemo('teacher')
  await expectNoWider(page, ofTeacher)
})

test('a group with the longest of names is no wider than a telephone, with a record on top', async ({ people }) => {
  const { page, api } = await people.member()
  const clientId = crypto.randomUUID()
  const name = '基隆河水質觀察與自主學習社群'.repeat(5).slice(0, 60)
  const { group } = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'open',
    name,
    handle: `wide-${clientId.slice(0, 8)}`,
    clientId,
  })
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '退潮' }] }] }
  const { id } = await api.send<{ id: string }>('POST', '/api/v2/portfolios/portfolio', {
    title: '溶氧第一次量',
    content,
    date: '2026-01-15',
    classification: 'course_learning',
    clientId,
    tags: ['naturalistic'],
    privacy: 2,
    groupIds: [group.id],
    fileIds: [],
  })
  await api.send('PUT', `/api/v2/portfolios/${id}/groups/${group.id}/pin`, { isPinned: true })
  await page.goto(`/user/group/${group.id}`)
  await expect(page.getByRole('region', { name: '置頂' }).getByText('溶氧第一次量')).toBeVisible()
  await expectNoWider(page, [
    `/user/group/${group.id}`,
    `/user/group/${group.id}?tab=members`,
    '/portfolio',
    '/homework',
  ])
})

for (const locale of ['tw', 'en'] as const) {
  test(`with two drafts and a planned record, writing is no wider than a telephone in ${locale}`, async ({
    people,
  }) => {
    const { page, api } = await people.member()
    await api.send('PATCH', '/api/v2/users/preferences', { locale })
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '退潮' }] }] }
    for (const title of ['溶氧第一次量', '溶氧第二次量']) {
      const writing = { writer: crypto.randomUUID(), save: 1, version: 0 }
      await api.send('POST', '/api/v2/portfolios/drafts', { ...writing, title, content, clientId: crypto.randomUUID() })
    }
    await api.send('POST', '/api/v2/portfolios/portfolio', {
      title: '下星期才出現',
      content,
      date: '2026-01-15',
      classification: 'course_learning',
      tags: ['naturalistic'],
      privacy: 0,
      fileIds: [],
      clientId: crypto.randomUUID(),
      scheduledAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    })
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/user/epost')
    await expect(page.getByRole('button', { name: locale === 'tw' ? '其他草稿 2 份' : '2 other drafts' })).toBeVisible()
    await expect(page.getByRole('button', { name: locale === 'tw' ? '已排程 1 則' : '1 scheduled' })).toBeVisible()
    await expectNoWider(page, [
      ...writing,
      '/account',
      '/group/mine',
      '/user/profile',
      '/user/export',
      '/sdl/create',
      '/homework',
    ])
  })
}
