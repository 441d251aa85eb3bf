import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { childId, guardian, invitation, token } from '../guardians.fixture.ts'

const reading = 'GET /api/v2/guardian'
const unknown = { status: 401, code: 'GUARDIAN_REQUIRED', says: '請用您的連結打開' } as const
const server = () =>
  guestServer()
    .on(reading, guardian)
    .on('GET /api/v2/guardian/children/:childId/bulletins', { items: [], nextCursor: null })
    .on('GET /api/v2/guardian/children/:childId/homework', { due: [], returned: [] })
    .on('GET /api/v2/guardian/children/:childId/points', { groups: [] })
    .on('GET /api/v2/guardian/children/:childId/plans', { items: [], nextCursor: null })

describeFaces({
  path: '/guardian',
  server,
  reads: reading,
  loaded: () => screen.getByRole('list', { name: '我的孩子' }),
  refused: [unknown],
})

describeFaces({
  path: `/guardian/child/${childId}`,
  server,
  reads: reading,
  loaded: () => screen.getByRole('heading', { name: '王小明', level: 1 }),
  refused: [unknown],
})

describeFaces({
  path: `/guardian/invitation/${token}`,
  server: () => guestServer().on('POST /api/v2/guardian/invitation', invitation),
  reads: 'POST /api/v2/guardian/invitation',
  loaded: () => screen.getByText('您是王小明的家長嗎？'),
  refused: [{ status: 410, code: 'GUARDIAN_LINK_OVER', says: '這個邀請已經失效' }],
})

describe('a link in a mail', () => {
  const entering = 'POST /api/v2/guardian/enter'

  it.each([
    ['to what the mail is about', `/guardian/child/${childId}`, `/guardian/child/${childId}`],
    ['nowhere outside the pages of guardians', 'https://example.com', '/guardian'],
  ])('lets the device in and leads %s', async (_, to, place) => {
    const product = server().on(entering, { ok: true })
    const { at } = openApplication(`/guardian/enter/${token}?to=${encodeURIComponent(to)}`)
    expect(await screen.findByText('王小明')).toBeInTheDocument()
    expect(at()).toBe(place)
    expect(product.received(entering).map(({ body }) => body)).toEqual([{ token }])
  })

  it('is tried again where it did not get through', async () => {
    const product = server().on(entering, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user, at } = openApplication(`/guardian/enter/${token}`)
    const again = await screen.findByRole('button', { name: '再試一次' })
    product.on(entering, { ok: true })
    await user.click(again)
    expect(await screen.findByRole('list', { name: '我的孩子' })).toBeInTheDocument()
    expect(at()).toBe('/guardian')
  })

  it('that is over says so', async () => {
    guestServer().on(entering, refuse(410, { code: 'GUARDIAN_LINK_OVER' }))
    openApplication(`/guardian/enter/${token}`)
    expect(await screen.findByText('這個連結已經失效')).toBeInTheDocument()
    expect(screen.queryByRole('status', { name: '載入中' })).not.toBeInTheDocument()
  })
})

it('mails stop with one press, which is said, and so is why they do not', async () => {
  const stopping = 'POST /api/v2/guardian/unsubscribe/:token'
  const product = guestServer().on(stopping, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication(`/guardian/unsubscribe/${token}`)
  const stop = await screen.findByRole('button', { name: '停止寄信' })
  expect(product.received(stopping)).toHaveLength(0)
  await user.click(stop)
  expect(await screen.findByRole('alert')).toHaveTextContent(/系統正在維護/)
  product.on(stopping, { ok: true })
  await user.click(stop)
  expect(await screen.findByText(/已經停止寄信/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(product.received(stopping).at(-1)?.path).toBe(`/api/v2/guardian/unsubscribe/${token}`)
})
