import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../../testing/open-application.tsx'
import { aCourse, courseId, courseServer, unitIds } from '../../../courses/courses.fixture.ts'

const address = `/courses/${courseId}?unit=${unitIds[1]}`

async function open(change: { hasSmall?: boolean } = {}) {
  const course = aCourse()
  courseServer({
    ...course,
    files: course.files.map((one) => ({ ...one, file: one.file && { ...one.file, ...change } })),
  })
  const opened = openApplication(address)
  const region = within(await screen.findByRole('region', { name: '怎麼量溶氧' }))
  const film = region.getByLabelText<HTMLVideoElement>('怎麼量溶氧', { selector: 'video' })
  Object.defineProperty(film, 'duration', { value: 61, configurable: true })
  await region.findByRole('group', { name: '「怎麼量溶氧」的播放方式' })
  return { ...opened, film, region }
}
/** Sets what a real player does by itself but jsdom does not. */
function isPlaying(film: HTMLVideoElement, now: boolean) {
  Object.defineProperty(film, 'paused', { value: !now, configurable: true })
  if (now) act(() => void fireEvent.play(film))
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
})

describe('the bar of a film', () => {
  it('sets its speed, which the next film has as well', async () => {
    const { user, film, region, view } = await open()
    await user.selectOptions(region.getByRole('combobox', { name: '速度' }), '1.5 倍')
    expect(film.playbackRate).toBe(1.5)
    expect(region.getByText('速度 1.5 倍')).toBeInTheDocument()
    view.unmount()
    const next = await open()
    expect(next.film.playbackRate).toBe(1.5)
    expect(next.region.getByRole('combobox', { name: '速度' })).toHaveValue('1.5')
  })

  it('follows what the player’s own menu sets', async () => {
    const { film, region } = await open()
    film.playbackRate = 1.1
    act(() => void fireEvent(film, new Event('ratechange')))
    expect(region.getByRole('combobox', { name: '速度' })).toHaveDisplayValue('1.1 倍')
  })

  it('leaps, not beyond the beginning and the end', async () => {
    const { user, film, region } = await open()
    film.currentTime = 55
    await user.click(region.getByRole('button', { name: '快轉 10 秒' }))
    expect(film.currentTime).toBe(61)
    film.currentTime = 4
    await user.click(region.getByRole('button', { name: '倒退 10 秒' }))
    expect(film.currentTime).toBe(0)
  })

  it('has no picture in picture where the browser has none, and says where it stands', async () => {
    const without = await open()
    expect(without.region.queryByRole('button', { name: '子母畫面' })).toBeNull()
    without.view.unmount()
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
    try {
      const { user, film, region } = await open()
      const button = region.getByRole('button', { name: '子母畫面' })
      const request = vi.fn(async () => undefined)
      Object.assign(film, { requestPictureInPicture: request })
      await user.click(button)
      expect(request).toHaveBeenCalled()
      Object.defineProperty(document, 'pictureInPictureElement', { value: film, configurable: true })
      act(() => void fireEvent(film, new Event('enterpictureinpicture')))
      expect(button).toHaveAttribute('aria-pressed', 'true')
      Object.defineProperty(document, 'pictureInPictureElement', { value: null, configurable: true })
      act(() => void fireEvent(film, new Event('leavepictureinpicture')))
      expect(button).toHaveAttribute('aria-pressed', 'false')
      request.mockRejectedValueOnce(new Error('not yet'))
      await user.click(button)
      expect(await region.findByText(/現在開不了子母畫面/)).toBeInTheDocument()
    } finally {
      Reflect.deleteProperty(document, 'pictureInPictureEnabled')
      Reflect.deleteProperty(document, 'pictureInPictureElement')
    }
  })
})

