import { courseLimits } from '@learntrail/contract/courses/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, courseId, unitIds } from '../courses.fixture.ts'
import { aLearning, learningServer, resourceIds } from '../learning/learning.fixture.ts'
import { aNote, noteCalls, notesServer } from './notes.fixture.ts'

const address = `/courses/${courseId}/learn?unit=${unitIds[1]}`
const film = { pieceId: resourceIds[0], second: 37 }

let running: Set<unknown>
beforeEach(() => {
  localStorage.clear()
  running = new Set()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !running.has(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    running.add(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    running.delete(this)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const theFilm = async () =>
  within(await screen.findByRole('region', { name: '怎麼量溶氧' })).getByLabelText<HTMLVideoElement>('怎麼量溶氧')
const part = async () => within(await screen.findByRole('region', { name: '筆記' }))

/** Plays the film at this second. */
async function play(second = 37.6) {
  const video = await theFilm()
  Object.defineProperty(video, 'currentTime', { value: second, configurable: true, writable: true })
  running.add(video)
  fireEvent.play(video)
  return video
}

describe('a note at a film', () => {
  it('stops the film, stands at its second, and lets it go on once it is saved', async () => {
    const server = notesServer()
    const { user } = openApplication(address)
    const video = await play()
    const notes = await part()
    await user.click(notes.getByRole('button', { name: '記一筆' }))
    expect(video.paused).toBe(true)
    expect(notes.getByText('影片 0:37 的筆記')).toBeVisible()
    const field = notes.getByRole('textbox', { name: '筆記內容' })
    expect(field).toHaveFocus()
    await user.type(field, '水越冷，氧越多')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(video.paused).toBe(false)
    await waitFor(() => expect(server.received(noteCalls.write)).toHaveLength(1))
    expect(server.received(noteCalls.write)[0]?.body).toMatchObject({
      place: { unitId: unitIds[1], film },
      text: '水越冷，氧越多',
    })
    expect(await notes.findByRole('button', { name: '從 0:37 播放' })).toBeVisible()
  })

  it('is begun by n, and saved by Ctrl+Enter, never by the Enter of an input method', async () => {
    const server = notesServer()
    const { user } = openApplication(address)
    const video = await play()
    const notes = await part()
    await user.keyboard('n')
    const field = await notes.findByRole('textbox', { name: '筆記內容' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.type(field, 'n 是氮')
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true, keyCode: 229 })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(server.received(noteCalls.write)).toEqual([])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.received(noteCalls.write)[0]?.body).toMatchObject({ text: 'n 是氮' }))
    expect(video.paused).toBe(false)
  })

  it('leaves a film that stood where it is, and the time out where that is not wanted', async () => {
    const server = notesServer()
    const { user } = openApplication(address)
    const video = await play()
    fireEvent.pause(video)
    running.clear()
    const notes = await part()
    await user.click(notes.getByRole('button', { name: '記一筆' }))
    await user.click(notes.getByRole('button', { name: '不標影片時間' }))
    await user.type(notes.getByRole('textbox'), '整個單元')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received(noteCalls.write)[0]?.body).toMatchObject({ place: { film: null } }))
    expect(video.paused).toBe(true)
    await waitFor(() => expect(notes.getByRole('button', { name: '記一筆' })).toHaveFocus())
  })

  it('says something, and no more than fits', async () => {
    const server = notesServer()
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '記一筆' }))
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(notes.getByText('請填寫這個欄位')).toBeVisible()
    await user.click(notes.getByRole('textbox'))
    await user.paste('字'.repeat(courseLimits.noteText + 1))
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(notes.getByText(/最多/)).toBeVisible()
    expect(server.received(noteCalls.write)).toEqual([])
  })

  it('is still in its field after the tab was closed, and after it was given up by mistake', async () => {
    notesServer()
    const first = openApplication(address)
    await play()
    const notes = await part()
    await first.user.click(notes.getByRole('button', { name: '記一筆' }))
    await first.user.type(notes.getByRole('textbox'), '打到一半')
    first.view.unmount()
    const { user } = openApplication(address)
    const again = await part()
    expect(await again.findByRole('textbox')).toHaveValue('打到一半')
    expect(again.getByText('影片 0:37 的筆記')).toBeVisible()
    await user.click(again.getByRole('button', { name: '取消' }))
    expect(again.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(again.getByRole('textbox')).toHaveValue('打到一半')
  })

  it('waits on the device without a line, through a closed tab, and is sent once under its name', async () => {
    const server = notesServer().on(noteCalls.write, () => {
      throw new TypeError('no line')
    })
    const first = openApplication(address)
    const notes = await part()
    await first.user.click(await notes.findByRole('button', { name: '記一筆' }))
    await first.user.type(notes.getByRole('textbox'), '公車上')
    await first.user.click(notes.getByRole('button', { name: '儲存' }))
    expect(await notes.findByText('先存在這台裝置，有網路就會送出')).toBeVisible()
    first.view.unmount()
    const [{ body: sent } = { body: null }] = server.received(noteCalls.write)
    const back = notesServer()
    openApplication(address)
    await waitFor(() => expect(back.received(noteCalls.write).length).toBeGreaterThan(0))
    for (const { body } of back.received(noteCalls.write)) expect(body).toEqual(sent)
    const again = await part()
    await waitFor(() => expect(again.queryByText('先存在這台裝置，有網路就會送出')).toBeNull())
    expect(again.getAllByText('公車上')).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key.includes('course-note.'))).toEqual([])
  })

  it('that is refused stays with what stands against it, and comes back after it was thrown away', async () => {
    const server = notesServer().on(
      noteCalls.write,
      refuse(409, { code: 'COURSE_NOTE_LIMIT_REACHED', values: { limit: 500 } }),
    )
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '記一筆' }))
    await user.type(notes.getByRole('textbox'), '第 501 則')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(await notes.findByText(/一門課程最多 500 則筆記/)).toBeVisible()
    await user.click(notes.getByRole('button', { name: '丟掉' }))
    expect(notes.queryByText('第 501 則')).toBeNull()
    server.on(noteCalls.write, ({ body }) => aNote(9, { text: (body as { text: string }).text }))
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(await notes.findByText('第 501 則')).toBeVisible()
  })
})

