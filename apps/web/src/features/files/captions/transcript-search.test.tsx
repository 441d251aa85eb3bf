import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile, aPost, writersServer } from '../../posts/posts.fixture.ts'

const lines = [
  '看水位',
  '溶氧',
  'ＷＡＴＥＲ',
  ...Array.from({ length: 8 }, (_, number) => `第 ${number} 段`),
  'water 又高了',
]
const two = (value: number) => String(value).padStart(2, '0')
const textOf = (said: readonly string[]) =>
  `WEBVTT\n\n${said.map((words, at) => `00:${two(2 * at)}.000 --> 00:${two(2 * at + 2)}.000\n${words}\n`).join('\n')}`

async function open(said = lines) {
  const file = aFile({ type: 2, displayName: 'river.mp4', captions: [{ language: 'zh-Hant', version: 1 }] })
  const post = aPost({ files: [file] })
  writersServer().on('GET /api/v2/portfolios/:id', post)
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/captions/') ? Promise.resolve(new Response(textOf(said))) : others(url, init),
  )
  const opened = openApplication(`/file-viewer?post=${post.id}&index=0`)
  const film = await screen.findByLabelText<HTMLVideoElement>('river.mp4', { selector: 'video' })
  await opened.user.click(await screen.findByRole('button', { name: '逐字稿' }))
  const list = await screen.findByRole('list', { name: '逐字稿' })
  const marked = () =>
    [...list.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.hasAttribute('data-now')])
  return { ...opened, film, list, marked }
}
const field = () => screen.getByRole('searchbox', { name: '在逐字稿裡找' })

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
})

describe('a transcript', () => {
  it('of ten lines is looked through without a search', async () => {
    await open(lines.slice(0, 10))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('is searched whatever the width and the capitals, and gone through by Enter, both ways', async () => {
    const { user, marked } = await open()
    await user.type(field(), 'water')
    expect(screen.getByText('第 1 處，共 2 處')).toBeVisible()
    expect(marked()).toEqual([
      ['ＷＡＴＥＲ', true],
      ['water', false],
    ])
    await user.keyboard('{Enter}')
    expect(screen.getByText('第 2 處，共 2 處')).toBeVisible()
    expect(marked().at(-1)).toEqual(['water', true])
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(screen.getByText('第 1 處，共 2 處')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '上一處' }))
    expect(screen.getByText('第 2 處，共 2 處')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一處' }))
    expect(screen.getByText('第 1 處，共 2 處')).toBeVisible()
  })

  it('takes no Enter of an input method for its own', async () => {
    const { user } = await open()
    await user.type(field(), 'water')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(screen.getByText('第 1 處，共 2 處')).toBeVisible()
  })

  it('says where there is nothing, and Escape takes the words back before it closes anything', async () => {
    const { user, marked } = await open()
    await user.type(field(), '鯨魚')
    expect(screen.getByText('找不到這些字')).toBeVisible()
    expect(screen.queryByRole('button', { name: '下一處' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(marked()).toEqual([])
  })

  it('stays where one searches, until one goes back to what is said', async () => {
    const { user, film } = await open()
    const say = (second: number) => {
      film.currentTime = second
      act(() => void fireEvent.timeUpdate(film))
    }
    say(0.5)
    expect(screen.queryByRole('button', { name: '回到現在' })).toBeNull()
    await user.type(field(), '溶氧')
    say(6.5)
    const back = await screen.findByRole('button', { name: '回到現在' })
    await user.click(back)
    await waitFor(() => expect(screen.queryByRole('button', { name: '回到現在' })).toBeNull())
    expect(field()).toHaveValue('溶氧')
  })

  it('plays a line that was found', async () => {
    const { user, film, list } = await open()
    await user.type(field(), '又高了')
    await user.click(within(list).getByRole('button', { name: /又高了/ }))
    expect(film.currentTime).toBe(22)
    expect(film.play).toHaveBeenCalled()
  })
})
