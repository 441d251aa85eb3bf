import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const listing = 'GET /api/v2/sessions/devices'
const ending = 'DELETE /api/v2/sessions/devices/:id'
const device = (id: string, name: string, isCurrent: boolean) => ({
  id,
  device: name,
  address: '198.51.100.7',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  isCurrent,
})
const other = '019a0000-0000-7000-8000-0000000000aa'
const server = () =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on(listing, { devices: [device(student.id, 'Chrome · Windows', true), device(other, 'Safari · iPhone', false)] })

describeFaces({ path: '/account', server, reads: listing, loaded: () => screen.getByText('Safari · iPhone') })

it('ends another device after asking, never this one, and says why it could not', async () => {
  const product = server().on(ending, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication('/account')
  const devices = within(await screen.findByRole('region', { name: '登入中的裝置' }))
  const [own, ended] = [await devices.findByText('Chrome · Windows'), devices.getByText('Safari · iPhone')]
  expect(within(own.closest('li') as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  const end = within(ended.closest('li') as HTMLElement).getByRole('button')
  const confirm = async () => {
    await user.click(end)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: end.textContent }))
  }
  await confirm()
  expect(await screen.findByText(/系統正在維護/)).toBeVisible()
  product.on(ending, { ok: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await confirm()
  await waitFor(() => expect(product.received(ending)).toHaveLength(2))
  expect(product.received(ending)[1]?.path).toContain(other)
})
