import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { FileSummary } from '@learntrail/contract/files/files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile, aPost, teacher, writersServer } from '../../posts/posts.fixture.ts'

const flags = { video: 2, audio: 4, word: 8, txt: 128, other: 256 }
const pictures = () => [
  aFile({ displayName: 'river.jpg' }),
  aFile({ displayName: 'bridge.jpg' }),
  aFile({ displayName: 'boat.jpg' }),
]

function open(files: FileSummary[], { index = 0, mine = true } = {}) {
  const post = aPost({
    files,
    ...(mine ? {} : { owner: teacher, can: { edit: false, remove: false, like: true, comment: true, report: true } }),
  })
  const server = writersServer().on('GET /api/v2/portfolios/:id', post)
  const app = openApplication(`/file-viewer?post=${post.id}&index=${index}`)
  return { ...app, post, server }
}

const name = (title: string) => screen.findByRole('heading', { level: 1, name: title })
const rests = () => screen.getByRole('main').hasAttribute('data-rest')

afterEach(() => {
  vi.useRealTimers()
})

describe('files of a record that is written together', () => {
  const id = '019a0000-0000-7000-8000-00000000bbbb'
  const shared = 'GET /api/v2/portfolios/shared/:id'
  const open = (files: FileSummary[]) =>
    writersServer()
      .on(shared, { id, files } as unknown as SharedRecord)
      .on('GET /api/v2/files/shown', { items: files.map((file) => ({ ...file, isMine: false, discloses: null })) })

  it('open at the one of the address, and lead back to the record', async () => {
    const files = pictures()
    const server = open(files)
    const { user, at } = openApplication(`/file-viewer?shared=${id}&index=1`)
    expect(await name('bridge.jpg')).toBeInTheDocument()
    expect(screen.getByText('2 / 3')).toBeInTheDocument()
    expect(server.received('GET /api/v2/files/shown')[0]?.query.get('ids')).toBe(files.map((file) => file.id).join())
    await user.keyboard('{ArrowRight}')
    await name('boat.jpg')
    await waitFor(() => expect(at()).toBe(`/file-viewer?shared=${id}&index=2`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).toBe(`/user/build-share-portfolio?id=${id}`))
  })

  it.each([
    ['that has none', () => open([])],
    ['that I have no part in', () => writersServer().on(shared, refuse(404, { code: 'SHARED_NOT_FOUND' }))],
  ])('of a record %s: there is nothing to see', async (_which, serve) => {
    serve()
    openApplication(`/file-viewer?shared=${id}&index=0`)
    expect(await screen.findByText('找不到檔案')).toBeInTheDocument()
  })
})

