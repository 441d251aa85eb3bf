import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored, storedKeys } from '../../../i18n/stored-choice.ts'
import { hasUnsaved } from '../../../saving/unsaved.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { keptOnDevice } from '../../../testing/in-place-of/idb-keyval.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { writeDraft } from '../../../ui/keep-draft.ts'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import { waitingNotes } from './waiting-notes.ts'
import { forgetWaitingSender, waitingSenderOf } from './waiting-sender.ts'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  forgetWaitingSender()
  vi.unstubAllGlobals()
})

/** Database and store as named in `public/offline-files.js`. */
const device = keptOnDevice('learntrail-waiting')
const create = 'POST /api/v2/portfolios/drafts'
const writer = { id: student.id ?? '', newPostPrivacy: 1 as const }
const ids = ['019f0000-0000-4000-8000-000000000001', '019f0000-0000-4000-8000-000000000002'] as const
const photo = { key: 'photo', name: '落葉.jpg', type: 'image/jpeg', size: 3 }
const voice = { key: 'voice', name: '錄音.m4a', type: 'audio/mp4', size: 3 }

const arrived = (id: string) => ({ id, sha256: 'a', displayName: id }) as never

interface Kept {
  words: string
  writtenAt?: string
  files?: (typeof photo)[]
}

function keep(id: string, { words, writtenAt = '2026-11-20T20:00:00.000Z', files = [] }: Kept, accountId = writer.id) {
  for (const { key, type } of files) device.set(key, new Blob(['abc'], { type }))
  writeDraft(`waiting.${accountId}.${id}`, { words, writtenAt, files, isSynced: false })
}
const server = () => guestServer().on(create, {} as never)
const memberServer = () =>
  server().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
const send = () => waitingSenderOf(writer.id).send(writer)
const serviceAway = refuse(503, { code: 'SERVICE_UNAVAILABLE' })

test('what was written offline becomes drafts, in order, on the day it was written; then it has left the device', async () => {
  const product = server()
  keep(ids[1], { words: '第二則', writtenAt: '2026-11-21T08:00:00.000Z' })
  keep(ids[0], { words: '第一行\n\n第三行' })
  expect(hasUnsaved(writer.id)).toBe(true)
  expect(await send()).toBe(2)
  const [first, second] = product.received(create).map(({ body }) => body)
  // 04:00 of the next day in Taiwan.
  expect(first).toMatchObject({ clientId: ids[0], date: '2026-11-21', privacy: 1, fileIds: [] })
  expect(first).toHaveProperty('content.content', [
    { type: 'paragraph', content: [{ type: 'text', text: '第一行' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: '第三行' }] },
  ])
  expect(second).toMatchObject({ clientId: ids[1] })
  expect(waitingNotes(writer.id)).toEqual([])
  expect(hasUnsaved(writer.id)).toBe(false)
})

