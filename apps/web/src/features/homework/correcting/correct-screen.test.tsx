import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import {
  hai,
  handInId,
  handInOf,
  homeworkServer,
  pageOf,
  qing,
  questionFor,
  questionId,
  queueItem,
  remark,
} from '../homework.fixture.ts'

const address = `/user/homework/${questionId}/correct`
const nextId = '019d0000-0000-7000-8000-000000000002'
const written = { score: 90, words: '很好', outcome: 'reviewed', releasedAt: null, version: 1 } as const

function serve() {
  return homeworkServer(questionFor('administrator'))
    .on(
      'GET /api/v2/homework/questions/:id/hand-ins',
      pageOf(
        queueItem(),
        queueItem({ student: hai, handInId: nextId }),
        queueItem({ student: qing, handInId: null, state: 'missing', version: null, handedInAt: null }),
      ),
    )
    .on('GET /api/v2/homework/hand-ins/:id', ({ path }) =>
      path.endsWith(nextId)
        ? { handIn: handInOf({ id: nextId, student: hai }), previousId: handInId, nextId: null }
        : { handIn: handInOf(), previousId: null, nextId },
    )
    .on('PUT /api/v2/homework/hand-ins/:id/remark', remark(written))
    .on('POST /api/v2/homework/hand-ins/:id/release', remark({ ...written, releasedAt: '2026-11-23T04:00:00.000Z' }))
}
const score = () => screen.findByRole('spinbutton', { name: /^分數/ })

describe('correcting', () => {
  it('goes from one work to the next by keyboard, saving and releasing on the way', async () => {
    const server = serve()
    const { user, at } = openApplication(address)
    await user.type(await score(), '90')
    await user.type(screen.getByRole('textbox', { name: '評語' }), '很好')
    await user.click(screen.getByRole('button', { name: '批改完成' }))
    await user.type(screen.getByRole('textbox', { name: '評語' }), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText('已發還給「林小雨」')).toBeInTheDocument()
    expect(at()).toContain(`work=${nextId}`)
    expect(server.received('PUT /api/v2/homework/hand-ins/:id/remark').at(-1)?.body).toMatchObject({
      score: 90,
      words: '很好',
      outcome: 'reviewed',
      handInVersion: 1,
    })
    expect(server.received('POST /api/v2/homework/hand-ins/:id/release')).toHaveLength(1)
    await screen.findByRole('link', { name: '阿海' })
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(at()).toContain(`work=${handInId}`))
  })

  it('wants an outcome and a score that fits before it is released', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.type(await score(), '101')
    expect(screen.getByText('請填 0 到 100 的整數')).toBeInTheDocument()
    await user.clear(await score())
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText('請選擇一項')).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/hand-ins/:id/release')).toHaveLength(0)
  })

  it('shows what somebody else made of it, and keeps mine', async () => {
    const server = serve().on('PUT /api/v2/homework/hand-ins/:id/remark', () => {
      const theirs = remark({ ...written, score: 60, words: '還可以', version: 2 })
      server.on('GET /api/v2/homework/hand-ins/:id', {
        handIn: handInOf({ remarks: [theirs] }),
        previousId: null,
        nextId: null,
      })
      return refuse(409, { code: 'HOMEWORK_CONFLICT' })
    })
    const { user } = openApplication(address)
    await user.type(await score(), '90')
    const conflict = within(await screen.findByRole('alert', { name: '「阿海」也批改了這份' }))
    expect(conflict.getByText('還可以')).toBeInTheDocument()
    server.on('PUT /api/v2/homework/hand-ins/:id/remark', remark({ ...written, version: 3 }))
    await user.click(conflict.getByRole('button', { name: '用我的' }))
    await waitFor(() =>
      expect(server.received('PUT /api/v2/homework/hand-ins/:id/remark').at(-1)?.body).toMatchObject({
        score: 90,
        version: 2,
      }),
    )
    expect(await score()).toHaveValue(90)
  })

  it('keeps a press for when there is a line again', async () => {
    const server = serve().on('PUT /api/v2/homework/hand-ins/:id/remark', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    await user.type(await score(), '90')
    await user.click(screen.getByRole('button', { name: '批改完成' }))
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText('連上網路後會發還給「林小雨」')).toBeInTheDocument()
    expect(Object.keys(localStorage).some((key) => key.includes('homework-remark'))).toBe(true)
    expect(server.received('POST /api/v2/homework/hand-ins/:id/release')).toHaveLength(0)
  })

  it('is refused to who does not correct it', async () => {
    const can = { ...questionFor('administrator').can, correct: false }
    homeworkServer(questionFor('administrator', { can }))
    openApplication(address)
    expect(await screen.findByText('這份作業不是由你批改')).toBeInTheDocument()
  })
})
