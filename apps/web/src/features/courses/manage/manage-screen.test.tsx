import type { CourseInvitation } from '@learntrail/contract/courses/co-editing'
import type { CoursePart, CourseStatus } from '@learntrail/contract/courses/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { hai } from '../../groups/groups.fixture.ts'
import { aCourse, calls, cardOf, courseId, courseServer, myCourse } from '../courses.fixture.ts'

const teaching = (part: CoursePart, status: CourseStatus) =>
  courseServer().on(calls.teaching, { items: [cardOf(myCourse({ part, status }))], nextCursor: null })
const invitation: CourseInvitation = {
  _id: courseId,
  courseId,
  courseName: '河川的一年',
  user: hai,
  part: 'coEditor',
  invitedAt: '2026-11-20T08:00:00.000Z',
}

async function openMenu(user: ReturnType<typeof openApplication>['user']) {
  await user.click(await screen.findByRole('button', { name: '更多：河川的一年' }))
  return within(await screen.findByRole('menu'))
}

describe('a course that I teach', () => {
  it.each([
    ['owner', 'planning', ['上架', '預覽', '學習者', '下載課程大綱', '複製成新課程', '匯出課程檔', '刪除']],
    ['owner', 'published', ['預覽', '學習者', '下載課程大綱', '下架', '討論', '複製成新課程', '匯出課程檔']],
    ['owner', 'removed', ['重新上架', '預覽', '學習者', '下載課程大綱', '討論', '複製成新課程', '匯出課程檔', '刪除']],
    ['coEditor', 'planning', ['上架', '預覽', '學習者', '下載課程大綱', '複製成新課程', '匯出課程檔', '不再一起教']],
    ['lecturer', 'published', ['預覽', '學習者', '下載課程大綱', '討論', '複製成新課程', '匯出課程檔', '不再一起教']],
  ] as const)('offers the %s of one that is %s what they may do', async (part, status, offered) => {
    teaching(part, status)
    const { user } = openApplication('/courses/manage')
    const menu = await openMenu(user)
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(offered)
  })

  it('is edited where it is not on the shelf, and read where it is', async () => {
    teaching('owner', 'removed')
    const { view } = openApplication('/courses/manage')
    expect(await screen.findByRole('link', { name: '編輯' })).toHaveAttribute('href', `/courses/edit/${courseId}`)
    view.unmount()
    teaching('owner', 'published')
    openApplication('/courses/manage')
    expect(await screen.findByRole('link', { name: '看課程' })).toHaveAttribute('href', `/courses/${courseId}`)
  })

  it('is taken off the shelf after a question', async () => {
    const server = teaching('owner', 'published').on(calls.change, myCourse({ status: 'removed' }))
    const { user } = openApplication('/courses/manage')
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '下架' }))
    const dialog = within(await screen.findByRole('dialog', { name: '下架「河川的一年」？' }))
    expect(server.received(calls.change)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '下架' }))
    expect(await screen.findByText('課程已下架，可以修改了')).toBeVisible()
    expect(server.received(calls.change)[0]?.body).toEqual({ status: 'removed' })
  })

  it('is left after a question, and says why it could not be deleted', async () => {
    const server = teaching('coEditor', 'planning').on(calls.leave, { items: [], limit: 10 })
    const first = openApplication('/courses/manage')
    await first.user.click((await openMenu(first.user)).getByRole('menuitem', { name: '不再一起教' }))
    await first.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '不再一起教' }))
    expect(await screen.findByText('你已離開這門課程')).toBeVisible()
    expect(server.received(calls.leave)[0]?.path).toContain(student.id)
    first.view.unmount()
    teaching('owner', 'planning').on(calls.remove, refuse(409, { code: 'COURSE_PUBLISHED' }))
    const { user } = openApplication('/courses/manage')
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '刪除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText(/正在架上。請先下架/)).toBeVisible()
  })

  it('is listed by whose it is and how it stands, as the address says', async () => {
    const server = courseServer()
    const { user, at } = openApplication('/courses/manage')
    await user.click(await screen.findByRole('button', { name: '和別人一起教的' }))
    expect(await screen.findByText('還沒有和別人一起教的課')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '已下架' }))
    expect(await screen.findByText('沒有這個狀態的課程')).toBeVisible()
    expect(at()).toBe('/courses/manage?list=withMe&status=removed')
    expect(Object.fromEntries(server.received(calls.teaching).at(-1)?.query ?? [])).toEqual({
      list: 'withMe',
      status: 'removed',
    })
  })
})

