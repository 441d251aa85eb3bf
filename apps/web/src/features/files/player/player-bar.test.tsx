import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, switchLocale } from '../../../i18n/i18n.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { PlayerBar, type PlayerBarProps } from './player-bar.tsx'

beforeEach(async () => {
  await switchLocale('tw')
  await loadTexts('files/player')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

function Player(props: Omit<PlayerBarProps, 'media' | 'label'>) {
  const media = useRef<HTMLVideoElement>(null)
  return (
    <ThemeProvider>
      {/* biome-ignore lint/a11y/useMediaCaption: there is no speech in it */}
      <video ref={media} controls data-testid="media" />
      <PlayerBar media={media} label="雨聲" {...props} />
    </ThemeProvider>
  )
}

function open(props: Parameters<typeof Player>[0] = {}) {
  const { unmount } = render(<Player {...props} />)
  const media = screen.getByTestId<HTMLVideoElement>('media')
  const become = (facts: Partial<Record<'paused' | 'duration', unknown>>, event: string) => {
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(media, name, { value, configurable: true })
    act(() => void fireEvent(media, new Event(event)))
  }
  return { user: userEvent.setup(), media, become, unmount }
}

describe('a player', () => {
  it('stands for the controls of the browser, plays and pauses, and says which it does', async () => {
    const { user, media, become, unmount } = open()
    expect(screen.getByRole('group', { name: '「雨聲」的播放方式' })).toBeInTheDocument()
    expect(media.controls).toBe(false)
    await user.click(screen.getByRole('button', { name: '播放' }))
    expect(media.play).toHaveBeenCalled()
    become({ paused: false }, 'play')
    await user.click(screen.getByRole('button', { name: '暫停' }))
    expect(media.pause).toHaveBeenCalled()
    become({ paused: true }, 'pause')
    expect(screen.getByRole('button', { name: '播放' })).toBeInTheDocument()
    unmount()
    expect(media.controls).toBe(true)
  })

  it('says where it is, and goes where somebody wants it', () => {
    const { media, become } = open()
    const place = screen.getByRole('slider', { name: '播放位置' })
    expect(place).toBeDisabled()
    become({ duration: 220 }, 'durationchange')
    media.currentTime = 12
    become({}, 'timeupdate')
    expect(place).toBeEnabled()
    expect(place).toHaveAttribute('aria-valuetext', '0:12／3:40')
    fireEvent.change(place, { target: { value: '60' } })
    expect(media.currentTime).toBe(60)
  })

  it('knows how long a recording is whose file does not say so', () => {
    const { become } = open({ seconds: 65 })
    become({ duration: Number.POSITIVE_INFINITY }, 'durationchange')
    expect(screen.getByRole('slider', { name: '播放位置' })).toHaveAttribute('aria-valuetext', '0:00／1:05')
  })

  it('is as fast and as loud as somebody wants it', async () => {
    const { user, media } = open()
    await user.selectOptions(screen.getByRole('combobox', { name: '速度' }), '1.5 倍')
    expect(media.playbackRate).toBe(1.5)
    const mute = screen.getByRole('button', { name: '靜音' })
    await user.click(mute)
    expect(media.muted).toBe(true)
    expect(mute).toHaveAttribute('aria-pressed', 'true')
    fireEvent.change(screen.getByLabelText('音量'), { target: { value: '0.4' } })
    expect(media).toMatchObject({ muted: false, volume: 0.4 })
  })

  it('of a film has the whole screen, where the browser’s own controls come back', async () => {
    const { user, media } = open({ kind: 'video' })
    const turn = vi.fn(async () => undefined)
    Object.defineProperty(media, 'requestFullscreen', { value: turn, configurable: true })
    await user.click(screen.getByRole('button', { name: '全螢幕' }))
    expect(turn).toHaveBeenCalled()
    Object.defineProperty(document, 'fullscreenElement', { value: media, configurable: true })
    act(() => void fireEvent(media, new Event('fullscreenchange')))
    expect(media.controls).toBe(true)
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
    act(() => void fireEvent(media, new Event('fullscreenchange')))
    expect(media.controls).toBe(false)
  })

  it('plays at a press on the picture', async () => {
    const { user, media } = open({ kind: 'video' })
    await user.click(media)
    expect(media.play).toHaveBeenCalled()
  })
})
