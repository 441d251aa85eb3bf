import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { publishCourse, writeCourse } from '../support/course.ts'
import { pdf } from '../support/documents.ts'
import { exportDraft } from '../support/export-draft.ts'
import { picture } from '../support/pictures.ts'
import { aPlan } from '../support/plan.ts'
import { expect, test } from '../support/test.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Each test checks many screens in turn, each as a whole.
test.describe.configure({ timeout: 120_000 })

const forAnyone = [
  '/onboarding',
  '/login',
  '/login/forgotten',
  '/login/google?error=access_denied&state=x',
  '/user/account-confirmation',
  '/signup',
  '/signup/method?role=student',
  '/signup/account?role=student',
  '/signup-terms',
  '/mail-verify-info?email=a%40e2e.test',
  '/mailbox?email=a%40e2e.test',
  '/verification/forged',
  '/privacy',
  '/terms',
  '/version',
  '/desktop',
  '/web-push-flow',
  '/web-push-setting',
  '/help',
  '/help/post',
  '/help/guideCourse',
  '/help/exhibition',
  '/confirm',
  '/confirm/ZZZZ2222ZZZZ2222',
  '/invitation/4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11',
  '/guardian',
  '/guardian/unsubscribe/xxxxxxxxxxxxxxxxxxxxxxxx',
  '/news',
  '/problem-reporting',
  '/subscription/subscription-introduction',
  '/error',
  '/reward_explanation',
  '/rewards/consent/xxxxxxxxxxxxxxxxxxxxxxxx',
  `/sdl/sign/${'x'.repeat(43)}`,
  '/guardian/child/4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11/plan/4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11',
]
const forMembers = [
  '/portfolio?view=stream',
  '/portfolio?view=mine',
  '/portfolio?view=public',
  '/portfolio?view=exhibition',
  '/sdl',
  '/sdl?tab=others',
  '/sdl/create',
  '/sdl/advised',
  '/courses',
  '/courses/manage',
  '/courses/manage?list=invitations',
  '/courses/lecturer',
  '/user/build-portfolio',
  '/user/epost',
  '/user/portfolio_guide',
  '/user/portfolio_guide/course_classification',
  '/user/portfolio_guide/event_quest',
  '/user/person',
  '/user/profile',
  '/user/avatar',
  '/account',
  '/user/guardians',
  '/user/search',
  '/user/event-log',
  '/user/message',
  '/messengerhome',
  '/chatroominvite',
  '/user/message?view=broadcasts',
  '/user/email-setting',
  '/user/broadcasts',
  '/user/build-broadcast',
  '/user/report',
  '/user/invite',
  '/user/qrcode',
  '/group/mine',
  '/group/recommended',
  '/user/agroup',
  '/select-group',
  '/homework',
  '/groupconfirm?link=4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11',
  '/newuser/0/0',
  '/newuser/1/1',
  '/user/update-password',
  '/user/add-email',
  '/account/plan',
  '/account/orders',
  '/rewards',
  '/rewards/applications',
  '/rewards/points',
]
/** Screens of the console, with the demo school's data. */
const forStaff = [
  '/admin',
  '/admin/people',
  '/admin/schools',
  '/admin/reports',
  '/admin/problems',
  '/admin/news',
  '/admin/codes',
  '/admin/orders',
  '/admin/prize-applications',
  '/admin/prizes',
  '/admin/prizes/new',
  '/admin/rewards',
  '/admin/ledgers',
  '/admin/audit',
  '/admin/health',
]
/** Lists and figures, checked both empty, as a newcomer finds them, and filled. */
const ofRecords = [
  '/user/learning-portfolio-analysis?range=all',
  '/user/newcollection',
  '/user/like',
  '/user/like?tab=received',
  '/user/show',
  '/user/fileedit',
  '/user/waiting',
  '/user/build-share-portfolio',
  '/user/export',
  '/user/export?select=new',
  '/user/export?tab=mine',
]

const looks = [
  ['tw', 'lightBlue'],
  ['en', 'dark'],
] as const

