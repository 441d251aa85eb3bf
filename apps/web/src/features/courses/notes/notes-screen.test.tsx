import { courseLimits } from '@learntrail/contract/courses/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, courseId, unitIds } from '../courses.fixture.ts'
import { resourceIds } from '../learning/learning.fixture.ts'
import { aNote, noteCalls, notesServer } from './notes.fixture.ts'

const address = `/courses/${courseId}/notes`
const first = { place: { unitId: unitIds[0], film: null }, unit: { name: '站在橋上', number: 1 }, film: null }
beforeEach(() => localStorage.clear())

describe('all notes of a course', () => {
  it('stand by their units, each with the way to its place; of units that are gone it is said', async () => {
    notesServer([aNote(1, first), aNote(8), aNote(9, { unit: null, film: null })])
    openApplication(address)
    const unit = within(await screen.findByRole('region', { name: '溶氧是什麼' }))
    expect(unit.getByRole('link', { name: '從 0:08 播放' })).toHaveAttribute(
      'href',
      `/courses/${courseId}/learn?unit=${unitIds[1]}&film=${resourceIds[0]}&second=8`,
    )
    expect(within(screen.getByRole('region', { name: '站在橋上' })).getByText('整個單元')).toBeVisible()
    const gone = within(screen.getByRole('region', { name: '這個單元已經拿掉' }))
    expect(gone.getByText('0:09')).toBeVisible()
    expect(gone.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('are searched once there are more than ten', async () => {
    notesServer(
      [...Array(11).keys()].map((number) => aNote(number, { text: number === 3 ? '溶氧 DO' : `別的 ${number}` })),
    )
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('searchbox', { name: '在筆記裡找' }), 'ｄｏ')
    expect(await screen.findByText('找到 1 則')).toBeVisible()
    expect(screen.getByText('溶氧 DO')).toBeVisible()
    expect(screen.queryByText('別的 5')).toBeNull()
    await user.type(screen.getByRole('searchbox'), '沒有')
    expect(await screen.findByText('沒有筆記提到「ｄｏ沒有」')).toBeVisible()
  })

  it('become a record in one press', async () => {
    const server = notesServer([aNote(1, first), aNote(8)])
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '寫成紀錄' }))
    const dialog = within(await screen.findByRole('dialog', { name: '寫成紀錄' }))
    expect(dialog.getByLabelText(/標題/)).toHaveValue('河川的一年：筆記')
    await user.click(dialog.getByRole('button', { name: '寫成紀錄' }))
    await waitFor(() => expect(server.received(noteCalls.record)).toHaveLength(1))
    expect(server.received(noteCalls.record)[0]?.body).toMatchObject({
      noteIds: [aNote(1).id, aNote(8).id],
      privacy: 3,
      tags: ['inquiry_and_research'],
    })
  })

  it('or those of them that are chosen; a press after a lost answer makes no second one', async () => {
    const server = notesServer([aNote(7), aNote(8)]).on(noteCalls.record, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '選幾則' }))
    await user.click(screen.getByRole('checkbox', { name: /筆記 8/ }))
    await user.click(screen.getByRole('button', { name: '把這 1 則寫成紀錄' }))
    const dialog = within(await screen.findByRole('dialog', { name: '寫成紀錄' }))
    await user.click(dialog.getByRole('button', { name: '寫成紀錄' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/./)
    server.on(noteCalls.record, { recordId: aNote(900).id })
    await user.click(dialog.getByRole('button', { name: '寫成紀錄' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = server.received(noteCalls.record).map(({ body }) => body as { clientId: string; noteIds: string[] })
    expect(sent.map(({ noteIds }) => noteIds)).toEqual([[aNote(8).id], [aNote(8).id]])
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1)
    expect(await screen.findByRole('button', { name: '寫成紀錄' })).toBeVisible()
  })

  it('that are too long for one record are to be chosen from', async () => {
    const full = '字'.repeat(courseLimits.noteText)
    const server = notesServer([...Array(16).keys()].map((number) => aNote(number, { text: full })))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '寫成紀錄' }))
    expect(screen.getByText(/一則紀錄最多 15000 字/)).toBeVisible()
    expect(screen.getAllByRole('checkbox')).toHaveLength(16)
    expect(server.received(noteCalls.record)).toEqual([])
  })

  it('are none yet, and say how they come to be', async () => {
    notesServer()
    openApplication(address)
    expect(await screen.findByText('這門課程還沒有筆記')).toBeVisible()
    expect(screen.getByRole('link', { name: '去上課' })).toHaveAttribute('href', `/courses/${courseId}/learn`)
  })

  it('lead whoever is not in the course to its page, and say when it is not there', async () => {
    notesServer().on(noteCalls.list, refuse(409, { code: 'COURSE_NOT_JOINED' }))
    const { at, view } = openApplication(address)
    await waitFor(() => expect(at()).toBe(`/courses/${courseId}`))
    view.unmount()
    notesServer().on(noteCalls.list, refuse(404, { code: 'COURSE_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeVisible()
  })

  it('that cannot be read are asked for again', async () => {
    const server = notesServer([aNote(8)]).on(noteCalls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(noteCalls.list, { items: [aNote(8)] })
    await user.click(again)
    expect(await screen.findByText('筆記 8')).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => notesServer([aNote(8)]),
  reads: [noteCalls.list, calls.read],
  loaded: () => screen.getByRole('region', { name: '溶氧是什麼' }),
})
