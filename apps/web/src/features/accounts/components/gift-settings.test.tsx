import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const call = 'PATCH /api/v2/users/preferences'
const read = 'GET /api/v2/users/preferences'

const serve = () =>
  guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
const card = async () => within(await screen.findByRole('region', { name: '誰可以送我獎勵點數和方案代碼' }))
const chosen = (name: string) => ({ name, pressed: true })

it('from whom gifts are taken stands there, and changes at once', async () => {
  const server = serve().on(call, { ...defaultPreferences, giftAuthority: 'friends' })
  const { user } = openApplication('/account')
  const inCard = await card()
  expect(await inCard.findByRole('button', chosen('所有人'))).toBeInTheDocument()
  await user.click(inCard.getByRole('button', { name: '好友', pressed: false }))
  expect(await screen.findByText('現在只有好友可以送你')).toBeInTheDocument()
  expect(server.received(call).map(({ body }) => body)).toEqual([{ giftAuthority: 'friends' }])
  expect(inCard.getAllByRole('button', { pressed: true })).toEqual([inCard.getByRole('button', chosen('好友'))])
})

it('pressed again is no change', async () => {
  const server = serve().on(read, { ...defaultPreferences, giftAuthority: 'nobody' })
  const { user } = openApplication('/account')
  await user.click(await (await card()).findByRole('button', chosen('都不要')))
  await user.click((await card()).getByRole('button', chosen('都不要')))
  expect(server.received(call)).toEqual([])
})

it('stays what it was when the change is refused', async () => {
  const server = serve().on(call, refuse(500, { code: 'INTERNAL_ERROR' }))
  const { user } = openApplication('/account')
  const inCard = await card()
  await user.click(await inCard.findByRole('button', { name: '都不要' }))
  await waitFor(() => expect(server.received(call)).toHaveLength(1))
  expect(await inCard.findByRole('button', chosen('所有人'))).toBeInTheDocument()
  expect(inCard.getByRole('button', { name: '都不要', pressed: false })).toBeInTheDocument()
})

it('is asked for again when it cannot be read', async () => {
  const server = serve().on(read, refuse(500, { code: 'INTERNAL_ERROR' }))
  const { user } = openApplication('/account')
  const inCard = await card()
  const again = await inCard.findByRole('button', { name: '再試一次' })
  expect(inCard.queryByRole('button', { name: '好友' })).toBeNull()
  server.on(read, { ...defaultPreferences, giftAuthority: 'friends' })
  await user.click(again)
  expect(await inCard.findByRole('button', chosen('好友'))).toBeInTheDocument()
})