describe('a new course', () => {
  it('needs a name, and is the same one when it is sent again', async () => {
    const server = courseServer().on(calls.create, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user, at } = openApplication('/courses/manage')
    await user.click((await screen.findAllByRole('button', { name: '開新課程' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: '開新課程' }))
    await user.click(dialog.getByRole('button', { name: '開始編' }))
    expect(dialog.getByText('請填寫這個欄位')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /課程名稱/ }), '海邊的一年')
    await user.click(dialog.getByRole('button', { name: '開始編' }))
    await waitFor(() => expect(server.received(calls.create)).toHaveLength(1))
    server.on(calls.create, myCourse({ status: 'planning', name: '海邊的一年' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '開始編' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: '開始編' }))
    await waitFor(() => expect(at()).toBe(`/courses/edit/${courseId}`))
    const bodies = server.received(calls.create).map(({ body }) => body as { clientId: string; name: string })
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]?.name).toBe('海邊的一年')
  })

  it('has a name of 50 characters and no more', async () => {
    const server = courseServer().on(calls.create, myCourse({ status: 'planning' }))
    const { user } = openApplication('/courses/manage')
    await user.click((await screen.findAllByRole('button', { name: '開新課程' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /課程名稱/ })
    await user.click(name)
    await user.paste('河'.repeat(51))
    await user.click(dialog.getByRole('button', { name: '開始編' }))
    expect(dialog.getByText('最多 50 個字')).toBeVisible()
    await user.type(name, '{Backspace}')
    await user.click(dialog.getByRole('button', { name: '開始編' }))
    await waitFor(() => expect(server.received(calls.create)).toHaveLength(1))
  })
})

it('an invitation says who asks and for what, and is answered', async () => {
  const server = courseServer()
    .on(calls.invitations, { items: [invitation] })
    .on(calls.answer, { ok: true })
  const { user } = openApplication('/courses/manage?list=invitations')
  const one = within(await screen.findByRole('article', { name: '河川的一年' }))
  expect(one.getByText(/邀你一起編這門課程/)).toBeVisible()
  expect(screen.getByRole('button', { name: '邀請（1）' })).toHaveAttribute('aria-pressed', 'true')
  server.on(calls.invitations, { items: [] })
  await user.click(one.getByRole('button', { name: '答應一起教「河川的一年」' }))
  expect(await screen.findByText('你們現在一起教這門課程')).toBeVisible()
  expect(await screen.findByText('沒有等你回覆的邀請')).toBeVisible()
  expect(server.received(calls.answer)[0]?.body).toEqual({ response: 'accept' })
})

it('what waits for me stands on the home of whoever teaches', async () => {
  courseServer(aCourse())
    .on('GET /api/v2/users/current', { ...student, title: 'teacher', isVerifiedTeacher: true })
    .on(calls.invitations, { items: [invitation] })
  openApplication('/teaching')
  const card = within(await screen.findByRole('region', { name: /邀你一起教的課程/ }))
  expect(card.getByRole('link', { name: '河川的一年' })).toHaveAttribute('href', '/courses/manage?list=invitations')
})

describeFaces({
  path: '/courses/manage',
  server: () => teaching('owner', 'planning'),
  reads: calls.teaching,
  loaded: () => screen.getByRole('button', { name: '更多：河川的一年' }),
})
