import type { FileSummary } from '@learntrail/contract/files/files'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile, aPost, writersServer } from '../../posts/posts.fixture.ts'
import { languageFor } from './caption-choice.ts'
import { clockOf } from './clock.rules.ts'
import { cueAt } from './cue-at.rules.ts'

const both: FileSummary['captions'] = [
  { language: 'zh-Hant', version: 1 },
  { language: 'en', version: 2 },
]
const texts: Record<string, string> = {
  'zh-Hant': 'WEBVTT\n\n00:01.000 --> 00:03.000\n<i>看</i>水位\n\n00:04.000 --> 00:06.000\n溶氧\n',
  en: 'WEBVTT\n\n00:01.000 --> 00:03.000\nwater level\n',
}

function open(captions: FileSummary['captions'], type = 2) {
  const file = aFile({ type, displayName: 'river.mp4', captions })
  const post = aPost({ files: [file] })
  writersServer().on('GET /api/v2/portfolios/:id', post)
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const [, language = ''] = /\/captions\/(.+)$/.exec(url) ?? []
    return language in texts ? Promise.resolve(new Response(texts[language])) : others(url, init)
  })
  return { ...openApplication(`/file-viewer?post=${post.id}&index=0`), file }
}
const player = (selector = 'video') => screen.findByLabelText<HTMLVideoElement>('river.mp4', { selector })

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
})

describe('a film', () => {
  it('without captions plays as ever', async () => {
    open([])
    expect((await player()).querySelectorAll('track')).toHaveLength(0)
    expect(screen.queryByRole('combobox', { name: '字幕' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '逐字稿' })).not.toBeInTheDocument()
  })

  it('of which nothing is said of captions, as a device kept it from before them, plays as well', async () => {
    open(undefined as never)
    expect(await player()).toBeVisible()
  })

  it('brings those of all languages to its player, each by its own name', async () => {
    const { file } = open(both)
    const tracks = [...(await player()).querySelectorAll('track')]
    expect(tracks.map((track) => [track.srclang, track.label, track.getAttribute('src')])).toEqual([
      ['zh-Hant', '中文', `/api/v2/files/${file.id}/captions/zh-Hant`],
      ['en', 'English', `/api/v2/files/${file.id}/captions/en`],
    ])
  })

  it('shows none until somebody wants them, and then in every film on this device', async () => {
    const { user } = open(both)
    const choice = await screen.findByRole('combobox', { name: '字幕' })
    expect(choice).toHaveValue('')
    await user.selectOptions(choice, 'English')
    expect(choice).toHaveValue('en')
    cleanup()
    open(both)
    expect(await screen.findByRole('combobox', { name: '字幕' })).toHaveValue('en')
  })

  it('is read in its transcript: a press plays a line, and what is said is marked', async () => {
    const { user } = open(both)
    const film = await player()
    await user.click(await screen.findByRole('button', { name: '逐字稿' }))
    const lines = within(await screen.findByRole('list', { name: '逐字稿' })).getAllByRole('button')
    expect(lines.map((line) => line.textContent)).toEqual(['0:01看水位', '0:04溶氧'])
    await user.click(lines[1] as HTMLElement)
    expect(film.currentTime).toBe(4)
    expect(film.play).toHaveBeenCalled()
    act(() => void fireEvent.timeUpdate(film))
    await waitFor(() => expect(lines[1]).toHaveAttribute('aria-current', 'true'))
    expect(lines[0]).not.toHaveAttribute('aria-current')
    film.currentTime = 3.5
    act(() => void fireEvent.timeUpdate(film))
    await waitFor(() => expect(lines[1]).not.toHaveAttribute('aria-current'))
    await user.click(screen.getByRole('button', { name: '逐字稿' }))
    expect(screen.queryByRole('list', { name: '逐字稿' })).not.toBeInTheDocument()
  })
})

it('a sound has what is said in it to be read, in the language that one chooses', async () => {
  const { user } = open(both, 4)
  await player('audio')
  expect(screen.queryByRole('combobox', { name: '字幕' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '逐字稿' }))
  expect(await screen.findByText('溶氧')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '語言' }), 'English')
  expect(await screen.findByText('water level')).toBeVisible()
})

describe('the language', () => {
  it.each([
    [{ isOn: true, language: 'en' }, 'zh-Hant', 'en'],
    [{ isOn: true, language: null }, 'zh-Hant', 'zh-Hant'],
    [{ isOn: true, language: 'vi' }, 'en', 'en'],
  ] as const)('of %o in an interface in %s is %s', (choice, shown, wanted) => {
    expect(languageFor(both, choice, shown)).toBe(wanted)
  })

  it('is what there is where nothing fits', () => {
    expect(languageFor([{ language: 'hak', version: 1 }], { isOn: true, language: 'en' }, 'zh-Hant')).toBe('hak')
    expect(languageFor([], { isOn: true, language: 'en' }, 'zh-Hant')).toBeNull()
  })
})

it('of lines that overlap, the one that began last is said', () => {
  const cues = [
    { start: 0, end: 9 },
    { start: 5, end: 6 },
  ]
  expect([-1, 0, 5, 6, 9].map((moment) => cueAt(cues, moment))).toEqual([-1, 0, 1, 0, -1])
})

it('a moment is as short as it can be read', () => {
  expect([0, 65_000, 3_725_900].map(clockOf)).toEqual(['0:00', '1:05', '1:02:05'])
})
