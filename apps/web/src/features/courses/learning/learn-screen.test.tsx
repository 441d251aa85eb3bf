import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, cardOf, courseId, unitIds } from '../courses.fixture.ts'
import { aLearning, aRecord, learningCalls, learningServer, resourceIds } from './learning.fixture.ts'

const address = `/courses/${courseId}/learn`
const [first, second, third] = unitIds
const course = `/courses/${courseId}`

interface Told {
  unitId: string
  pieces: { pieceId: string; seen: [number, number][]; position: number }[]
}

const theFilm = async () =>
  within(await screen.findByRole('region', { name: '怎麼量溶氧' })).getByLabelText<HTMLVideoElement>('怎麼量溶氧')

/** Plays a film from one second to another, with the events a player sends. */
function run(film: HTMLElement, from: number, to: number) {
  for (let at = from; at <= to; at += 0.5) {
    Object.defineProperty(film, 'currentTime', { value: at, configurable: true, writable: true })
    fireEvent.timeUpdate(film)
  }
}

describe('learning a course', () => {
  it('goes on where one was, and says how far one is', async () => {
    learningServer()
    const { at } = openApplication(address)
    expect(await screen.findByRole('heading', { name: '溶氧是什麼', level: 2 })).toBeVisible()
    expect(at()).toBe(`${address}?unit=${second}`)
    expect(screen.getByText('學了 33%')).toBeVisible()
    expect(screen.getByText('完成 1／3 個單元')).toBeVisible()
    const contents = within(screen.getByRole('navigation', { name: '章節和單元' }))
    expect(contents.getByRole('link', { name: /站在橋上.*已完成/ })).toBeVisible()
    expect(contents.getByRole('link', { name: /溶氧是什麼.*8%/ })).toBeVisible()
  })

  it('goes on with what is left where the last unit is complete, and begins anew once all is', async () => {
    learningServer(aLearning({ ...aRecord({ lastUnitId: first }) }))
    const going = openApplication(address)
    await waitFor(() => expect(going.at()).toBe(`${address}?unit=${second}`))
    going.view.unmount()
    const units = unitIds.map((unitId) => ({ unitId, percent: 100, isComplete: true }))
    const progress = { percent: 100, isComplete: true, unitCount: 3, completeCount: 3 }
    learningServer(aLearning(aRecord({ units, progress, lastUnitId: third })))
    const done = openApplication(address)
    await waitFor(() => expect(done.at()).toBe(`${address}?unit=${first}`))
    expect(await screen.findByText('學完了')).toBeVisible()
  })

  it('tells what ran of a film, and nothing of what was jumped over', async () => {
    const server = learningServer()
    openApplication(`${address}?unit=${second}`)
    const film = await theFilm()
    expect(screen.getByText('看了 16%')).toBeVisible()
    run(film, 10, 20)
    run(film, 50, 52)
    fireEvent.pause(film)
    await waitFor(() => expect(server.received(learningCalls.watch).length).toBeGreaterThan(0))
    const told = server.received(learningCalls.watch).map(({ body }) => body as Told)
    expect(told.at(-1)).toMatchObject({
      unitId: second,
      pieces: [
        {
          pieceId: resourceIds[0],
          position: 52,
          seen: [
            [10, 20],
            [50, 52],
          ],
        },
      ],
    })
  })

  it('begins a film where it was left', async () => {
    learningServer()
    openApplication(`${address}?unit=${second}`)
    const film = await theFilm()
    Object.defineProperty(film, 'duration', { value: 61, configurable: true })
    fireEvent.loadedMetadata(film)
    expect(film.currentTime).toBe(10)
  })

  it('tells what was opened: a text that is shown, a page that is pressed', async () => {
    const server = learningServer()
    const { user } = openApplication(`${address}?unit=${second}`)
    await user.click(await screen.findByRole('link', { name: /水質年報/ }))
    const told = () =>
      server.received(learningCalls.watch).flatMap(({ body }) => (body as Told).pieces.map(({ pieceId }) => pieceId))
    await waitFor(() => expect(told()).toContain(resourceIds[1]))
    await user.click(screen.getByRole('link', { name: /下一個單元/ }))
    expect(await screen.findByText('課文 13')).toBeVisible()
    await waitFor(() => expect(told()).toContain(third))
  })

  it('keeps what it cannot tell, says so, and tells it once it can', async () => {
    const server = learningServer()
    server.on(learningCalls.watch, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    openApplication(`${address}?unit=${second}`)
    const film = await theFilm()
    run(film, 10, 14)
    fireEvent.pause(film)
    expect(await screen.findByText(/先記在這台裝置/)).toBeVisible()
    server.on(learningCalls.watch, aRecord({ pieces: [] }))
    fireEvent.pause(film)
    await waitFor(() => expect(screen.queryByText(/先記在這台裝置/)).toBeNull())
    const { body } = server.received(learningCalls.watch).at(-1) ?? {}
    expect((body as Told).pieces[0]?.seen).toEqual([[10, 14]])
  })

  it('says when there is a new edition, and that it has more than one was through with', async () => {
    const edition = { number: 2, publishedAt: '2026-11-25T08:00:00.000Z', note: '加了採樣。' }
    learningServer(aLearning({ course: aCourse({ part: 'learner', edition }), finishedAt: '2026-11-21T08:00:00.000Z' }))
    openApplication(`${address}?unit=${second}`)
    expect(await screen.findByText(/你學完之後，課程又有新的內容。.*加了採樣。/)).toBeVisible()
  })

  it.each(['COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED'] as const)(
    'leads whoever is not in it to its page: %s',
    async (code) => {
      learningServer().on(learningCalls.learn, refuse(409, { code }))
      const { at } = openApplication(address)
      await waitFor(() => expect(at()).toBe(course))
    },
  )

  it('that is not there says so', async () => {
    learningServer().on(learningCalls.learn, refuse(404, { code: 'COURSE_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeVisible()
  })
})

describe('the page of a course', () => {
  it('is where one joins, and learns at once', async () => {
    const server = learningServer(aLearning(), aCourse())
    const { user, at } = openApplication(course)
    await user.click(await screen.findByRole('button', { name: '加入課程' }))
    await waitFor(() => expect(at()).toBe(`${address}?unit=${second}`))
    expect(server.received(learningCalls.join)).toHaveLength(1)
  })

  it('says why one does not come in', async () => {
    learningServer(aLearning(), aCourse()).on(learningCalls.join, refuse(404, { code: 'COURSE_NOT_FOUND' }))
    const { user } = openApplication(course)
    await user.click(await screen.findByRole('button', { name: '加入課程' }))
    expect(await screen.findByText(/找不到這門課程，可能已經刪除/)).toBeVisible()
  })

  it('leads a learner on, and out of it after asking', async () => {
    const server = learningServer()
    const { user } = openApplication(course)
    expect(await screen.findByRole('link', { name: '繼續學習' })).toHaveAttribute('href', address)
    expect(screen.queryByRole('button', { name: '加入課程' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '退出課程' }))
    const dialog = within(await screen.findByRole('dialog', { name: '要退出這門課程嗎？' }))
    expect(dialog.getByText(/進度會留著/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '退出課程' }))
    await waitFor(() => expect(server.received(learningCalls.withdraw)).toHaveLength(1))
  })

  it('does not let whoever teaches it join', async () => {
    learningServer(aLearning(), aCourse({ part: 'lecturer' }))
    openApplication(course)
    expect(await screen.findByRole('link', { name: '從第一個單元開始' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '加入課程' })).toBeNull()
  })
})

describe('what I learn', () => {
  it('has each course with how far I am, and on with it in one press', async () => {
    const { course: one, joinedAt } = aLearning()
    const card = { ...cardOf(one), joinedAt, learntAt: null, finishedAt: null }
    learningServer().on(learningCalls.list, {
      items: [
        { ...card, progress: { percent: 33, isComplete: false, unitCount: 3, completeCount: 1 } },
        {
          ...card,
          _id: third,
          name: '讀一張地圖',
          progress: { percent: 100, isComplete: true, unitCount: 1, completeCount: 1 },
        },
      ],
      nextCursor: null,
    })
    openApplication('/courses/learning')
    expect(await screen.findByRole('link', { name: '繼續學習「河川的一年」' })).toHaveAttribute('href', address)
    expect(screen.getByText(/完成 1／3 個單元/)).toBeVisible()
    expect(screen.getByRole('link', { name: '再看一次「讀一張地圖」' })).toBeVisible()
    expect(screen.getByRole('tab', { name: '我在學的' })).toHaveAttribute('aria-selected', 'true')
  })

  it('leads to courses where there is none', async () => {
    learningServer()
    openApplication('/courses/learning')
    expect(await screen.findByRole('link', { name: '找一門課程' })).toHaveAttribute('href', '/courses')
  })
})

it('units that came after one joined are marked until they are opened', async () => {
  const server = learningServer(aLearning({ newUnitIds: [second, third] }))
  const { user } = openApplication(`${address}?unit=${first}`)
  const contents = within(await screen.findByRole('navigation', { name: '章節和單元' }))
  expect(contents.getByRole('link', { name: /第一次採樣.*新/ })).toBeVisible()
  server.on(learningCalls.learn, aLearning({ newUnitIds: [second] }))
  await user.click(contents.getByRole('link', { name: /第一次採樣/ }))
  expect(await screen.findByRole('heading', { name: '第一次採樣', level: 2 })).toBeVisible()
  const after = within(screen.getByRole('navigation', { name: '章節和單元' }))
  expect(after.queryByRole('link', { name: /第一次採樣.*新/ })).toBeNull()
  expect(after.getByRole('link', { name: /溶氧是什麼.*新/ })).toBeVisible()
})

describe('the page of a course that one learns', () => {
  it('says how far one is, and goes on', async () => {
    learningServer()
    openApplication(`/courses/${courseId}`)
    expect(await screen.findByText('學了 33%')).toBeVisible()
    expect(screen.getByRole('link', { name: '繼續學習' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '這門課程你學完了！' })).toBeNull()
  })

  it('has what there is of it once it is finished', async () => {
    const progress = { percent: 100, isComplete: true, unitCount: 3, completeCount: 3 }
    learningServer(aLearning({ progress, finishedAt: '2026-11-25T08:00:00.000Z' }))
    openApplication(`/courses/${courseId}`)
    expect(await screen.findByRole('heading', { name: '這門課程你學完了！' })).toBeVisible()
    expect(screen.getByRole('link', { name: '再看一次' })).toHaveAttribute('href', `/courses/${courseId}/learn`)
    expect(screen.getByRole('link', { name: '領取證書' })).toBeVisible()
  })
})

describeFaces({
  path: '/courses/learning',
  server: () => {
    const { course: one, joinedAt, progress } = aLearning()
    const card = { ...cardOf(one), joinedAt, learntAt: null, finishedAt: null, progress }
    return learningServer().on(learningCalls.list, { items: [card], nextCursor: null })
  },
  reads: learningCalls.list,
  loaded: () => screen.getByRole('link', { name: '繼續學習「河川的一年」' }),
  empty: { server: learningServer, says: '你還沒有加入課程' },
})

describeFaces({
  path: address,
  server: learningServer,
  reads: learningCalls.learn,
  loaded: () => screen.getByRole('navigation', { name: '章節和單元' }),
})