// Each screen is checked in one of these languages, in rotation, and its contrast in both themes.
for (const [turn, [locale, theme]] of looks.entries()) {
  const inTurn = (addresses: string[]) => addresses.filter((_, index) => index % looks.length === turn)

  test(`screens for anyone in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page } = await people.browser()
    await choose(page, locale, theme)
    for (const address of inTurn(forAnyone)) await expectNoBarrier(page, address)
  })

  test(`screens for members in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const reader = await people.member()
    const id = await api.publish({ title: '水質檢測', text: '上游比下游清。' })
    await reader.api.send('POST', '/api/v2/messages/uploadmessage', {
      targetType: 'portfolio',
      targetId: id,
      content: '推論很清楚。',
      clientId: crypto.randomUUID(),
    })
    await api.send('POST', '/api/v2/subscription/orders', { clientId: crypto.randomUUID(), period: 'month' })
    await choose(page, locale, theme)
    for (const address of inTurn([...forMembers, `/user/portfolio/${id}`])) await expectNoBarrier(page, address)
  })

  test(`the console in ${locale}, ${theme}, has no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.browser()
    await api.logInAsDemo('staff')
    await choose(page, locale, theme)
    for (const address of inTurn(forStaff)) await expectNoBarrier(page, address)
  })

  test(`what a school and a guardian see of plans in ${locale}, ${theme}, has no barrier that axe finds`, async ({
    people,
  }) => {
    const teacher = await people.browser()
    await teacher.api.logInAsDemo('teacher')
    const { items } = await teacher.api.send<{ items: { schoolId: string }[] }>(
      'GET',
      '/api/v2/users/schoolPermissions',
    )
    await choose(teacher.page, locale, theme)
    await expectNoBarrier(teacher.page, `/school/${items[0]?.schoolId}/plans`)
    const guardian = await people.browser()
    await guardian.api.logInAsDemo('guardian')
    await choose(guardian.page, locale, theme)
    await expectNoBarrier(guardian.page, '/guardian')
    const { children } = await guardian.api.send<{ children: { id: string }[] }>('GET', '/api/v2/guardian')
    for (const { id: childId } of children) {
      const path = `/api/v2/guardian/children/${childId}/plans`
      const { items: plans } = await guardian.api.send<{ items: { _id: string }[] }>('GET', path)
      await expectNoBarrier(guardian.page, `/guardian/child/${childId}`)
      for (const { _id } of plans.slice(0, 1))
        await expectNoBarrier(guardian.page, `/guardian/child/${childId}/plan/${_id}`)
    }
  })

  test(`lists, figures and files in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const me = await api.ownId()
    const fileIds = await api.upload([picture('溪邊.png'), pdf('報告.pdf', 2)])
    const id = await api.publish({ title: '水質檢測', text: '上游比下游清。', fileIds })
    await api.send('PUT', `/api/v2/portfolios/${id}/like`)
    await api.send('POST', `/api/v2/users/${me}/collections/portfolios`, { portfolioId: id })
    await api.send('PUT', '/api/v2/users/current/showcase', { headline: '溪流', introduction: '一年。', postIds: [id] })
    const clientId = crypto.randomUUID()
    const shared = { clientId, title: '週末', personIds: [] }
    const { id: together } = await api.send<{ id: string }>('POST', '/api/v2/portfolios/shared', shared)
    const draft = await api.beginDocument([id], { title: '溪流的一年', isFilled: true })
    const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
    const { group } = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
    const { api: annoying } = await people.caller()
    const blocked = await annoying.ownId()
    await api.send('POST', '/api/v2/blocks', { personId: blocked })
    await choose(page, locale, theme)
    for (const address of inTurn([
      ...ofRecords,
      `/user/export?draft=${draft}`,
      `/user/export-editor?draft=${draft}`,
      '/user/learning-portfolio-analysis?range=all&group=engineering',
      `/user/build-share-portfolio?id=${together}`,
      `/file-viewer?post=${id}&index=0`,
      `/file-viewer?post=${id}&index=1`,
      `/user/person/${me}?as=schoolmate`,
      `/user/social/${me}`,
      `/user/social/${me}/received`,
      `/user/group/${group.id}`,
      `/user/groupanalysis?group=${group.id}`,
      `/user/egroup/${group.id}`,
      `/user/gmember/${group.id}`,
      `/user/group-member-check/${group.id}`,
      `/user/group-invitation-link-page/${group.id}`,
      `/user/social/${me}/block`,
    ])) {
      await expectNoBarrier(page, address)
    }
  })

  test(`courses in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const teacher = await people.member()
    const { page, api } = teacher
    const { id } = await writeCourse(teacher, '河川的一年')
    const { chapters } = await api.send<{ chapters: { units: { id: string }[] }[] }>(
      'GET',
      `/api/v2/courses/${id}?of=draft`,
    )
    const unit = chapters[0]?.units[0]?.id ?? ''
    await choose(page, locale, theme)
    for (const address of inTurn([
      '/courses/manage',
      `/courses/edit/${id}?part=facts`,
      `/courses/edit/${id}?unit=${unit}`,
      `/courses/edit/${id}/guide`,
      `/courses/preview/${id}`,
      `/courses/preview/${id}?as=telephone&unit=${unit}`,
      `/courses/preview/${id}?as=stranger`,
    ])) {
      await expectNoBarrier(page, address)
    }
    await publishCourse(teacher, id)
    const pupil = await people.member()
    await pupil.api.send('POST', `/api/v2/courses/current-user/records/course/${id}`)
    const said = () => ({ content: '為什麼是五點？', clientId: crypto.randomUUID() })
    const asking = `/api/v2/courses/discussion/course/${id}`
    await pupil.api.send('POST', asking, said())
    const asked = await pupil.api.send<{ id: string }>('POST', asking, { ...said(), place: { unitId: unit } })
    await api.send('POST', `/api/v2/courses/discussion/${asked.id}/reply`, said())
    await expectNoBarrier(page, `/courses/${id}`)
    await choose(pupil.page, locale, theme)
    const read = ['/courses', `/courses/${id}`, `/courses/${id}?unit=${unit}`, `/courses/${id}/learn?unit=${unit}`]
    for (const address of inTurn(read)) await expectNoBarrier(pupil.page, address)
    await api.send('PATCH', `/api/v2/courses/${id}`, { status: 'removed' })
    await api.send('PATCH', `/api/v2/courses/${id}`, { password: 'river.2026' })
    await publishCourse(teacher, id)
    const stranger = await people.member()
    await choose(stranger.page, locale, theme)
    await expectNoBarrier(stranger.page, `/courses/${id}`)
  })

  test(`homework in ${locale}, ${theme}, has no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const clientId = crypto.randomUUID()
    const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
    const { group } = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
    const asked = { clientId, groupIds: [group.id], title: '量量看水溝', classification: 'course_learning' }
    const { items } = await api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
      ...asked,
      deadline: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      assign: true,
    })
    const question = items[0]?.id ?? ''
    const student = await people.member()
    await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
    const studentId = await student.api.ownId()
    await choose(student.page, locale, theme)
    await expectNoBarrier(student.page, `/user/homework/${question}`)
    const writing = { writer: crypto.randomUUID(), save: 1, version: 0 }
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '上游十九度。' }] }] }
    await student.api.send('PUT', `/api/v2/homework/questions/${question}/hand-in`, { ...writing, content: text })
    const sent = { clientId: crypto.randomUUID(), version: 1 }
    await student.api.send('POST', `/api/v2/homework/questions/${question}/hand-in`, sent)
    await expectNoBarrier(student.page, `/user/homework/${question}`)
    await choose(page, locale, theme)
    for (const address of inTurn([
      `/user/group/${group.id}?tab=homework`,
      `/user/group/${group.id}?tab=about`,
      `/user/group/${group.id}/build-portfolio`,
      `/user/group/${group.id}/build-homework`,
      `/user/homework/${question}`,
      `/user/homework/${question}/edit`,
      `/user/homework/${question}/correct`,
      `/homework?group=${group.id}&student=${studentId}`,
    ])) {
      await expectNoBarrier(page, address)
    }
  })

  test(`a plan that is done in ${locale}, ${theme}, has no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const id = await aPlan(api, '河川觀察')
    await choose(page, locale, theme)
    for (const address of [
      `/sdl/execution-project?plan=${id}`,
      `/sdl/execution-project?plan=${id}&part=result`,
      '/sdl',
      `/sdl/projects/${id}`,
      `/sdl/edit/${id}?step=finish`,
    ])
      await expectNoBarrier(page, address)
    for (const look of ['form', 'designed']) {
      await page.goto(`/sdl/view-project-pdf/${id}?look=${look}`)
      // The structure tree of the first page, which screen readers read.
      await expect(page.locator('.structTree').first()).toBeAttached()
      await expectNone(page, look)
    }
    await aPlan(api, '學吉他')
    await expectNoBarrier(page, `/sdl/execution-project?plan=${await aPlan(api, '做木工')}`)
    await expectNoBarrier(page, '/sdl/execution-project')
  })

  test(`points in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const teacher = await people.member()
    const pupil = await people.member()
    const clientId = crypto.randomUUID()
    const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
    const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
    await pupil.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
    const pupilId = await pupil.api.ownId()
    const goal = { title: '一起看電影', target: 200, picture: 'tree' }
    await teacher.api.send('POST', '/api/v2/group-point/updateGroupPoint', { groupId: group.id, version: 0, goal })
    const given = { clientId, memberIds: [pupilId], points: 5, reason: '主動幫忙' }
    await teacher.api.send('POST', `/api/v2/group-point/${group.id}/manuallyIssuePoints`, given)
    const status = { leaderboardStatus: true }
    await teacher.api.send('PUT', `/api/v2/api/${group.id}/leaderboardStatus`, status)
    await choose(pupil.page, locale, theme)
    for (const address of [`/user/group-point/${group.id}`, `/groupLeaderboard?groupId=${group.id}`])
      await expectNoBarrier(pupil.page, address)
    await choose(teacher.page, locale, theme)
    for (const address of [
      `/user/group/${group.id}?tab=points`,
      `/user/group-point-manage/${group.id}`,
      `/user/group-point/${group.id}/${pupilId}`,
      `/user/group/${group.id}/manuallyIssuePoints`,
    ])
      await expectNoBarrier(teacher.page, address)
  })

  test(`bulletins in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const clientId = crypto.randomUUID()
    const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
    const { group } = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
    const told = { clientId, groupIds: [group.id], title: '校外教學通知', needsSignature: true }
    const { items } = await api.send<{ items: { id: string }[] }>('POST', '/api/v2/portfolios/bulletins', told)
    const bulletin = items[0]?.id ?? ''
    const student = await people.member()
    await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
    await choose(student.page, locale, theme)
    await expectNoBarrier(student.page, `/user/bulletin/${bulletin}`)
    await choose(page, locale, theme)
    for (const address of inTurn([
      `/user/group/${group.id}?tab=bulletins`,
      `/user/group/${group.id}/build-bulletin`,
      `/user/bulletin/${bulletin}`,
      `/user/bulletin/${bulletin}/edit`,
      `/user/bulletin/${bulletin}/readers`,
    ])) {
      await expectNoBarrier(page, address)
    }
  })

  test(`what guardians see in ${locale}, ${theme}, has no barrier that axe finds`, async ({ people }) => {
    const teacher = await people.browser()
    await teacher.api.logInAsDemo('teacher')
    const student = await people.member()
    const clientId = crypto.randomUUID()
    const made = { type: 'teaching', name: '三年二班', handle: `class-${clientId.slice(0, 8)}`, clientId }
    const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
    await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
    const personId = await student.api.ownId()
    await teacher.api.send('PATCH', '/api/v2/api/accept', { groupId: group.id, personId })
    const told = { clientId, groupIds: [group.id], title: '校外教學同意書', needsGuardian: true }
    const { items } = await teacher.api.send<{ items: { id: string }[] }>('POST', '/api/v2/portfolios/bulletins', told)
    const invite = () => student.api.send<{ token: string }>('POST', '/api/v2/guardians/invitations', {})
    const { token } = await invite()
    const guardian = await people.browser()
    await guardian.api.send('POST', '/api/v2/guardian/accept', { token, name: '王大明', relation: 'father' })
    await choose(guardian.page, locale, theme)
    for (const address of inTurn([
      `/guardian/invitation/${(await invite()).token}`,
      '/guardian',
      `/guardian/child/${personId}`,
      `/guardian/child/${personId}/bulletin/${items[0]?.id ?? ''}`,
    ])) {
      await expectNoBarrier(guardian.page, address)
    }
    await choose(teacher.page, locale, theme)
    await expectNoBarrier(teacher.page, `/user/group/${group.id}/guardians`)
  })

  test(`reading, summing up and confirming an e-portfolio in ${locale}, ${theme}, have no barrier that axe finds`, async ({
    people,
  }) => {
    const { page, api } = await people.member()
    const draftId = await exportDraft(api, { title: '水的旅行', text: '上游比下游清。' })
    const made = { clientId: crypto.randomUUID(), draftId, type: 'pdf' }
    const { id, confirmationCode } = await api.send<{ id: string; confirmationCode: string }>(
      'POST',
      '/api/v2/ePortfolio',
      made,
    )
    await choose(page, locale, theme)
    await page.goto(`/user/ePortfolio/${id}`)
    await expect(page.locator('[data-book] canvas').first()).toBeVisible({ timeout: 40_000 })
    await expectNone(page)
    await page.getByRole('radio').first().check()
    const said = { content: '推論很清楚。', clientId: crypto.randomUUID() }
    await api.send('POST', `/api/v2/ePortfolio/${id}/discussions`, said)
    for (const address of inTurn([
      `/user/ePortfolio/${id}`,
      `/user/ePortfolio/${id}/summary`,
      '/user/ePortfolio/upload',
      '/portfolio?view=exhibition',
      `/confirm/${confirmationCode}`,
    ])) {
      await expectNoBarrier(page, address)
    }
  })
}

test('lists without anything in them have no barrier that axe finds', async ({ people }) => {
  const { page } = await people.member()
  await bringAxe(page)
  for (const address of ofRecords) await expectNoBarrier(page, address)
})

test('setting the pages of an e-portfolio has no barrier that axe finds', async ({ people }) => {
  const { page, api } = await people.member()
  await bringAxe(page)
  const draft = await exportDraft(api, { title: '水的旅行', text: '上游比下游清。' })
  await expectNoBarrier(page, `/user/export-editor-final?draft=${draft}`)
  const picture = page.locator('[data-kind="image"]')
  await picture.click()
  await expectNone(page)
  await page.getByRole('button', { name: /^(匯出|Export)$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNone(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture.click()
  await expectNone(page)
  const { imageResources } = await api.send<{ imageResources: { file: { id: string } }[] }>(
    'GET',
    `/api/v2/exportDraft/${draft}`,
  )
  await expectNoBarrier(page, `/user/img-editor?draft=${draft}&image=${imageResources[0]?.file.id}`)
  for (const tool of await page.getByRole('tab').all()) {
    await tool.click()
    await expectNone(page)
  }
})

test('the sign-up form has no barrier that axe finds, also when it refuses', async ({ people }) => {
  const { page, api } = await people.newcomer('student')
  await bringAxe(page)
  await expectNoBarrier(page, '/signup-terms')
  await api.acceptTerms()
  await expectNoBarrier(page, '/signup-form')
  await page.getByRole('button', { name: '完成，開始使用' }).click()
  await expect(page.getByText('請填寫這個欄位').first()).toBeVisible()
  await expectNone(page)
})

/** Loads axe into every page as an init script: the content security policy lets no script tag in. */
const bringAxe = (page: Page) => page.addInitScript(axeSource)

/** Sets locale and theme where the device remembers them, before anything renders. */
async function choose(page: Page, locale: string, theme: string): Promise<void> {
  await bringAxe(page)
  await page.addInitScript(
    ([language, look]) => {
      localStorage.setItem('learntrail.locale', language ?? '')
      localStorage.setItem('learntrail.theme', look ?? '')
    },
    [locale, theme],
  )
}

async function expectNoBarrier(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectNone(page, address)
}

/**
 * Polls, because only a violation that stays is a barrier: data that arrives while axe runs changes colours, and axe
 * catches one halfway.
 */
const expectNone = (page: Page, address?: string) =>
  expect.poll(() => barriers(page), { message: address, timeout: 10_000 }).toEqual([])

/** Waits for animations in time to end, except endless ones: nobody reads a colour in mid-transition. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const runs = playState === 'running' && timeline === document.timeline
      return !runs || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    }),
  )
}

/** Returns what axe finds in the current theme, and the contrast violations in the other theme. */
async function barriers(page: Page): Promise<string[]> {
  // Two rules that axe leaves off by default.
  const found = await violations(page, {
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  })
  await turnLights(page)
  const foundInOther = await violations(page, { runOnly: ['color-contrast'] })
  await turnLights(page)
  return [...found, ...foundInOther.map((violation) => `in the other theme, ${violation}`)]
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  await untilAtRest(page)
  const results = await page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
      return axe.run(given)
    },
    // Describing and locating the passed rules would take half of axe's time.
    { ...options, resultTypes: ['violations' as const], selectors: false },
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Switches between light and dark as `src/boot/boot.ts` does, without reloading. */
async function turnLights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: root } = document
    const isDark = root.dataset.theme === 'dark'
    root.dataset.theme = isDark ? 'lightBlue' : 'dark'
    root.setAttribute('data-mantine-color-scheme', isDark ? 'light' : 'dark')
  })
}