test('photos and voice go first, go on where the line broke, and leave the device with their note', async () => {
  const product = server()
  const uploads = fakeUploads()
  keep(ids[0], { words: '', files: [photo, voice] })
  const broken = send()
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.arrive(arrived('f1'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(waitingSenderOf(writer.id).read()).toMatchObject({ sending: ids[0] })
  uploads[1]?.fail(507, 'STORAGE_FULL')
  expect(await broken).toBe(0)
  expect([...device.keys()]).toEqual(['photo', 'voice'])

  // A fresh sender, as after a reload.
  forgetWaitingSender()
  const sending = send()
  await waitFor(() => expect(uploads).toHaveLength(3))
  expect(uploads.map(({ name }) => name)).toEqual(['落葉.jpg', '錄音.m4a', '錄音.m4a'])
  uploads[2]?.arrive(arrived('f2'))
  expect(await sending).toBe(1)
  expect(product.received(create).map(({ body }) => body)).toMatchObject([{ clientId: ids[0], fileIds: ['f1', 'f2'] }])
  expect(waitingNotes(writer.id)).toEqual([])
  expect(device.size).toBe(0)
})

test('a file that the browser has thrown away keeps the rest of a note from nobody', async () => {
  const product = server()
  keep(ids[0], { words: '只剩文字', files: [photo] })
  device.clear()
  expect(await send()).toBe(1)
  expect(product.received(create).map(({ body }) => body)).toMatchObject([{ fileIds: [] }])
})

test('what cannot be sent stays, and goes as soon as there is a line; another person’s is nobody else’s', async () => {
  const product = server().on(create, serviceAway)
  keep(ids[0], { words: '第一則' })
  keep(ids[1], { words: '第二則' })
  keep(ids[0], { words: '別人的' }, 'someone-else')
  expect(await send()).toBe(0)
  expect(product.received(create)).toHaveLength(1)
  expect(waitingNotes(writer.id).map(({ words }) => words)).toEqual(['第一則', '第二則'])
  product.on(create, {} as never)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(waitingNotes(writer.id)).toEqual([]))
  expect(waitingNotes('someone-else')).toHaveLength(1)
})

test('one that is refused stays with its reason, and keeps no other from being sent', async () => {
  const product = server()
  const uploads = fakeUploads()
  keep(ids[0], { words: '太大', files: [photo] })
  keep(ids[1], { words: '第二則', writtenAt: '2026-11-21T08:00:00.000Z' })
  const sending = send()
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.fail(413, 'FILE_TOO_LARGE')
  expect(await sending).toBe(1)
  expect(product.received(create).map(({ body }) => body)).toMatchObject([{ clientId: ids[1] }])
  expect(waitingSenderOf(writer.id).read()).toMatchObject({ notes: [{ id: ids[0] }], sending: null })
  expect([...waitingSenderOf(writer.id).read().problems.keys()]).toEqual([ids[0]])
})

test('opening the product sends what waits, and says so', async () => {
  const product = memberServer()
  keep(ids[0], { words: '在捷運上寫的' })
  openApplication('/account')
  expect(await screen.findByText('沒有網路時寫的 1 則，已經存成草稿')).toBeVisible()
  expect(product.received(create)).toHaveLength(1)
})

test('what another window wrote without a line is sent, and told, when there is one', async () => {
  const product = memberServer()
  openApplication('/account')
  await waitFor(() => expect(readStored(storedKeys.writer)).toBe(writer.id))
  keep(ids[0], { words: '在捷運上寫的' })
  keep(ids[1], { words: '下車才寫完的' })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('沒有網路時寫的 2 則，已經存成草稿')).toBeVisible()
  expect(product.received(create)).toHaveLength(2)
})

test('from every screen one finds what waits: with its pictures and sounds and why it was not taken, to be sent again or deleted', async () => {
  const product = memberServer().on(create, serviceAway)
  keep(ids[0], { words: '第一則' })
  keep(ids[1], { words: '', writtenAt: '2026-11-21T08:00:00.000Z', files: [photo, voice] })
  const { user } = openApplication('/account')
  await user.click(await screen.findByRole('link', { name: '2 則等待送出' }))
  const [first, second] = await screen.findAllByRole('article')
  await waitFor(() => expect(within(first as HTMLElement).getByRole('status')).not.toBeEmptyDOMElement())
  expect(within(second as HTMLElement).getByText('落葉.jpg')).toBeVisible()
  expect(await within(second as HTMLElement).findByLabelText('錄音.m4a')).toHaveAttribute('src', 'blob:here')

  await user.click(within(second as HTMLElement).getByRole('button', { name: '刪除' }))
  await user.click(screen.getAllByRole('button', { name: '刪除' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(device.size).toBe(0)

  product.on(create, {} as never)
  await user.click(screen.getByRole('button', { name: '現在送出' }))
  expect(await screen.findByText('沒有等待送出的內容')).toBeVisible()
  expect(screen.queryByRole('link', { name: /等待送出/ })).toBeNull()
  expect(waitingNotes(writer.id)).toEqual([])
})
