import type { CourseTrial } from '@learntrail/contract/courses/trial'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, calls, courseId, courseServer, myCourse, unitIds } from '../courses.fixture.ts'

const address = `/courses/${courseId}`
const whole = aCourse()
const unit = whole.chapters[0]?.units[1] as CourseTrial['unit']
const trial: CourseTrial = {
  _id: courseId,
  name: whole.name,
  introduction: whole.introduction,
  lecturers: whole.lecturers,
  unit,
  files: whole.files,
  text: { type: 'doc', content: [] },
}
const locked = () => courseServer().on(calls.read, refuse(403, { code: 'COURSE_PASSWORD_NEEDED' }))

describe('a unit to try', () => {
  it('stands before the password of a private course, opens, and leads back to it', async () => {
    locked().on(calls.trial, trial)
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('link', { name: /試看：溶氧是什麼.*河川的一年/ }))
    expect(await screen.findByRole('heading', { name: '溶氧是什麼', level: 2 })).toBeVisible()
    expect(at()).toBe(`${address}/trial`)
    expect(screen.getByText(/試看不會留下進度/)).toBeVisible()
    expect(within(screen.getByRole('region', { name: '怎麼量溶氧' })).getByLabelText('怎麼量溶氧')).toBeVisible()
    expect(within(screen.getByRole('article', { name: '阿海' })).getByText('我在河邊長大。')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '進入課程' }))
    expect(await screen.findByLabelText('課程密碼')).toBeVisible()
  })

  it('is not spoken of where there is none', async () => {
    locked()
    openApplication(address)
    expect(await screen.findByLabelText('課程密碼')).toBeVisible()
    expect(screen.queryByText(/試看/)).toBeNull()
  })

  it('that is gone says so, and one that did not come is asked for again', async () => {
    const server = courseServer()
    const gone = openApplication(`${address}/trial`)
    expect(await screen.findByRole('heading', { name: '現在沒有可以試看的單元', level: 1 })).toBeVisible()
    gone.view.unmount()
    server.on(calls.trial, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(`${address}/trial`)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.trial, trial)
    await user.click(again)
    expect(await screen.findByRole('heading', { name: '溶氧是什麼', level: 2 })).toBeVisible()
  })

  it('of an open course is marked in front of it and in its contents, until one learns it', async () => {
    courseServer(aCourse({ trialUnitId: unitIds[1] }))
    const reading = openApplication(address)
    expect(await screen.findByRole('link', { name: '試看：溶氧是什麼' })).toHaveAttribute(
      'href',
      `${address}?unit=${unitIds[1]}`,
    )
    expect(screen.getByRole('link', { name: /溶氧是什麼 ?試看/ })).toBeVisible()
    reading.view.unmount()
    courseServer(aCourse({ trialUnitId: unitIds[1], part: 'learner' }))
    openApplication(address)
    expect(await screen.findByRole('link', { name: '溶氧是什麼' })).toBeVisible()
    expect(screen.queryByText(/試看/)).toBeNull()
  })

  it('is chosen by whoever owns the course, and taken back', async () => {
    const mine = myCourse({ can: { edit: false, manage: true }, isPrivate: true })
    const server = courseServer(mine).on(calls.change, mine)
    const { user, view } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '試看單元' }))
    const dialog = within(await screen.findByRole('dialog', { name: '試看單元' }))
    expect(dialog.getByText(/看不到其他單元/)).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: '開放試看的單元' }))
    await user.click(await screen.findByRole('option', { name: '第一次採樣' }))
    server.on(calls.change, refuse(404, { code: 'COURSE_UNIT_NOT_FOUND' }))
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    server.on(calls.change, mine)
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('已開放試看')).toBeVisible()
    await waitFor(() => expect(server.received(calls.change).at(-1)?.body).toEqual({ trialUnitId: unitIds[2] }))
    view.unmount()

    courseServer({ ...mine, trialUnitId: unitIds[2] }).on(calls.change, mine)
    const later = openApplication(address)
    await later.user.click(await screen.findByRole('button', { name: '試看單元' }))
    const again = within(await screen.findByRole('dialog', { name: '試看單元' }))
    await later.user.click(again.getByRole('combobox', { name: '開放試看的單元' }))
    await later.user.click(await screen.findByRole('option', { name: '不開放試看' }))
    await later.user.click(again.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('已停止試看')).toBeVisible()
  })

  it('is nothing that others than its owner choose', async () => {
    courseServer(myCourse({ part: 'coEditor' }))
    openApplication(address)
    expect(await screen.findByRole('link', { name: '管理課程' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '試看單元' })).toBeNull()
  })
})

describeFaces({
  path: `${address}/trial`,
  server: () => courseServer().on(calls.trial, trial),
  reads: calls.trial,
  loaded: () => screen.getByRole('heading', { name: '溶氧是什麼', level: 2 }),
  refused: [{ status: 404, code: 'COURSE_NOT_FOUND', says: '現在沒有可以試看的單元' }],
})
