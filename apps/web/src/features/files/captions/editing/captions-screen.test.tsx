import type { WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../../testing/describe-faces.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { aFile, writersServer } from '../../../posts/posts.fixture.ts'

const vtt = (...lines: string[]) =>
  `WEBVTT\n\n${lines.map((words, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${words}\n`).join('\n')}`

/** Stores saved captions and refuses old versions, as the server does. */
function captionServer(text = '', part: Parameters<typeof aFile>[0] = {}) {
  const film = aFile({ type: 2, displayName: 'river.mp4', duration: 60, ...part })
  let own: WrittenCaptions = { language: 'zh-Hant', text, version: text === '' ? 0 : 1 }
  const server = writersServer()
    .on('GET /api/v2/files/shown', () => ({ items: [{ ...film, isMine: true, discloses: null }] }))
    .on('GET /api/v2/file/:id/captions/:language', () => own)
    .on('PUT /api/v2/file/:id/captions/:language', ({ body }) => {
      const save = body as { text: string; version: number }
      if (save.version !== own.version) return refuse(409, { code: 'CAPTIONS_CONFLICT' })
      own = { ...own, text: save.text, version: own.version + 1 }
      return own
    })
  return {
    server,
    saved: () => own.text,
    saveElsewhere: (words: string) => {
      own = { ...own, text: words, version: own.version + 1 }
    },
    path: `/user/fileedit/${film.id}/captions`,
    open: () => openApplication(`/user/fileedit/${film.id}/captions`),
  }
}

const words = (number: number) => screen.findByRole('textbox', { name: `第 ${number} 句的內容` })
const bringIn = async (user: { upload: (field: HTMLElement, file: File) => Promise<void> }, file: File) =>
  user.upload(screen.getByTestId('captions-picker'), file)

describe('captions that are typed', () => {
  it('are saved by themselves, line by line, by keys alone', async () => {
    const { open, saved } = captionServer()
    const { user } = open()
    expect(await screen.findByText(/還沒有字幕/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '加一句' }))
    expect(await words(1)).toHaveFocus()
    await user.keyboard('看水位{Enter}')
    expect(await words(2)).toHaveFocus()
    await user.keyboard('溶氧')
    await waitFor(() =>
      expect(saved()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n看水位\n\n00:00:03.000 --> 00:00:06.000\n溶氧\n'),
    )
    expect(await screen.findByText('已儲存')).toBeVisible()
  })

  it('take their times from the film', async () => {
    const { open, saved } = captionServer(vtt('看水位'))
    const { user } = open()
    const film = await screen.findByLabelText<HTMLVideoElement>('river.mp4', { selector: 'video' })
    film.currentTime = 12.5
    await user.click(await screen.findByRole('button', { name: '第 1 句到現在結束' }))
    expect(screen.getByRole('textbox', { name: '第 1 句的結束' })).toHaveValue('0:12.500')
    film.currentTime = 10
    await user.click(await words(1))
    await user.keyboard('{Alt>}i{/Alt}')
    expect(screen.getByRole('textbox', { name: '第 1 句的開始' })).toHaveValue('0:10.000')
    await waitFor(() => expect(saved()).toContain('00:00:10.000 --> 00:00:12.500'))
  })

  it('that end before they begin wait on this device, and hold nothing else up', async () => {
    const { open, saved } = captionServer(vtt('看水位', '溶氧'))
    const { user } = open()
    const end = await screen.findByRole('textbox', { name: '第 2 句的結束' })
    await user.clear(end)
    await user.type(end, '0.5')
    expect(await screen.findByText(/結束要比開始晚/)).toBeVisible()
    await user.type(await words(1), '了')
    await waitFor(() => expect(saved()).toBe(vtt('看水位了')))
    await user.clear(end)
    await user.type(end, '4')
    await waitFor(() => expect(saved()).toContain('00:00:01.000 --> 00:00:04.000\n溶氧'))
  })

  it('past the end of the film are told', async () => {
    const { open } = captionServer('WEBVTT\n\n00:59.000 --> 01:02.000\n還有\n')
    open()
    expect(await screen.findByText(/超過影片的長度/)).toBeVisible()
  })

  it('are divided, put together, moved and taken out', async () => {
    const { open, saved } = captionServer(vtt('看水位', '溶氧'))
    const { user } = open()
    const act = async (number: number, verb: string) => {
      await user.click(await screen.findByRole('button', { name: `第 ${number} 句的選項` }))
      await user.click(await screen.findByRole('menuitem', { name: verb }))
    }
    await act(1, '和下一句合併')
    await waitFor(() => expect(saved()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n看水位\n溶氧\n'))
    await user.click(screen.getByText('全部提早或延後'))
    await user.click(screen.getByRole('button', { name: '延後' }))
    await waitFor(() => expect(saved()).toContain('00:00:00.500 --> 00:00:02.500'))
    await act(1, '刪掉這句')
    await waitFor(() => expect(saved()).toBe(''))
  })

  it('elsewhere meanwhile are asked about, and nothing of mine is lost', async () => {
    const { open, saved, saveElsewhere } = captionServer(vtt('看水位'))
    const { user } = open()
    const field = await words(1)
    saveElsewhere(vtt('別處寫的'))
    await user.type(field, '了')
    expect(await screen.findByText('這份字幕在別的地方也改了')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '兩份都留' }))
    await waitFor(() => expect(saved()).toContain('看水位了'))
    await waitFor(() => expect(saved()).toContain('別處寫的'))
  })
})

describe('a file of captions', () => {
  it('is brought in as it is, in Big5 as well', async () => {
    const { open, saved } = captionServer()
    const { user } = open()
    await screen.findByText(/還沒有字幕/)
    const srt = new TextEncoder().encode('1\r\n00:00:01,000 --> 00:00:02,000\r\n')
    await bringIn(user, new File([srt, new Uint8Array([0xbe, 0xc7, 0xb2, 0xdf])], 'river.srt'))
    expect(await words(1)).toHaveValue('學習')
    await waitFor(() => expect(saved()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n學習\n'))
  })

  it('that is wrong is told with the line, and what was there stays', async () => {
    const { open } = captionServer(vtt('看水位'))
    const { user } = open()
    await words(1)
    await bringIn(user, new File(['WEBVTT\n\n00:03.000 --> 00:02.000\n水'], 'river.vtt'))
    expect(await screen.findByText(/第 3 行的結束時間沒有比開始晚/)).toBeVisible()
    await bringIn(user, new File(['筆記'], 'river.vtt'))
    expect(await screen.findByText(/這個字幕檔讀不出來/)).toBeVisible()
    expect(await words(1)).toHaveValue('看水位')
  })

  it('takes the place of what was typed only after a question', async () => {
    const { open } = captionServer(vtt('看水位'))
    const { user } = open()
    await words(1)
    await user.click(screen.getByRole('button', { name: '放字幕檔' }))
    expect(within(await screen.findByRole('dialog')).getByText(/會換掉/)).toBeVisible()
  })
})

it('of a file that is not mine, or is no film, there is nothing to write', async () => {
  const { open } = captionServer('', { type: 8 })
  open()
  expect(await screen.findByText('找不到這段影片')).toBeVisible()
})

const captioned = captionServer(vtt('河水很冷'))
describeFaces({
  path: captioned.path,
  server: () => captionServer(vtt('河水很冷')).server,
  reads: ['GET /api/v2/files/shown', 'GET /api/v2/file/:id/captions/:language'],
  loaded: () => screen.getByRole('textbox', { name: '第 1 句的內容' }),
})
