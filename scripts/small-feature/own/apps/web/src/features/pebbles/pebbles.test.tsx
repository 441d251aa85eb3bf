import type { Pebble } from '@learntrail/contract/pebbles/pebbles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { aComment, me } from '../posts/posts.fixture.ts'

const listing = 'GET /api/v2/pebbles'
const laying = 'POST /api/v2/pebbles'
const id = '019f0000-0000-7000-8000-000000000001'

const pebbleOf = (change: Partial<Pebble> = {}): Pebble => ({
  id,
  owner: me,
  words: '等高線越密越陡',
  laidAt: new Date().toISOString(),
  messageCount: 0,
  can: { takeAway: true, comment: true },
  ...change,
})
const pageOf = (...items: Pebble[]) => ({ items, nextCursor: null })
const server = () =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/messages', { items: [], nextCursor: null })
    .on(listing, pageOf())
const away = refuse(503, { code: 'SERVICE_UNAVAILABLE' })

it('says so where there are none, and has the one that is laid', async () => {
  const calls = server().on(laying, () => {
    calls.on(listing, pageOf(pebbleOf()))
    return pebbleOf()
  })
  const { user } = openApplication('/pebbles')
  expect(await screen.findByText('還沒有石子')).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: '今天學到了什麼？' })
  await user.type(field, ' 等高線越密越陡 ')
  await user.click(screen.getByRole('button', { name: '放下石子' }))
  expect(await screen.findByRole('article', { name: '等高線越密越陡' })).toBeInTheDocument()
  expect(field).toHaveValue('')
  expect(calls.received(laying)[0]?.body).toEqual({ clientId: expect.any(String), words: '等高線越密越陡' })
})

it('keeps what was typed when laying fails, and sends it again as the same', async () => {
  const calls = server().on(laying, away)
  const { user } = openApplication('/pebbles')
  const field = await screen.findByRole('textbox', { name: '今天學到了什麼？' })
  await user.type(field, '等高線')
  const lay = screen.getByRole('button', { name: '放下石子' })
  await user.click(lay)
  expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
  expect(field).toHaveValue('等高線')
  await user.click(lay)
  await waitFor(() => expect(calls.received(laying)).toHaveLength(2))
  const [first, second] = calls.received(laying).map(({ body }) => body)
  expect(second).toEqual(first)
})

it('takes 200 characters and not one more', async () => {
  const calls = server().on(laying, pebbleOf())
  const { user } = openApplication('/pebbles')
  const field = await screen.findByRole('textbox', { name: '今天學到了什麼？' })
  const lay = screen.getByRole('button', { name: '放下石子' })
  await user.click(field)
  await user.paste('石'.repeat(201))
  await user.click(lay)
  await waitFor(() => expect(field).toBeInvalid())
  expect(calls.received(laying)).toHaveLength(0)
  await user.type(field, '{Backspace}')
  await user.click(lay)
  await waitFor(() => expect(calls.received(laying)).toHaveLength(1))
})

it('says when the list cannot be had, and asks again', async () => {
  const calls = server().on(listing, away)
  const { user } = openApplication('/pebbles')
  const again = await screen.findByRole('button', { name: '再試一次' })
  calls.on(listing, pageOf(pebbleOf()))
  await user.click(again)
  expect(await screen.findByRole('article', { name: '等高線越密越陡' })).toBeInTheDocument()
})

it('of one has what is said below it', async () => {
  const pebble = pebbleOf({ messageCount: 1 })
  server()
    .on(listing, pageOf(pebble))
    .on('GET /api/v2/pebbles/:id', pebble)
    .on('GET /api/v2/messages', { items: [aComment({ content: '我也想學' })], nextCursor: null })
  const { user, at } = openApplication('/pebbles')
  await user.click(await screen.findByRole('link', { name: '看 1 則留言' }))
  expect(await screen.findByText('我也想學')).toBeInTheDocument()
  expect(at()).toBe(`/pebbles/${id}`)
})

it('of mine is taken away once that was asked', async () => {
  const calls = server().on('GET /api/v2/pebbles/:id', pebbleOf()).on('DELETE /api/v2/pebbles/:id', { ok: true })
  const { user, at } = openApplication(`/pebbles/${id}`)
  await user.click(await screen.findByRole('button', { name: '收走這顆石子' }))
  const dialog = within(await screen.findByRole('dialog', { name: '收走這顆石子？' }))
  await user.click(dialog.getByRole('button', { name: '收走這顆石子' }))
  await waitFor(() => expect(at()).toBe('/pebbles'))
  expect(calls.received('DELETE /api/v2/pebbles/:id').map(({ path }) => path)).toEqual([`/api/v2/pebbles/${id}`])
})

it('of a friend is not, and one that is gone is lost', async () => {
  const calls = server().on('GET /api/v2/pebbles/:id', pebbleOf({ can: { takeAway: false, comment: true } }))
  const { view } = openApplication(`/pebbles/${id}`)
  expect(await screen.findByRole('article', { name: '等高線越密越陡' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '收走這顆石子' })).not.toBeInTheDocument()
  view.unmount()
  calls.on('GET /api/v2/pebbles/:id', refuse(404, { code: 'PEBBLE_NOT_FOUND' }))
  openApplication(`/pebbles/${id}`)
  expect(await screen.findByText('找不到這顆石子')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '看我和朋友的石子' })).toHaveAttribute('href', '/pebbles')
})
