import type { Certificate } from '@learntrail/contract/courses/certificates'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { courseId } from '../courses.fixture.ts'
import { learningServer } from '../learning/learning.fixture.ts'

const calls = {
  read: 'GET /api/v2/courses/:id/certificate',
  take: 'POST /api/v2/courses/:id/certificate',
  withdraw: 'DELETE /api/v2/courses/:id/certificate',
} as const
const address = `/courses/${courseId}/certificate`
const certificate: Certificate = {
  id: '019a0000-0000-7000-8000-00000000c001',
  courseId,
  code: 'ABCD2345EFGH6789',
  name: '林雨晴',
  courseName: '河川的一年',
  minutes: 90,
  teachers: ['陳老師', '王老師'],
  finishedAt: '2026-11-25T08:00:00.000Z',
  madeAt: '2026-11-26T08:00:00.000Z',
}

describe('the certificate of a course', () => {
  it('shows the name before it is made, and the paper with its code afterwards', async () => {
    const server = learningServer()
      .on(calls.read, { certificate: null, name: '林雨晴', isFinished: true })
      .on(calls.take, certificate)
    const { user } = openApplication(address)
    expect(await screen.findByText('林雨晴')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '領取證書' }))
    expect(await screen.findByRole('heading', { name: '河川的一年' })).toBeVisible()
    expect(screen.getByText('1 小時 30 分鐘')).toBeVisible()
    expect(screen.getByText('ABCD 2345 EFGH 6789')).toBeVisible()
    expect(screen.getByRole('button', { name: '下載 PDF' })).toBeVisible()
    expect(server.received(calls.take)).toHaveLength(1)
  })

  it('is not there before the course is finished', async () => {
    learningServer().on(calls.read, { certificate: null, name: '林雨晴', isFinished: false })
    openApplication(address)
    expect(await screen.findByText('還沒學完')).toBeVisible()
    expect(screen.queryByRole('button', { name: '領取證書' })).not.toBeInTheDocument()
  })

  it('is taken back after a question', async () => {
    const server = learningServer()
      .on(calls.read, { certificate, name: '林雨晴', isFinished: true })
      .on(calls.withdraw, { ok: true })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '收回證書' }))
    const dialog = within(await screen.findByRole('dialog', { name: '要收回這張證書嗎？' }))
    await user.click(dialog.getByRole('button', { name: '收回證書' }))
    await waitFor(() => expect(server.received(calls.withdraw)).toHaveLength(1))
  })
})

describeFaces({
  path: address,
  server: () => learningServer().on(calls.read, { certificate: null, name: '林雨晴', isFinished: true }),
  reads: calls.read,
  loaded: () => screen.getByRole('button', { name: '領取證書' }),
})
