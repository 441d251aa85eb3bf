import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../../testing/open-application.tsx'
import { aCourse, courseId, unitIds } from '../../courses.fixture.ts'
import { aLearning, learningServer } from '../learning.fixture.ts'

const address = `/courses/${courseId}/learn`
const [, second, third] = unitIds
const one = aCourse({ part: 'learner' })
const films = (names: readonly string[]) =>
  names.map((name, at) => ({
    id: `019f0000-0000-7000-8000-0000000009${at}${name.length}`,
    type: 'video' as const,
    name,
    courseFileId: one.files[0]?._id ?? null,
    address: null,
    duration: 61,
  }))

/** A course with these films in its second and third units. */
function courseWith(ofSecond: readonly string[], ofThird: readonly string[]) {
  const chapters = one.chapters.map((chapter) => ({
    ...chapter,
    units: chapter.units.map((unit) => {
      const names = unit.id === second ? ofSecond : unit.id === third ? ofThird : []
      return { ...unit, resources: films(names) }
    }),
  }))
  return { ...one, chapters }
}

async function open({ ofSecond = ['量'], ofThird = ['採樣'], unit = second as string } = {}) {
  learningServer(aLearning({ course: courseWith(ofSecond, ofThird), pieces: [] }))
  const opened = openApplication(`${address}?unit=${unit}`)
  const name = unit === second ? ofSecond[0] : ofThird[0]
  return { ...opened, film: await filmOf(name ?? '') }
}
const filmOf = async (name: string) =>
  within(await screen.findByRole('region', { name })).getByLabelText<HTMLVideoElement>(name, { selector: 'video' })
const card = () => screen.queryByRole('complementary', { name: '接著看' })
const end = (film: HTMLVideoElement) => act(() => void fireEvent.ended(film))
/** Advances the clock second by second, rendering each. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000))
}

beforeEach(() => {
  // New browsers return a promise here.
  Element.prototype.scrollIntoView = vi.fn(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

describe('after the last film of a unit', () => {
  it('the next unit comes by itself within five seconds, and its film plays', async () => {
    const { film, at } = await open()
    vi.useFakeTimers()
    end(film)
    expect(card()).toHaveTextContent('接著：第一次採樣')
    expect(card()).toHaveTextContent('5 秒後')
    expect(screen.getByText('接著：第一次採樣', { selector: '[role="status"]' })).toBeInTheDocument()
    pass(4)
    expect(at()).toContain(second)
    pass(1)
    vi.useRealTimers()
    await waitFor(() => expect(at()).toBe(`${address}?unit=${third}`))
    const next = await filmOf('採樣')
    expect(vi.mocked(HTMLMediaElement.prototype.play).mock.contexts).toContain(next)
  })

  it('one goes on at once, or stays', async () => {
    const { film, user, at } = await open()
    const focus = vi.spyOn(film, 'focus')
    end(film)
    await user.click(screen.getByRole('button', { name: '留在這裡' }))
    expect(card()).toBeNull()
    expect(focus).toHaveBeenCalled()
    end(film)
    await user.click(screen.getByRole('button', { name: '現在就看' }))
    await waitFor(() => expect(at()).toBe(`${address}?unit=${third}`))
    expect(card()).toBeNull()
  })

  it('a browser that refuses to play shows it ready', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const { film, user } = await open()
    end(film)
    await user.click(screen.getByRole('button', { name: '現在就看' }))
    expect(await filmOf('採樣')).toBeVisible()
  })

  it('it waits for a press while somebody writes', async () => {
    const { film, at } = await open()
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
    vi.useFakeTimers()
    end(film)
    pass(8)
    expect(at()).toContain(second)
    expect(card()).toBeVisible()
    expect(card()).not.toHaveTextContent('秒後')
    field.remove()
  })

  it('it waits for a press where somebody wants no motion', async () => {
    const real = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...real(query),
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { film } = await open()
    end(film)
    expect(card()).toBeVisible()
    expect(card()).not.toHaveTextContent('秒後')
  })

  it('nothing comes where it was switched off, on this device from then on', async () => {
    const { film, user, view } = await open()
    const choice = screen.getByRole('switch', { name: '自動播下一個' })
    expect(choice).toBeChecked()
    await user.click(choice)
    end(film)
    expect(card()).toBeNull()
    view.unmount()
    await open()
    expect(screen.getByRole('switch', { name: '自動播下一個' })).not.toBeChecked()
  })

  it('nothing comes after the last unit', async () => {
    const { film } = await open({ unit: third })
    end(film)
    expect(card()).toBeNull()
  })

  it('who plays it again stays', async () => {
    const { film } = await open()
    end(film)
    act(() => void fireEvent.play(film))
    expect(card()).toBeNull()
  })
})

it('another film of the unit is offered before it, and plays by a press alone', async () => {
  const { film, user } = await open({ ofSecond: ['量', '再量一次'] })
  end(film)
  const next = within(screen.getByRole('region', { name: '再量一次' }))
  expect(next.getByText('接著：再量一次')).toBeVisible()
  expect(next.queryByText(/秒後/)).toBeNull()
  await user.click(next.getByRole('button', { name: '現在就看' }))
  expect(vi.mocked(HTMLMediaElement.prototype.play).mock.contexts).toContain(await filmOf('再量一次'))
})

it('a course in which no film has anything after it has no switch', async () => {
  learningServer(aLearning({ course: courseWith([], []), pieces: [] }))
  openApplication(`${address}?unit=${second}`)
  await screen.findByRole('heading', { name: '溶氧是什麼', level: 2 })
  expect(screen.queryByRole('switch', { name: '自動播下一個' })).toBeNull()
})