describe('notes of a unit', () => {
  it('come in the order of the film, and a press plays from there', async () => {
    notesServer([
      aNote(50),
      aNote(8),
      aNote(1, { second: null }),
      aNote(2, { place: { unitId: unitIds[0], film: null } }),
    ])
    const { user } = openApplication(address)
    const video = await theFilm()
    const notes = await part()
    expect((await notes.findAllByRole('listitem')).map((row) => row.querySelector('p')?.textContent)).toEqual([
      '筆記 1',
      '筆記 8',
      '筆記 50',
    ])
    expect(notes.getByRole('link', { name: '全部 4 則' })).toHaveAttribute('href', `/courses/${courseId}/notes`)
    await user.click(notes.getByRole('button', { name: '從 0:50 播放' }))
    expect(video.currentTime).toBe(50)
    expect(video.paused).toBe(false)
  })

  it('are changed in their place, on top of what is there', async () => {
    const server = notesServer([aNote(8)])
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '這則筆記的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '修改' }))
    const field = await notes.findByRole('textbox', { name: '修改筆記' })
    await user.type(field, '，再看一次')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(await notes.findByText('筆記 8，再看一次')).toBeVisible()
    const { body } = server.received(noteCalls.change)[0] ?? {}
    expect(body).toEqual({ text: '筆記 8，再看一次', base: aNote(8).revision })
    expect(Object.keys(localStorage).filter((key) => key.includes('course-note-edit'))).toEqual([])
  })

  it('that one typed on while they were being saved stay open, and go on from what was saved', async () => {
    let answer: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const saved = aNote(8, { text: '筆記 8，一', revision: aNote(9).revision })
    const server = notesServer([aNote(8)]).on(noteCalls.change, (async () => {
      await waits
      return saved
    }) as never)
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '這則筆記的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '修改' }))
    const field = await notes.findByRole('textbox', { name: '修改筆記' })
    await user.type(field, '，一')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    await user.type(field, '，二')
    answer()
    await waitFor(() => expect(notes.getByRole('button', { name: '儲存' })).toBeEnabled())
    expect(field).toHaveValue('筆記 8，一，二')
    server.on(noteCalls.change, aNote(8, { text: '筆記 8，一，二' }))
    await user.click(notes.getByRole('button', { name: '儲存' }))
    expect(await notes.findByText('筆記 8，一，二')).toBeVisible()
    expect(server.received(noteCalls.change).at(-1)?.body).toEqual({ text: '筆記 8，一，二', base: saved.revision })
  })

  it('that were changed elsewhere are shown beside what was written here', async () => {
    const server = notesServer([aNote(8)])
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '這則筆記的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '修改' }))
    await user.type(await notes.findByRole('textbox', { name: '修改筆記' }), '甲')
    const other = aNote(8, { text: '乙', revision: aNote(9).id })
    server.on(noteCalls.change, refuse(409, { code: 'COURSE_NOTE_CHANGED' })).on(noteCalls.list, { items: [other] })
    await user.click(notes.getByRole('button', { name: '儲存' }))
    await user.click(await notes.findByRole('button', { name: '兩份都留' }))
    expect(notes.getByRole('textbox', { name: '修改筆記' })).toHaveValue('乙\n筆記 8甲')
    server.on(noteCalls.change, { ...other, text: '乙\n筆記 8甲' })
    await user.click(notes.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(notes.queryByRole('textbox')).toBeNull())
    expect(server.received(noteCalls.change).at(-1)?.body).toEqual({ text: '乙\n筆記 8甲', base: other.revision })
  })

  it('that were deleted elsewhere can be saved anew', async () => {
    const server = notesServer([aNote(8)]).on(noteCalls.change, refuse(404, { code: 'COURSE_NOTE_NOT_FOUND' }))
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '這則筆記的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '修改' }))
    await user.type(await notes.findByRole('textbox', { name: '修改筆記' }), '！')
    await user.click(notes.getByRole('button', { name: '儲存' }))
    await user.click(await notes.findByRole('button', { name: '存成新的一則' }))
    await waitFor(() => expect(server.received(noteCalls.write)[0]?.body).toMatchObject({ text: '筆記 8！' }))
    expect(await notes.findByText('筆記 8！')).toBeVisible()
  })

  it('are deleted, and come back in one press', async () => {
    const server = notesServer([aNote(8)])
    const { user } = openApplication(address)
    const notes = await part()
    await user.click(await notes.findByRole('button', { name: '這則筆記的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    await waitFor(() => expect(notes.queryByText('筆記 8')).toBeNull())
    await user.click(await screen.findByRole('button', { name: '復原' }))
    await waitFor(() => expect(server.received(noteCalls.write)[0]?.body).toMatchObject({ text: '筆記 8' }))
  })

  it('are not there for whoever only looks at a course', async () => {
    learningServer(aLearning(), aCourse())
    openApplication(`/courses/${courseId}?unit=${unitIds[1]}`)
    await theFilm()
    expect(screen.queryByRole('region', { name: '筆記' })).toBeNull()
  })
})
