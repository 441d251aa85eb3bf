import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { hai, qing } from '../../groups/groups.fixture.ts'
import { calls, courseId } from '../courses.fixture.ts'
import { anOverview, classId, learnerCalls, learnersServer } from './learners.fixture.ts'

const address = `/courses/${courseId}/learners`
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('the learners of a course', () => {
  it('are a row each, by how they are known, with how far they are', async () => {
    const server = learnersServer()
    openApplication(address)
    const first = await rowOf(/7 陳大海（阿海）/)
    expect(first.getByText('100%，完成 3／3 個單元')).toBeInTheDocument()
    expect(first.getByText('學完了')).toBeVisible()
    const second = await rowOf(/小晴/)
    expect(second.getByText('33%，完成 1／3 個單元')).toBeInTheDocument()
    expect(second.getByText('7 天沒學')).toBeVisible()
    expect(second.getByRole('link', { name: '小晴' })).toHaveAttribute('href', `${address}/${qing.id}`)
    await waitFor(() => expect(server.received(learnerCalls.looked)).toHaveLength(1))
  })

  it('are narrowed and ordered by the address', async () => {
    const server = learnersServer()
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '7 天沒學 3' }))
    await screen.findByRole('button', { name: '7 天沒學 3', pressed: true })
    await user.click(screen.getByRole('button', { name: '高一 3 班 8' }))
    await screen.findByRole('button', { name: '高一 3 班 8', pressed: true })
    await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), '進度少的在前')
    await waitFor(() => expect(at()).toBe(`${address}?filter=silent&group=${classId}&sort=progress`))
    const asked = () => Object.fromEntries(server.received(learnerCalls.list).at(-1)?.query ?? [])
    await waitFor(() => expect(asked()).toEqual({ filter: 'silent', groupId: classId, sort: 'progress' }))
  })

  it('are nobody where nobody fits, and before anybody came', async () => {
    learnersServer([])
    const first = openApplication(`${address}?filter=complete`)
    expect(await screen.findByText('沒有符合的人')).toBeVisible()
    first.view.unmount()
    const none = anOverview({ counts: { all: 0, silent: 0, complete: 0 }, groups: [], units: [], isTooFew: true })
    learnersServer([], none)
    const second = openApplication(address)
    expect(await screen.findByText('還沒有人加入')).toBeVisible()
    second.view.unmount()
    learnersServer([], none).on(calls.read, refuse(409, { code: 'COURSE_NOT_PUBLISHED' }))
    openApplication(address)
    expect(await screen.findByText('上架之後才有學習者')).toBeVisible()
  })

  it('are not there for who does not teach the course, and are asked for again where that fails', async () => {
    learnersServer().on(learnerCalls.overview, refuse(404, { code: 'COURSE_NOT_FOUND' }))
    const first = openApplication(address)
    expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeVisible()
    first.view.unmount()
    const server = learnersServer().on(learnerCalls.list, refuse(500, { code: 'INTERNAL_ERROR' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(learnerCalls.list, { items: [], nextCursor: null })
    await user.click(again)
    expect(await screen.findByText('沒有符合的人')).toBeVisible()
  })
})

describe('a message', () => {
  it('goes to all who are listed', async () => {
    const server = learnersServer()
    const { user } = openApplication(`${address}?filter=silent`)
    await user.click(await screen.findByRole('button', { name: '傳訊息給 3 人' }))
    const dialog = within(await screen.findByRole('dialog', { name: '傳訊息給 3 人' }))
    await user.type(dialog.getByRole('textbox', { name: /要說的話/ }), '記得看第二單元')
    await user.click(dialog.getByRole('button', { name: '傳送' }))
    expect(await screen.findByText('已傳給 12 人')).toBeVisible()
    expect(server.received(learnerCalls.tell)[0]?.body).toMatchObject({ text: '記得看第二單元', filter: 'silent' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('goes to those who are chosen, and says who was passed over', async () => {
    const server = learnersServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('checkbox', { name: '選取 7 陳大海（阿海）' }))
    await user.click(screen.getByRole('button', { name: '傳訊息給 1 人' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /要說的話/ }), '恭喜')
    server.on(learnerCalls.tell, {
      message: { id: courseId, text: '恭喜', at: '2026-11-20T08:00:00.000Z', user: hai, told: 1 },
      told: 1,
      passedOver: 1,
    })
    await user.click(dialog.getByRole('button', { name: '傳送' }))
    expect(await screen.findByText('已傳給 1 人，另外 1 人這次沒有傳')).toBeVisible()
    expect(server.received(learnerCalls.tell)[0]?.body).toMatchObject({ personIds: [hai.id] })
  })

  it('needs words within its limit, and keeps them where it is refused', async () => {
    const server = learnersServer().on(learnerCalls.tell, refuse(409, { code: 'COURSE_LEARNERS_TOLD' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '傳訊息給 12 人' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /要說的話/ })
    const send = dialog.getByRole('button', { name: '傳送' })
    await user.click(send)
    expect(server.received(learnerCalls.tell)).toEqual([])
    await user.click(field)
    await user.paste('字'.repeat(learnerLimits.message + 1))
    await user.click(send)
    expect(server.received(learnerCalls.tell)).toEqual([])
    await user.type(field, '{Backspace}')
    await user.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent('這些人現在收不到')
    expect(field).toHaveValue('字'.repeat(learnerLimits.message))
  })
})

describe('where learners stop', () => {
  it('is a table of units with how many are through', async () => {
    learnersServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('tab', { name: '停在哪裡' }))
    const table = within(await screen.findByRole('table', { name: '每個單元有多少人學完' }))
    expect(table.getByRole('row', { name: '2. 溶氧是什麼 9 5' })).toBeVisible()
  })

  it('in a film is said in words, and is a table on demand', async () => {
    learnersServer()
    const { user } = openApplication(`${address}?view=stops`)
    await user.click(await screen.findByRole('button', { name: '看「怎麼量溶氧」的哪裡有人看' }))
    expect(await screen.findByText('9 人看過。')).toBeVisible()
    for (const words of [
      '最多人看 0:00–0:20（9 人）。',
      '最少人看 1:00–1:01（2 人）。',
      '最常重看 0:10–0:20（4 人）。',
    ])
      expect(screen.getByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /看數字/ }))
    expect(screen.getByRole('row', { name: '0:10–0:20 9 4' })).toBeVisible()
  })

  it('is not told of fewer than three', async () => {
    learnersServer(undefined, anOverview({ isTooFew: true, units: [] }))
    openApplication(`${address}?view=stops`)
    expect(await screen.findByText(/至少 3 人在學/)).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: learnersServer,
  reads: [learnerCalls.overview, learnerCalls.list],
  loaded: () => screen.getByRole('row', { name: /小晴/ }),
})
