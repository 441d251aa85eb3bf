import type { LinkedCourse } from '@learntrail/contract/courses/linked'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { groupAs, groupId, groupServer } from '../../groups/groups.fixture.ts'
import { homeworkServer, questionFor, questionId } from '../../homework/homework.fixture.ts'
import { anExecution, doingServer } from '../../plans/doing/doing.fixture.ts'
import { planId } from '../../plans/plans.fixture.ts'
import { aCourse, calls, cardOf, courseId, courseServer, unitIds } from '../courses.fixture.ts'

const linkedCall = 'POST /api/v2/courses/linked'
const unitLink = `${window.location.origin}/courses/${courseId}/learn?unit=${unitIds[1]}`
const linked = (change: Partial<LinkedCourse> = {}): LinkedCourse => ({
  courseId,
  unitId: unitIds[1],
  name: '河川的一年',
  unit: { id: unitIds[1], name: '溶氧是什麼' },
  part: 'learner',
  progress: { percent: 30, isComplete: false, unitCount: 3, completeCount: 1 },
  unitRecord: { unitId: unitIds[1], percent: 40, isComplete: false },
  ...change,
})
const homework = (text: string) =>
  homeworkServer(
    questionFor('member', {
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    }),
  )
const address = `/user/homework/${questionId}`

describe('a link to a unit in homework', () => {
  it('is a card below it: what it is, how far I am, and on with it in one press', async () => {
    const server = homework(`先看完 ${unitLink}，再寫。`).on(linkedCall, { items: [linked()] })
    openApplication(address)
    const cards = within(await screen.findByRole('list', { name: '這裡提到的課程' }))
    const card = cards.getByRole('link', { name: /溶氧是什麼.*河川的一年.*學了 40%/ })
    expect(card).toHaveAttribute('href', `/courses/${courseId}/learn?unit=${unitIds[1]}`)
    expect(server.received(linkedCall).map(({ body }) => body)).toEqual([{ links: [{ courseId, unitId: unitIds[1] }] }])
    expect(screen.getByRole('link', { name: unitLink })).toHaveAttribute('href', unitLink)
  })

  it('leads who does not learn the course to its page, where one reads and joins', async () => {
    const notJoined = { part: null, progress: null, unitRecord: null }
    homework(unitLink).on(linkedCall, { items: [linked(notJoined)] })
    openApplication(address)
    expect(await screen.findByRole('link', { name: /溶氧是什麼.*還沒加入/ })).toHaveAttribute(
      'href',
      `/courses/${courseId}?unit=${unitIds[1]}`,
    )
  })

  it.each([
    ['may not be read', { items: [] }],
    ['did not come', refuse(503, { code: 'SERVICE_UNAVAILABLE' })],
  ])('stays the plain link where its course %s', async (_, answer) => {
    const server = homework(unitLink).on(linkedCall, answer)
    openApplication(address)
    expect(await screen.findByRole('link', { name: unitLink })).toBeVisible()
    await waitFor(() => expect(server.received(linkedCall).length).toBeGreaterThan(0))
    expect(screen.queryByRole('list', { name: '這裡提到的課程' })).toBeNull()
  })

  it('asks nothing where there is no such link, or no plan for courses', async () => {
    const elsewhere = homework('看 https://www.water.example/report')
    const first = openApplication(address)
    expect(await screen.findByText(/water\.example/)).toBeVisible()
    expect(elsewhere.received(linkedCall)).toEqual([])
    first.view.unmount()
    const unplanned = homework(unitLink).on('GET /api/v2/users/current', {
      ...student,
      subscribedFeatures: ['learning-group'],
    })
    openApplication(address)
    expect(await screen.findByRole('link', { name: unitLink })).toBeVisible()
    expect(unplanned.received(linkedCall)).toEqual([])
  })
})

it('a link in what a plan asks for this week is a card as well', async () => {
  const execution = anExecution()
  const { progress } = execution.content
  const weeks = progress.weeks.map((week) => ({
    ...week,
    items: week.items.map((item) => ({ ...item, text: `看 ${unitLink}` })),
  }))
  doingServer({ ...execution, content: { ...execution.content, progress: { ...progress, weeks } } }).on(linkedCall, {
    items: [linked({ unitRecord: { unitId: unitIds[1], percent: 100, isComplete: true } })],
  })
  openApplication(`/sdl/execution-project?plan=${planId}`)
  expect(await screen.findByRole('link', { name: /溶氧是什麼.*學完了/ })).toBeVisible()
})

describe('the link to learn a unit', () => {
  it('is copied in one press where the unit is read', async () => {
    courseServer()
    const { user } = openApplication(`/courses/${courseId}?unit=${unitIds[1]}`)
    await user.click(await screen.findByRole('button', { name: '複製學習連結' }))
    expect(await screen.findByText('已複製連結')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(unitLink)
  })

  it('is chosen among the units of a course of a group by who leads it', async () => {
    const counts = { members: 2, joined: 1, finished: 1 }
    const course = { ...cardOf(aCourse()), addedAt: '2026-11-20T08:00:00.000Z', counts, isFinished: false }
    groupServer(groupAs(memberRoles.topAdministrator))
      .on('GET /api/v2/courses/group/:groupId', { items: [course], canChange: true })
      .on(calls.read, aCourse())
    const { user } = openApplication(`/user/group/${groupId}?tab=courses`)
    await user.click(await screen.findByRole('button', { name: '指定「河川的一年」的單元' }))
    const dialog = within(await screen.findByRole('dialog', { name: '指定「河川的一年」的單元' }))
    await user.click(await dialog.findByRole('button', { name: '複製「溶氧是什麼」的學習連結' }))
    expect(await navigator.clipboard.readText()).toBe(unitLink)
    await user.click(dialog.getByRole('button', { name: '複製「整門課程」的學習連結' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/courses/${courseId}/learn`)
  })
})