describe('the quality of a film', () => {
  it('is no choice where there is but one', async () => {
    const { region, film } = await open()
    expect(region.queryByRole('combobox', { name: '畫質' })).toBeNull()
    expect(film.getAttribute('src')).toContain('type=preview')
  })

  it('is remembered, and another keeps the place and goes on playing', async () => {
    const { user, film, region, view } = await open({ hasSmall: true })
    film.currentTime = 20
    isPlaying(film, true)
    await user.selectOptions(region.getByRole('combobox', { name: '畫質' }), '省流量')
    expect(film.getAttribute('src')).toContain('type=small')
    film.currentTime = 0
    vi.mocked(film.play).mockClear()
    act(() => void fireEvent.loadedMetadata(film))
    expect(film.currentTime).toBe(20)
    expect(film.play).toHaveBeenCalledOnce()
    view.unmount()
    expect((await open({ hasSmall: true })).film.getAttribute('src')).toContain('type=small')
  })

  it('is the clear one again where the small one is lost', async () => {
    const { user, film, region } = await open({ hasSmall: true })
    await user.selectOptions(region.getByRole('combobox', { name: '畫質' }), '省流量')
    act(() => void fireEvent.error(film))
    expect(film.getAttribute('src')).toContain('type=preview')
    expect(region.queryByRole('combobox', { name: '畫質' })).toBeNull()
    act(() => void fireEvent.error(film))
    expect(await region.findByText('無法播放這段影片')).toBeVisible()
  })

  it('of one that stood does not begin to play', async () => {
    const { user, film, region } = await open({ hasSmall: true })
    film.currentTime = 20
    await user.selectOptions(region.getByRole('combobox', { name: '畫質' }), '省流量')
    vi.mocked(film.play).mockClear()
    act(() => void fireEvent.loadedMetadata(film))
    expect(film.currentTime).toBe(20)
    expect(film.play).not.toHaveBeenCalled()
  })

  it('is the small one on a line that says that it is slow', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true })
    try {
      const { film, region } = await open({ hasSmall: true })
      expect(film.getAttribute('src')).toContain('type=small')
      expect(region.getByRole('combobox', { name: '畫質' })).toHaveDisplayValue('自動（省流量）')
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  })

  it('becomes the small one once the film has stood still for too long', async () => {
    const { film } = await open({ hasSmall: true })
    isPlaying(film, true)
    vi.useFakeTimers()
    try {
      act(() => void fireEvent.waiting(film))
      act(() => void vi.advanceTimersByTime(3_900))
      expect(film.getAttribute('src')).toContain('type=preview')
      act(() => void vi.advanceTimersByTime(200))
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(film.getAttribute('src')).toContain('type=small'))
  })
})

describe('the keys of a film', () => {
  it('move it once it is watched, wherever the focus is, and turn no unit over then', async () => {
    const { user, film, at } = await open()
    const before = at()
    film.currentTime = 30
    isPlaying(film, true)
    await user.keyboard('{ArrowRight}')
    expect(film.currentTime).toBe(35)
    await user.keyboard('{ArrowLeft}jl')
    expect(film.currentTime).toBe(30)
    await user.keyboard('k')
    expect(film.pause).toHaveBeenCalledOnce()
    await user.keyboard(' ')
    expect(film.pause).toHaveBeenCalledTimes(2)
    await user.keyboard('m')
    expect(film.muted).toBe(true)
    await user.keyboard('>')
    expect(film.playbackRate).toBe(1.25)
    await user.keyboard('<<')
    expect(film.playbackRate).toBe(0.75)
    expect(at()).toBe(before)
  })

  it('leave the page its arrows before', async () => {
    const { user, at } = await open()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(at()).toContain(unitIds[2]))
  })

  it('are the player’s own while it has the focus, but for those that it lacks', async () => {
    const { film } = await open()
    film.currentTime = 30
    isPlaying(film, true)
    expect(fireEvent.keyDown(film, { key: ' ' })).toBe(true)
    expect(fireEvent.keyDown(film, { key: 'ArrowRight' })).toBe(true)
    expect(film.currentTime).toBe(30)
    expect(film.pause).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(film, { key: 'j' })).toBe(false)
    expect(film.currentTime).toBe(20)
  })

  it('are letters where somebody writes or chooses, and press the button that has the focus', async () => {
    const { film, region } = await open()
    isPlaying(film, true)
    fireEvent.keyDown(region.getByRole('combobox', { name: '速度' }), { key: 'k' })
    const field = document.createElement('textarea')
    document.body.append(field)
    fireEvent.keyDown(field, { key: 'k' })
    field.remove()
    expect(fireEvent.keyDown(region.getByRole('button', { name: '快轉 10 秒' }), { key: ' ' })).toBe(true)
    expect(film.pause).not.toHaveBeenCalled()
  })
})
