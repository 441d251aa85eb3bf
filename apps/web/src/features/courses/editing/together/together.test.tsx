import type { CoEditor } from '@learntrail/contract/courses/co-editing'
import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeDocumentServer } from '../../../../documents/document-server.fixture.ts'
import { student } from '../../../../testing/people.ts'
import { aCourseServer, aDraft, beginCourse, openEditor } from '../editor.fixture.tsx'

const hai = { id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海', avatar: null, isDeleted: false }
const qing = { ...hai, id: '019a0000-0000-7000-8000-000000000003', displayName: '小晴' }
const invitedAt = '2026-11-29T08:00:00.000Z'
const coEditor = (person: typeof hai, change: Partial<CoEditor> = {}): CoEditor => ({
  _id: person.id,
  person,
  part: 'coEditor',
  response: 'accept',
  invitedAt,
  ...change,
})

let structure: ReturnType<typeof makeDocumentServer>
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  structure = makeDocumentServer()
  beginCourse(structure)
})

async function choose(name: string, opened: ReturnType<typeof openEditor>) {
  await opened.user.click(await screen.findByRole('button', { name: '更多' }))
  await opened.user.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

test('says who writes along and who is asked, and takes an invitation back', async () => {
  const items = [coEditor(hai), coEditor(qing, { response: 'waiting', part: 'lecturer' })]
  const server = aCourseServer()
    .on('GET /api/v2/courses/:id/co-editors', { items, limit: 10 })
    .on('DELETE /api/v2/courses/:id/co-editors/:personId', { items: items.slice(0, 1), limit: 10 })
  const opened = openEditor({ structure })
  const dialog = await choose('一起編的人', opened)
  const row = (await dialog.findByText('小晴')).closest('li') as HTMLElement
  expect(within(row).getByText('等待回覆')).toBeVisible()
  await opened.user.click(dialog.getByRole('button', { name: '小晴的選項' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: '收回邀請' }))
  const asked = within(screen.getByRole('dialog', { name: '收回給小晴的邀請？' }))
  await opened.user.click(asked.getByRole('button', { name: '收回邀請' }))
  await waitFor(() =>
    expect(server.received('DELETE /api/v2/courses/:id/co-editors/:personId')[0]?.path).toContain(qing.id),
  )
})

test('asks people close by, as co-editors or as lecturers', async () => {
  const server = aCourseServer()
    .on('GET /api/v2/courses/:id/possible-co-editors', { items: [{ ...hai, groupName: '河川觀察社' }], hasMore: false })
    .on('POST /api/v2/courses/:id/co-editors', { items: [coEditor(hai, { response: 'waiting' })], limit: 10 })
  const opened = openEditor({ structure })
  const dialog = await choose('一起編的人', opened)
  await waitFor(() => expect(dialog.getByRole('button', { name: '邀請' })).toBeEnabled())
  await opened.user.click(dialog.getByRole('button', { name: '邀請' }))
  await opened.user.click(screen.getByRole('button', { name: '講師' }))
  await opened.user.click(await screen.findByRole('button', { name: /阿海/ }))
  await opened.user.click(screen.getByRole('button', { name: '邀請 1 位' }))
  await waitFor(() =>
    expect(server.received('POST /api/v2/courses/:id/co-editors')[0]?.body).toEqual({
      personIds: [hai.id],
      part: 'lecturer',
    }),
  )
})

test('whoever writes along may leave, and decides nothing else about people', async () => {
  aCourseServer().on('GET /api/v2/courses/:id/co-editors', {
    items: [coEditor({ ...hai, id: student.id, displayName: student.displayName })],
    limit: 10,
  })
  const course = aDraft({ part: 'coEditor', user: hai, can: { edit: true, manage: false } })
  const opened = openEditor({ structure, course })
  const dialog = await choose('一起編的人', opened)
  expect(await dialog.findByRole('button', { name: '離開' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: '邀請' })).toBeNull()
})
