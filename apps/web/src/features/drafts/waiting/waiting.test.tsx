import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hasUnsaved } from '../../../saving/unsaved.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { writeDraft } from '../../../ui/keep-draft.ts'
import { sendWaiting, waitingNotes } from './waiting-notes.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const create = 'POST /api/v2/portfolios/drafts'
const writer = { id: student.id ?? '', newPostPrivacy: 1 as const }
const note = (id: string, words: string, writtenAt = '2026-11-20T20:00:00.000Z') =>
  writeDraft(`waiting.${writer.id}.${id}`, { words, writtenAt, isSynced: false })
const ids = ['019f0000-0000-4000-8000-000000000001', '019f0000-0000-4000-8000-000000000002'] as const
const server = () => guestServer().on(create, {} as never)

test('what was written offline becomes drafts, in order, on the day it was written; then it has left the device', async () => {
  const product = server()
  note(ids[1], '第二則', '2026-11-21T08:00:00.000Z')
  note(ids[0], '第一行\n\n第三行')
  expect(hasUnsaved(writer.id)).toBe(true)
  expect(await sendWaiting(writer)).toBe(2)
  const [first, second] = product.received(create).map(({ body }) => body)
  // Four in the morning of the next day in Taiwan.
  expect(first).toMatchObject({ clientId: ids[0], date: '2026-11-21', privacy: 1 })
  expect(first).toHaveProperty('content.content', [
    { type: 'paragraph', content: [{ type: 'text', text: '第一行' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: '第三行' }] },
  ])
  expect(second).toMatchObject({ clientId: ids[1] })
  expect(waitingNotes(writer.id)).toEqual([])
  expect(hasUnsaved(writer.id)).toBe(false)
})

test('what cannot be sent stays, under the same name for the next time; another person’s is nobody else’s', async () => {
  const product = server().on(create, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  note(ids[0], '第一則')
  note(ids[1], '第二則')
  writeDraft(`waiting.someone-else.${ids[0]}`, { words: '別人的', writtenAt: '2026-11-20T20:00:00.000Z' })
  expect(await sendWaiting(writer)).toBe(0)
  expect(product.received(create)).toHaveLength(1)
  expect(waitingNotes(writer.id).map(({ words }) => words)).toEqual(['第一則', '第二則'])
})

test('opening the product sends what waits, and says so', async () => {
  const product = server().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
  note(ids[0], '在捷運上寫的')
  openApplication('/account')
  expect(await screen.findByText('沒有網路時寫的 1 則，已經存成草稿', {}, { timeout: 8_000 })).toBeVisible()
  expect(product.received(create)).toHaveLength(1)
})

test('the list shows what is left on the device, sends it and deletes it', async () => {
  const product = server()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on(create, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  note(ids[0], '第一則')
  note(ids[1], '第二則')
  const { user } = openApplication('/user/waiting')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  await waitFor(() => expect(product.received(create)).toHaveLength(1), { timeout: 8_000 })
  product.on(create, {} as never)
  await user.click(screen.getAllByRole('button', { name: '送出' })[0] as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '刪除' }))
  await user.click(screen.getAllByRole('button', { name: '刪除' }).at(-1) as HTMLElement)
  expect(await screen.findByText('沒有等待送出的內容')).toBeVisible()
  expect(waitingNotes(writer.id)).toEqual([])
})
