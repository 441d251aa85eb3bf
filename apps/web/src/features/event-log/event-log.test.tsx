import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const event = (change: Partial<LoggedEvent>): LoggedEvent => ({
  id: crypto.randomUUID(),
  kind: 'post.published',
  at: '2026-11-20T08:00:00.000Z',
  isMine: true,
  words: {},
  person: null,
  sessionId: null,
  ...change,
})
const strange = event({
  kind: 'session.started',
  words: { device: 'Firefox · Linux', address: '198.51.100.7' },
  sessionId: '019a0000-0000-7000-8000-0000000000aa',
})

const logWith = (items: LoggedEvent[]) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('GET /api/v2/user-event', { items, nextCursor: null })

describe('the event log', () => {
  it('says by day what happened, with device and address of sign-ins', async () => {
    logWith([
      strange,
      event({ words: { title: '水質調查' } }),
      event({ kind: 'account.identity_linked', words: { provider: 'google' } }),
      event({ kind: 'relation.blocked', at: '2026-11-19T08:00:00.000Z' }),
    ])
    openApplication('/user/event-log')
    expect(await screen.findByText('發布了「水質調查」')).toBeVisible()
    expect(screen.getByText(/Firefox · Linux · 198\.51\.100\.7/)).toHaveTextContent(/ · \d\d:\d\d$/)
    expect(screen.getByText('可以用 Google 登入了')).toBeVisible()
    const yesterday = screen.getByRole('region', { name: /11\u00a0月\u00a019\u00a0日/ })
    expect(within(yesterday).getByText('封鎖了 某人')).toBeVisible()
  })

  it('ends a sign-in that was not mine and leads to a new password', async () => {
    const server = logWith([strange]).on('DELETE /api/v2/sessions/devices/:id', { ok: true })
    const { user, at } = openApplication('/user/event-log')
    await user.click(await screen.findByRole('button', { name: '不是我' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '登出並更新密碼' }))
    expect(await screen.findByRole('heading', { level: 1, name: '更新密碼' })).toBeVisible()
    expect(at()).toBe('/user/update-password?redirectRouteName=account')
    expect(server.received('DELETE /api/v2/sessions/devices/:id')[0]?.path).toContain(strange.sessionId)
  })

  it('is narrowed to a group, which the address keeps', async () => {
    const server = logWith([])
    const { user, at } = openApplication('/user/event-log')
    expect(await screen.findByText('這裡還沒有活動')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '帳號與登入' }))
    expect(at()).toBe('/user/event-log?group=account')
    await waitFor(() => expect(server.received('GET /api/v2/user-event').at(-1)?.query.get('group')).toBe('account'))
  })
})

describeFaces({
  path: '/user/event-log',
  server: () => logWith([strange]),
  reads: 'GET /api/v2/user-event',
  loaded: () => screen.getByText(/Firefox · Linux/),
  empty: { server: () => logWith([]), says: '這裡還沒有活動' },
})
