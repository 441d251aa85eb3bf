import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, courseId, myCourse, unitIds } from '../courses.fixture.ts'
import { resourceIds } from '../learning/learning.fixture.ts'
import { anAnswer, aQuestion, discussedLearning, discussedServer, discussionCalls } from './discussion.fixture.ts'

const address = `/courses/${courseId}`
const learning = `${address}/learn?unit=${unitIds[1]}`
const theDiscussion = async (name = '討論') =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const theFilm = async () => screen.findByLabelText<HTMLVideoElement>('怎麼量溶氧', { selector: 'video' })
const asked = (server: ReturnType<typeof discussedLearning>) =>
  server.received(discussionCalls.ask).map(({ body }) => body)

afterEach(() => vi.restoreAllMocks())

describe('the discussion on the page of a course', () => {
  it('is read by everybody, and written by those who have joined', async () => {
    discussedServer(aCourse({ discussionCount: 2 }), [
      aQuestion({ isAnswered: true, replies: [anAnswer()], replyCount: 1 }),
    ])
    const { view } = openApplication(address)
    const there = await theDiscussion()
    expect(await there.findByText('為什麼是五點？')).toBeVisible()
    expect(there.getByText('加入課程，就能提問和回覆。')).toBeVisible()
    expect(there.queryByRole('textbox')).toBeNull()
    expect(there.getByText('講師回覆')).toBeVisible()
    expect(there.getByRole('link', { name: '溶氧是什麼，在 3:12' })).toHaveAttribute(
      'href',
      `${address}?unit=${unitIds[1]}&film=${resourceIds[0]}&second=192`,
    )
    view.unmount()
    discussedServer(aCourse({ part: 'learner' }))
    openApplication(address)
    expect(await (await theDiscussion()).findByRole('textbox', { name: '問問題，或說說你的想法' })).toBeVisible()
  })

  it('shows what somebody asks first, and what is at one unit', async () => {
    const server = discussedServer(aCourse({ part: 'learner' }))
    const { user } = openApplication(address)
    const there = await theDiscussion()
    await there.findByText('為什麼是五點？')
    await user.type(there.getByRole('textbox', { name: '問問題，或說說你的想法' }), '還有呢？{Enter}')
    await waitFor(() => expect(there.getAllByRole('article')[0]).toHaveTextContent('還有呢？'))
    await user.selectOptions(there.getByRole('combobox', { name: '單元' }), '2. 溶氧是什麼')
    await waitFor(() => expect(server.received(discussionCalls.list).at(-1)?.query.get('unitId')).toBe(unitIds[1]))
  })

  it('has what waits for an answer first for those who teach, and says so', async () => {
    const server = discussedServer(myCourse())
    openApplication(address)
    const there = await theDiscussion()
    expect(await there.findByText('還沒回覆')).toBeVisible()
    expect(server.received(discussionCalls.list).at(-1)?.query.get('order')).toBe('unanswered')
    expect(there.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('還沒回覆的先')
  })

  it('is only read once it is stopped, and not there once it is closed', async () => {
    discussedServer(aCourse({ part: 'learner', forumStatus: 'stopped' }))
    const { view } = openApplication(address)
    const there = await theDiscussion()
    expect(await there.findByText('討論已經停止，可以看，不能再發言。')).toBeVisible()
    expect(there.queryByRole('textbox')).toBeNull()
    expect(there.queryByRole('button', { name: '回覆' })).toBeNull()
    view.unmount()
    const server = discussedServer(aCourse({ part: 'learner', forumStatus: 'closed' }))
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '章節和單元' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^討論/ })).toBeNull()
    expect(server.received(discussionCalls.list)).toEqual([])
  })

  it('says what is empty and what fails', async () => {
    discussedServer(aCourse({ part: 'learner' }), [])
    const { view } = openApplication(address)
    expect(await screen.findByText('還沒有人提問。有不懂的地方，問問講師和同學吧。')).toBeVisible()
    view.unmount()
    const server = discussedServer(aCourse({ part: 'learner' }))
    server.on(discussionCalls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await (await theDiscussion()).findByRole('button', { name: /再試/ })
    server.on(discussionCalls.list, { items: [aQuestion()], nextCursor: null })
    await user.click(again)
    expect(await screen.findByText('為什麼是五點？')).toBeVisible()
  })

  it('is opened, stopped and closed by who writes the course, who reads what each means', async () => {
    const server = discussedServer(myCourse())
    const { user } = openApplication(address)
    await user.click(await (await theDiscussion()).findByRole('button', { name: '討論設定' }))
    const dialog = within(await screen.findByRole('dialog', { name: '學習者能怎麼討論？' }))
    expect(dialog.getByRole('radio', { name: /^開放/ })).toBeChecked()
    expect(dialog.getByText('大家看得到說過的話，但不能再發言。')).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: /^關閉/ }))
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    await waitFor(() =>
      expect(server.received(discussionCalls.change).map(({ body }) => body)).toEqual([{ forumStatus: 'closed' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the discussion of a unit', () => {
  it('asks at the second at which the film stands, unless one does not want that', async () => {
    const server = discussedLearning([])
    const { user } = openApplication(learning)
    const film = await theFilm()
    film.currentTime = 192.7
    const there = await theDiscussion('這個單元的討論')
    const field = there.getByRole('textbox', { name: '問問題，或說說你的想法' })
    await user.click(field)
    expect(there.getByText('問的是影片 3:12 這裡')).toBeVisible()
    film.currentTime = 200
    await user.type(field, '為什麼？{Enter}')
    const at = { unitId: unitIds[1], film: { pieceId: resourceIds[0], second: 192 } }
    await waitFor(() => expect(asked(server)).toMatchObject([{ content: '為什麼？', place: at }]))
    await waitFor(() => expect(there.queryByText(/問的是影片/)).toBeNull())
    await user.tab()
    await user.click(field)
    await user.click(there.getByRole('button', { name: '不標影片時間' }))
    await user.type(field, '還有呢？{Enter}')
    await waitFor(() => expect(asked(server)[1]).toMatchObject({ place: { unitId: unitIds[1], film: null } }))
  })

  it('goes to the second of a question, here and from elsewhere', async () => {
    discussedLearning()
    const { user, at, view } = openApplication(learning)
    const film = await theFilm()
    const there = await theDiscussion('這個單元的討論')
    await user.click(await there.findByRole('link', { name: '在 3:12' }))
    expect(film.currentTime).toBe(192)
    expect(at()).toBe(learning)
    view.unmount()
    discussedLearning()
    openApplication(`${learning}&film=${resourceIds[0]}&second=21`)
    await waitFor(async () => expect((await theFilm()).currentTime).toBe(21))
  })

  it('is folded on a telephone, and asked for once somebody wants it', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      media === '(max-width: 767px)' ? { ...wide(media), matches: true } : wide(media),
    )
    const server = discussedLearning()
    const { user } = openApplication(learning)
    const unfold = await screen.findByRole('button', { name: '這個單元的討論' })
    expect(server.received(discussionCalls.list)).toEqual([])
    await user.click(unfold)
    expect(await screen.findByText('為什麼是五點？')).toBeVisible()
  })

  it('is not there in a unit of a course whose discussion is closed', async () => {
    const server = discussedLearning([], aCourse({ part: 'learner', forumStatus: 'closed' }))
    openApplication(learning)
    await theFilm()
    expect(screen.queryByText('這個單元的討論')).toBeNull()
    expect(server.received(discussionCalls.list)).toEqual([])
  })
})