describe('the list', () => {
  it('opens at the file of the address, and says where one is', async () => {
    open(pictures(), { index: 1 })
    const dialog = await screen.findByRole('dialog', { name: 'bridge.jpg' })
    expect(within(dialog).getByRole('img', { name: 'bridge.jpg' })).toBeInTheDocument()
    expect(within(dialog).getByText('2 / 3')).toBeInTheDocument()
    const strip = within(dialog).getByRole('navigation', { name: '所有檔案' })
    expect(within(strip).getByRole('button', { current: true })).toHaveAccessibleName('第 2 個，共 3 個：bridge.jpg')
    await waitFor(() => expect(dialog).toHaveFocus())
    expect(screen.queryByRole('button', { name: '選單' })).not.toBeInTheDocument()
  })

  it.each(['-1', '99', 'x'])('opens at a file that exists when the address says %s', async (index) => {
    const post = aPost({ files: pictures() })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/file-viewer?post=${post.id}&index=${index}`)
    expect(await name(index === '99' ? 'boat.jpg' : 'river.jpg')).toBeInTheDocument()
  })

  it('is turned over by keys, which the address follows and a screen reader hears', async () => {
    const { user, at, post } = open(pictures())
    await name('river.jpg')
    await user.keyboard('{ArrowRight}')
    expect(await name('bridge.jpg')).toBeInTheDocument()
    expect(at()).toBe(`/file-viewer?post=${post.id}&index=1`)
    expect(screen.getAllByRole('status').some((one) => one.textContent === '第 2 個，共 3 個：bridge.jpg')).toBe(true)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(await name('river.jpg')).toBeInTheDocument()
  })

  it('is turned over by buttons that end where the list ends', async () => {
    const { user } = open(pictures(), { index: 1 })
    await name('bridge.jpg')
    await user.click(screen.getByRole('button', { name: '下一個' }))
    expect(await name('boat.jpg')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一個' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '第 1 個，共 3 個：river.jpg' }))
    expect(await name('river.jpg')).toBeInTheDocument()
  })

  it.each(['Escape', 'button'])('goes back to the record by %s', async (how) => {
    const { user, at, post } = open(pictures())
    await name('river.jpg')
    if (how === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: '關閉' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
  })

  it('says that files are gone, and where a record is gone', async () => {
    writersServer().on('GET /api/v2/files/shown', { items: [] })
    openApplication('/file-viewer?files=019a0000-0000-7000-8000-000000000009&index=0')
    expect(await screen.findByText('找不到檔案')).toBeInTheDocument()
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    writersServer().on('GET /api/v2/files/shown', () =>
      isBroken ? refuse(403, { code: 'NO_PERMISSION' }) : { items: [{ ...aFile(), isMine: true, discloses: null }] },
    )
    const { user } = openApplication('/file-viewer?files=019a0000-0000-7000-8000-000000000009&index=0')
    expect(await screen.findByRole('alert')).toHaveTextContent('檔案載入失敗')
    isBroken = false
    await user.click(screen.getByRole('button', { name: '再試一次' }))
    expect(await name('river.jpg')).toBeInTheDocument()
  })
})

describe('a picture', () => {
  it('is enlarged by keys up to five times, and is whole again by 0', async () => {
    const { user } = open(pictures())
    await name('river.jpg')
    const picture = screen.getByRole('img', { name: 'river.jpg' })
    await user.keyboard('+')
    expect(screen.getByText('150%')).toBeInTheDocument()
    expect(picture.style.transform).toContain('scale(1.5)')
    await user.keyboard('+++++')
    expect(picture.style.transform).toContain('scale(5)')
    expect(picture).toHaveAttribute('sizes', '500vw')
    await user.keyboard('-')
    expect(picture.style.transform).toContain('scale(3.33')
    await user.keyboard('0')
    expect(picture.style.transform).toContain('scale(1)')
    await user.click(screen.getByRole('button', { name: '放大' }))
    expect(screen.getByText('150%')).toBeInTheDocument()
  })

  it('offers every size to the browser', async () => {
    open([aFile({ thumbnailWidths: [320, 640], width: 1600 })])
    await name('river.jpg')
    const sources = screen.getByRole('img', { name: 'river.jpg' }).getAttribute('srcset')
    expect(sources).toMatch(/type=thumbnail&width=320 320w, .*width=640 640w, .*type=preview 1600w$/)
  })

  it('that does not come says why, and is tried again', async () => {
    const { server, user } = open([aFile()])
    server.on('GET /api/v2/files/:id/entity', refuse(404, { code: 'FILE_NOT_FOUND' }) as never)
    await name('river.jpg')
    fireEvent.error(screen.getByRole('img', { name: 'river.jpg' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('無法顯示這張圖片')
    expect(alert).toHaveTextContent('找不到這個檔案')
    await user.click(within(alert).getByRole('button', { name: '再試一次' }))
    expect(screen.getByRole('img', { name: 'river.jpg' })).toBeInTheDocument()
  })
})

describe('a file whose bytes are gone', () => {
  it('says so, and what brings them back; there is nothing to download', async () => {
    const { server } = open(pictures())
    server.on('GET /api/v2/files/:id/entity', refuse(410, { code: 'FILE_BYTES_GONE' }) as never)
    await name('river.jpg')
    fireEvent.error(screen.getByRole('img', { name: 'river.jpg' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('檔案內容不在了')
    expect(alert).toHaveTextContent(/重新上傳一次就能補回來/)
    expect(within(alert).queryByRole('link', { name: '下載' })).not.toBeInTheDocument()
  })

  it('and whose other form was to be made, is converted again when its owner asks', async () => {
    const report = aFile({
      type: flags.word,
      displayName: 'report.docx',
      conversion: { state: 'failed', reason: 'lost' },
    })
    const { server, user } = open([report])
    server
      .on('GET /api/v2/files/:id/entity', refuse(410, { code: 'FILE_BYTES_GONE' }) as never)
      .on('POST /api/v2/file/:id/conversion', report)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('檔案內容不在了')
    expect(within(alert).queryByRole('link', { name: '下載' })).not.toBeInTheDocument()
    await user.click(within(alert).getByRole('button', { name: '再試一次' }))
    await waitFor(() => expect(server.received('POST /api/v2/file/:id/conversion')).toHaveLength(1))
  })
})

describe('the controls', () => {
  it('hide after three seconds, and come back with a movement and with a key', async () => {
    open(pictures())
    await name('river.jpg')
    vi.useFakeTimers()
    fireEvent.keyDown(window, { key: 'a' })
    act(() => void vi.advanceTimersByTime(2_999))
    expect(rests()).toBe(false)
    act(() => void vi.advanceTimersByTime(1))
    expect(rests()).toBe(true)
    fireEvent(window, new MouseEvent('pointermove', { screenX: 9, screenY: 9 }))
    expect(rests()).toBe(false)
    act(() => void vi.advanceTimersByTime(3_000))
    expect(rests()).toBe(true)
    // The pointer lies still; only the content below it moved.
    fireEvent(window, new MouseEvent('pointermove', { screenX: 9, screenY: 9 }))
    expect(rests()).toBe(true)
    fireEvent.keyDown(window, { key: 'a' })
    expect(rests()).toBe(false)
  })

  it('stay while a key has brought the focus to one of them', async () => {
    const { user } = open(pictures())
    await name('river.jpg')
    await user.tab()
    expect(screen.getByRole('button', { name: '關閉' })).toHaveFocus()
    vi.useFakeTimers()
    fireEvent.keyDown(window, { key: 'a' })
    act(() => void vi.advanceTimersByTime(10_000))
    expect(rests()).toBe(false)
  })

  it('stay for people who want no motion', async () => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...matchMedia(media),
      matches: media.includes('reduced-motion'),
    }))
    open(pictures())
    await name('river.jpg')
    vi.useFakeTimers()
    fireEvent.keyDown(window, { key: 'a' })
    act(() => void vi.advanceTimersByTime(10_000))
    expect(rests()).toBe(false)
  })
})

describe('a video', () => {
  function watch() {
    const seen: { tell: (ratio: number) => void } = { tell: () => undefined }
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
          seen.tell = (intersectionRatio) => act(() => tell([{ intersectionRatio }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    let isPaused = true
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
      isPaused = false
    })
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
      isPaused = true
    })
    return { seen, play, pause }
  }
  const film = () => [aFile({ type: flags.video, displayName: 'film.mp4' })]

  it('plays by itself while 90 % of it are seen, and pauses otherwise', async () => {
    const { seen, play, pause } = watch()
    open(film())
    await name('film.mp4')
    seen.tell(0.89)
    expect(play).not.toHaveBeenCalled()
    seen.tell(0.9)
    expect(play).toHaveBeenCalledTimes(1)
    pause.mockClear()
    seen.tell(0.89)
    expect(pause).toHaveBeenCalledTimes(1)
    seen.tell(1)
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('stays as its viewer left it', async () => {
    const { seen, play } = watch()
    open(film())
    await name('film.mp4')
    seen.tell(1)
    screen.getByLabelText<HTMLVideoElement>('film.mp4', { selector: 'video' }).pause()
    seen.tell(0.5)
    seen.tell(1)
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('never plays by itself for people who want no motion', async () => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...matchMedia(media),
      matches: media.includes('reduced-motion'),
    }))
    const { seen, play } = watch()
    open(film())
    await name('film.mp4')
    seen.tell(1)
    expect(play).not.toHaveBeenCalled()
  })

  it('keeps the arrow keys for itself while it has the focus', async () => {
    watch()
    open([...film(), ...pictures()])
    await name('film.mp4')
    const player = screen.getByLabelText('film.mp4', { selector: 'video' })
    player.focus()
    // Pressed at once, as parts of the screen that appear later may take the focus.
    fireEvent.keyDown(player, { key: 'ArrowRight' })
    expect(screen.getByRole('heading', { level: 1, name: 'film.mp4' })).toBeInTheDocument()
  })
})

describe('an office file', () => {
  const report = (state: 'pending' | 'failed' = 'pending') =>
    aFile({ type: flags.word, displayName: 'report.docx', conversion: { state, reason: null } })

  it('is asked for again four times, every four seconds; then one is asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, post } = open([report()])
    server.on('GET /api/v2/files/:id/entity', refuse(409, { code: 'CONVERSION_PENDING', retryAfter: 4 }) as never)
    await name('report.docx')
    const asked = () => server.received('GET /api/v2/files/:id/entity').length
    for (const times of [1, 2, 3, 4]) {
      await waitFor(() => expect(asked()).toBe(times))
      expect(await screen.findByText(`第 ${times} 次查看進度，最多 4 次`)).toBeInTheDocument()
      expect(screen.queryByText('哎呀，還要再等一下')).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(4_000))
    }
    const dialog = await screen.findByRole('dialog', { name: '哎呀，還要再等一下' })
    expect(asked()).toBe(5)
    expect(dialog).toHaveTextContent('這份檔案還在轉檔，要重新載入預覽嗎？')
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(asked()).toBe(5)

    fireEvent.click(within(dialog).getByRole('button', { name: '重新載入' }))
    await waitFor(() => expect(asked()).toBe(6))
    expect(server.received('GET /api/v2/files/:id/entity')[0]?.path).toContain(post.files[0]?.id)
  })

  it('can be left alone, and loaded later or downloaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open([report()])
    server.on('GET /api/v2/files/:id/entity', refuse(409, { code: 'CONVERSION_PENDING', retryAfter: 4 }) as never)
    await name('report.docx')
    for (let time = 0; time < 5; time += 1) await act(() => vi.advanceTimersByTimeAsync(4_000))
    fireEvent.click(within(await screen.findByRole('dialog', { name: /哎呀/ })).getByRole('button', { name: '取消' }))
    expect(screen.queryByRole('dialog', { name: /哎呀/ })).not.toBeInTheDocument()
    expect(screen.getByText('預覽還沒準備好')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: '下載' })).not.toHaveLength(0)
  })

  it('that could not be converted is tried again for its owner', async () => {
    const { server, user } = open([report('failed')])
    server
      .on('GET /api/v2/files/:id/entity', refuse(422, { code: 'CONVERSION_FAILED' }) as never)
      .on('POST /api/v2/file/:id/conversion', report())
    expect(await screen.findByText('轉檔失敗')).toBeInTheDocument()
    server.on('GET /api/v2/files/:id/entity', refuse(409, { code: 'CONVERSION_PENDING' }) as never)
    await user.click(screen.getByRole('button', { name: '再試一次' }))
    expect(await screen.findByText('正在準備預覽')).toBeInTheDocument()
    expect(server.received('POST /api/v2/file/:id/conversion')).toHaveLength(1)
  })

  it('for which the server has no program is there to download, and nothing that cannot work is offered', async () => {
    const { server } = open([report('failed')])
    server.on('GET /api/v2/files/:id/entity', refuse(415, { code: 'CONVERSION_UNAVAILABLE' }) as never)
    expect(await screen.findByText('這裡沒有預覽')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: '下載' })).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: '再試一次' })).not.toBeInTheDocument()
  })

  it('that only its owner may have says why', async () => {
    const { server } = open([report('failed')])
    server.on('GET /api/v2/files/:id/entity', refuse(403, { code: 'FILE_WITHHELD' }) as never)
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(/拍攝地點.*只有上傳的人能打開/)
    expect(within(note).queryByRole('link', { name: '下載' })).not.toBeInTheDocument()
  })
})

describe('a text', () => {
  it('is read in the encoding it was written in', async () => {
    const { server } = open([aFile({ type: flags.txt, displayName: 'notes.txt', bytes: 4 })])
    expect(server).toBeDefined()
    const others = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/entity')
        ? Promise.resolve(new Response(new Uint8Array([0xbe, 0xc7, 0xb2, 0xdf])))
        : others(url, init),
    )
    expect(await screen.findByText('學習')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'notes.txt' })).toBeInTheDocument()
  })
})

describe('what may be taken along', () => {
  it('is the original, by its shown name', async () => {
    open([aFile({ type: flags.other, displayName: 'data.bin' })])
    await name('data.bin')
    for (const link of screen.getAllByRole('link', { name: '下載' })) {
      expect(link).toHaveAttribute('download', 'data.bin')
      expect(link).toHaveAttribute('href', expect.stringMatching(/entity\?type=original$/))
    }
    expect(screen.getByText('這種檔案無法在這裡預覽，請下載後再開啟。')).toBeInTheDocument()
  })

  it('is nothing after the download period, and that is said', async () => {
    open([aFile({ downloadPeriod: '2026-01-01T00:00:00.000Z' })], { mine: false })
    await name('river.jpg')
    expect(screen.queryByRole('link', { name: '下載' })).not.toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'river.jpg' })).not.toBeInTheDocument()
    expect(screen.getByText(/對方設定的下載期限已過/)).toBeInTheDocument()
  })

  it('is still the owner’s', async () => {
    open([aFile({ downloadPeriod: '2026-01-01T00:00:00.000Z' })])
    await name('river.jpg')
    expect(screen.getByRole('link', { name: '下載' })).toBeInTheDocument()
  })

  it('is the record’s address', async () => {
    const { user, post } = open(pictures())
    await name('river.jpg')
    await user.click(screen.getByRole('button', { name: '複製紀錄的連結' }))
    expect(await navigator.clipboard.readText()).toBe(
      `http://localhost:3000/user/portfolio/${post.id}`.replace(':3000', ''),
    )
    expect(screen.getByText('已複製連結')).toBeInTheDocument()
  })

  it('is no address where somebody shares only with some', async () => {
    const post = aPost({ files: pictures(), owner: teacher, privacy: 1 })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/file-viewer?post=${post.id}&index=0`)
    await name('river.jpg')
    expect(screen.queryByRole('button', { name: '複製紀錄的連結' })).not.toBeInTheDocument()
  })
})
