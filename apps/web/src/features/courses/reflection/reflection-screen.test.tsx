import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Reflection } from '@learntrail/contract/courses/reflections'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, courseId } from '../courses.fixture.ts'
import { aLearning, learningServer } from '../learning/learning.fixture.ts'

const calls = {
  read: 'GET /api/v2/courses/:id/reflections',
  save: 'PUT /api/v2/courses/:id/reflections/:groupId',
  record: 'POST /api/v2/courses/:id/reflections/:groupId/record',
  certificate: 'GET /api/v2/courses/:id/certificate',
} as const
const address = `/courses/${courseId}/reflection`
const group = {
  id: '019a0000-0000-7000-8000-00000000a001',
  title: '回頭看',
  questions: [
    { id: '019a0000-0000-7000-8000-00000000a002', text: '你沒想到的是什麼？' },
    { id: '019a0000-0000-7000-8000-00000000a003', text: '還想知道什麼？' },
  ],
}
const reflection = (change: Partial<Reflection> = {}): Reflection => ({
  groupId: group.id,
  title: group.title,
  answers: [],
  revision: '019a0000-0000-7000-8000-00000000a009',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
})
const answer = (text: string, at = 0) => ({
  questionId: group.questions[at]?.id ?? '',
  question: group.questions[at]?.text ?? '',
  text,
})

const server = (guide = [group], items: Reflection[] = []) =>
  learningServer(aLearning({ course: aCourse({ part: 'learner', guide }), finishedAt: '2026-11-25T08:00:00.000Z' }))
    .on(calls.read, { items, records: [] })
    .on(calls.save, ({ body }) => reflection(body as Partial<Reflection>))
    .on(calls.certificate, { certificate: null, name: '林小雨', isFinished: true })

describe('looking back on a course', () => {
  it('saves what is answered by itself', async () => {
    const asked = server()
    const { user } = openApplication(address)
    await user.type(await screen.findByLabelText('你沒想到的是什麼？'), '水很冷')
    await waitFor(
      () => expect(asked.received(calls.save).at(-1)?.body).toMatchObject({ base: null, answers: [answer('水很冷')] }),
      {
        timeout: 5_000,
      },
    )
    expect(await screen.findByText('已儲存')).toBeVisible()
  })

  it('makes a record of a group in one press, private unless one says otherwise', async () => {
    const asked = server([group], [reflection({ answers: [answer('水很冷')] })]).on(calls.record, {
      recordId: '019a0000-0000-7000-8000-00000000a010',
    })
    const { user } = openApplication(address)
    const section = within(await screen.findByRole('region', { name: '回頭看' }))
    expect(section.getByLabelText('你沒想到的是什麼？')).toHaveValue('水很冷')
    await user.click(section.getByRole('button', { name: '寫成紀錄' }))
    const dialog = within(await screen.findByRole('dialog', { name: '寫成紀錄' }))
    await user.click(dialog.getByRole('button', { name: '寫成紀錄' }))
    await waitFor(() => expect(asked.received(calls.record)).toHaveLength(1))
    expect(asked.received(calls.record)[0]?.body).toMatchObject({
      answers: [answer('水很冷')],
      privacy: 3,
      tags: ['inquiry_and_research'],
      withCertificate: false,
    })
    expect(await section.findByLabelText('你沒想到的是什麼？')).toHaveValue('')
  })

  it('wants an answer first, and none that is too long', async () => {
    const asked = server()
    const { user } = openApplication(address)
    const field = await screen.findByLabelText('你沒想到的是什麼？')
    await user.click(screen.getByRole('button', { name: '寫成紀錄' }))
    expect(screen.getByText('至少回答一題，再寫成紀錄。')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await user.click(field)
    await user.paste('字'.repeat(courseLimits.answer + 1))
    await user.click(screen.getByRole('button', { name: '寫成紀錄' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(asked.received(calls.save)).toEqual([])
  })

  it('asks questions of ours where the course asks none', async () => {
    server([])
    openApplication(address)
    expect(await screen.findByRole('region', { name: '學完想一想' })).toBeVisible()
  })

  it('shows what was written about a question that is asked no more', async () => {
    const gone = { ...answer('想不起來了'), questionId: '019a0000-0000-7000-8000-00000000a0ff', question: '以前問過的' }
    server([group], [reflection({ answers: [gone] })])
    openApplication(address)
    expect(await screen.findByLabelText('以前問過的')).toHaveValue('想不起來了')
    expect(screen.getByText('講師已經拿掉這一題，你寫的還在。')).toBeVisible()
  })

  it('leads whoever does not learn the course to its page', async () => {
    server().on('GET /api/v2/courses/:id/learn', refuse(409, { code: 'COURSE_NOT_JOINED' }))
    const { at } = openApplication(address)
    await waitFor(() => expect(at()).toBe(`/courses/${courseId}`))
  })
})

describeFaces({
  path: address,
  server,
  reads: ['GET /api/v2/courses/:id/learn', calls.read],
  loaded: () => screen.getByLabelText('你沒想到的是什麼？'),
})
