import { type InkPage, readPoints } from '@learntrail/contract/homework/ink'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../app/query-client.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import {
  hai,
  handInId,
  handInOf,
  homeworkServer,
  inDays,
  me,
  pageOf,
  qing,
  questionFor,
  questionId,
  queueItem,
  remark,
  rubric,
  versionOf,
} from '../homework.fixture.ts'
import { pressesUnderway } from './presses.ts'
import { resumePresses } from './send-presses.ts'

const address = `/user/homework/${questionId}/correct`
const nextId = '019d0000-0000-7000-8000-000000000002'
const written = {
  score: 90,
  words: '很好',
  outcome: 'reviewed',
  certifies: true,
  releasedAt: null,
  version: 1,
} as const

function serve() {
  return homeworkServer(questionFor('administrator'))
    .on(
      'GET /api/v2/homework/questions/:id/hand-ins',
      pageOf(
        queueItem(),
        queueItem({ student: hai, handInId: nextId }),
        queueItem({ student: qing, handInId: null, state: 'missing', version: null, handedInAt: null }),
      ),
    )
    .on('GET /api/v2/homework/hand-ins/:id', ({ path }) =>
      path.endsWith(nextId)
        ? { handIn: handInOf({ id: nextId, student: hai }), previousId: handInId, nextId: null }
        : { handIn: handInOf(), previousId: null, nextId },
    )
    .on('PUT /api/v2/homework/hand-ins/:id/remark', remark(written))
    .on('POST /api/v2/homework/hand-ins/:id/release', remark({ ...written, releasedAt: '2026-11-23T04:00:00.000Z' }))
}
const remarks = 'PUT /api/v2/homework/hand-ins/:id/remark'
const releases = 'POST /api/v2/homework/hand-ins/:id/release'
const score = () => screen.findByRole('textbox', { name: /^分數/ })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('correcting', () => {
  it('goes from one work to the next by keyboard, saving and releasing on the way', async () => {
    const server = serve()
    const { user, at } = openApplication(address)
    await user.type(await score(), '90')
    await user.type(screen.getByRole('textbox', { name: '評語' }), '很好')
    expect(screen.getByRole('button', { name: '批改完成' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('checkbox', { name: /^這份作品我確認過/ }))
    await user.type(screen.getByRole('textbox', { name: '評語' }), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText('已發還給「林小雨」')).toBeInTheDocument()
    expect(at()).toContain(`work=${nextId}`)
    expect(server.received('PUT /api/v2/homework/hand-ins/:id/remark').at(-1)?.body).toMatchObject({
      score: 90,
      words: '很好',
      outcome: 'reviewed',
      certifies: true,
      mayShow: false,
      handInVersion: 1,
    })
    expect(server.received('POST /api/v2/homework/hand-ins/:id/release')).toHaveLength(1)
    await screen.findByRole('link', { name: '阿海' })
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(at()).toContain(`work=${handInId}`))
  })

  it('gives points for quality by the score, or as many as one types, and never more than there are', async () => {
    const server = serve().on('GET /api/v2/homework/questions/:id', questionFor('administrator', { qualityPoints: 10 }))
    const { user } = openApplication(address)
    await user.type(await score(), '70')
    const quality = screen.getByRole('textbox', { name: '品質點數（最多 10 點）' })
    expect(quality).toHaveAttribute('placeholder', '照分數：7 點')
    await user.type(quality, '11')
    expect(quality).toHaveValue('10')
    await user.click(screen.getByRole('button', { name: '發還' }))
    await waitFor(() => expect(server.received(releases)).toHaveLength(1))
    expect(server.received(remarks).at(-1)?.body).toMatchObject({ score: 70, qualityPoints: 10 })
  })

  it('says nothing of points where the homework has none', async () => {
    serve()
    openApplication(address)
    await score()
    expect(screen.queryByRole('textbox', { name: /^品質點數/ })).not.toBeInTheDocument()
  })

  it('knows its keys wherever one is, and lists them', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.type(await score(), '80')
    await user.keyboard('{Alt>}y{/Alt}')
    expect(screen.getByRole('button', { name: '批改完成' })).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{Alt>}b{/Alt}')
    expect(screen.getByRole('button', { name: '退回修改' })).toHaveAttribute('aria-pressed', 'true')
    await user.type(screen.getByRole('textbox', { name: '評語' }), '真的嗎?')
    expect(screen.getByRole('textbox', { name: '評語' })).toHaveValue('真的嗎?')
    await user.click(screen.getByRole('button', { name: /^鍵盤快捷鍵/ }))
    const keys = within(await screen.findByRole('dialog', { name: '鍵盤快捷鍵' }))
    expect(keys.getByText('放入常用評語')).toBeInTheDocument()
    expect(keys.queryByText(/選這一項的等級/)).not.toBeInTheDocument()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(server.received(releases)).toHaveLength(0)
    await user.keyboard('{Escape}')
    screen.getByRole('button', { name: '退回修改' }).focus()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: '鍵盤快捷鍵' })).toBeInTheDocument()
  })

  it('puts in a phrase by keyboard, where one was writing', async () => {
    serve().on('GET /api/v2/homework/phrases', { items: [{ id: handInId, words: '觀察得很仔細。' }] })
    const { user } = openApplication(address)
    await score()
    const words = () => screen.getByRole('textbox', { name: '評語' })
    await user.type(words(), '小雨，{Alt>}p{/Alt}')
    const phrases = within(await screen.findByRole('list', { name: '常用評語' }))
    const phrase = await phrases.findByRole('button', { name: '觀察得很仔細。' })
    await waitFor(() => expect(phrase).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(words()).toHaveFocus())
    expect(words()).toHaveValue('小雨，觀察得很仔細。')
  })

  it('has no score above the total, and asks once where nothing is said at all', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.type(await score(), '101')
    expect(await score()).toHaveValue('100')
    await user.clear(await score())
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText(/^還沒給分數，也沒寫評語/)).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/hand-ins/:id/release')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '發還' }))
    await waitFor(() => expect(server.received(releases)).toHaveLength(1))
  })

  it('chooses levels of the rubric by number, whose points are the score', async () => {
    const server = serve().on('GET /api/v2/homework/hand-ins/:id', {
      handIn: handInOf({ rubric }),
      previousId: null,
      nextId: null,
    })
    const { user } = openApplication(address)
    const first = within(await screen.findByRole('group', { name: '看得仔細' }))
    first.getByRole('radio', { name: /很好/ }).focus()
    await user.keyboard('2')
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText(/還有項目沒選等級/)).toBeInTheDocument()
    expect(server.received(releases)).toHaveLength(0)
    first.getByRole('radio', { name: /還可以/ }).focus()
    await user.keyboard('1')
    await user.keyboard('2')
    expect(screen.getByRole('textbox', { name: '評語' })).toHaveFocus()
    expect(screen.getByText('80 / 100 分')).toBeInTheDocument()
    await waitFor(() =>
      expect(server.received(remarks).at(-1)?.body).toMatchObject({
        score: 80,
        levels: Object.fromEntries(rubric.map(({ id, levels }, place) => [id, levels[place]?.id])),
      }),
    )
  })

  it('says something of a paragraph by keyboard, and nothing where nothing was said', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await score()
    const mark = async () => {
      await user.keyboard('{Alt>}m{/Alt}')
      const paragraphs = within(await screen.findByRole('dialog'))
      await user.click(paragraphs.getByRole('button', { name: '上游十九度。' }))
    }
    await mark()
    const about = await screen.findByRole('textbox', { name: '想說的話，「上游十九度。」' })
    await waitFor(() => expect(about).toHaveFocus())
    await user.type(about, '幾點量的？')
    await mark()
    expect(screen.getAllByRole('textbox', { name: /^想說的話/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '批改完成' }))
    await user.click(screen.getByRole('button', { name: '發還' }))
    await waitFor(() => expect(server.received(releases)).toHaveLength(1))
    expect(server.received(remarks).at(-1)?.body).toMatchObject({
      places: [{ at: { kind: 'text', start: 0, end: 6 }, words: '幾點量的？' }],
    })
  })

  const picture = aFile({ displayName: '水溝.jpg' })
  const withPicture = () =>
    serve().on('GET /api/v2/homework/hand-ins/:id', {
      handIn: handInOf({ versions: [{ ...versionOf('上游十九度。'), files: [picture] }] }),
      previousId: null,
      nextId: null,
    })
  /** Lays out the page as 200 × 100 pixels from the upper left corner. */
  const onPage = () => {
    const area = { left: 0, top: 0, width: 200, height: 100 }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(area as DOMRect)
    return document.querySelector('[data-draws]') as HTMLElement
  }

  it('draws an area on a picture with the pointer, and keeps the words beside its number', async () => {
    const server = withPicture()
    const { user } = openApplication(address)
    await score()
    await user.click(screen.getByText('在「水溝.jpg」上留話'))
    await user.click(await screen.findByRole('button', { name: '在頁面上留話' }))
    const page = onPage()
    fireEvent.pointerDown(page, { pointerId: 1, clientX: 50, clientY: 25 })
    fireEvent.pointerMove(page, { pointerId: 1, clientX: 100, clientY: 50 })
    expect(page.firstElementChild).toHaveStyle({ left: '25%', top: '25%', width: '25%', height: '25%' })
    fireEvent.pointerUp(page, { pointerId: 1, clientX: 150, clientY: 75 })
    const words = await screen.findByRole('textbox', { name: '想說的話，水溝.jpg，第 1 頁' })
    await waitFor(() => expect(words).toHaveFocus())
    await user.type(words, '這裡的水位？')
    expect(screen.getByRole('button', { name: '看第 1 則' })).toHaveStyle({ left: '75%', top: '25%' })
    const at = { kind: 'file', fileId: picture.id, page: 1, x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
    await waitFor(() => expect(server.received(remarks).at(-1)?.body).toMatchObject({ places: [{ at }] }))
    await user.click(screen.getByRole('button', { name: '在頁面上留話' }))
    const again = onPage()
    fireEvent.pointerDown(again, { pointerId: 1, clientX: 100, clientY: 80 })
    fireEvent.pointerUp(again, { pointerId: 1, clientX: 100, clientY: 80 })
    const point = { ...at, x: 0.5, y: 0.8, width: 0, height: 0 }
    expect(await screen.findByRole('button', { name: '看第 2 則' })).toHaveStyle({ left: '50%', top: '80%' })
    await user.type(screen.getAllByRole('textbox', { name: /^想說的話/ })[1] as HTMLElement, '還有這裡。')
    await waitFor(() =>
      expect(server.received(remarks).at(-1)?.body).toMatchObject({ places: [{ at }, { at: point }] }),
    )
  })

  it('says something of a whole page by keyboard alone', async () => {
    const server = withPicture()
    const { user } = openApplication(address)
    await score()
    const press = async (element: HTMLElement) => {
      element.focus()
      await user.keyboard('{Enter}')
    }
    await user.click(screen.getByText('在「水溝.jpg」上留話'))
    await press(await screen.findByRole('button', { name: '在頁面上留話' }))
    await press(screen.getByRole('button', { name: '留在第 1 頁整頁' }))
    const words = await screen.findByRole('textbox', { name: /^想說的話/ })
    await waitFor(() => expect(words).toHaveFocus())
    await user.keyboard('拍得很清楚。')
    const at = { fileId: picture.id, page: 1, x: 0, y: 0, width: 1, height: 1 }
    await waitFor(() => {
      expect(server.received(remarks).at(-1)?.body).toMatchObject({ places: [{ at, words: '拍得很清楚。' }] })
    })
  })

  it('draws with a pen on a picture, takes it back and forth, and erases what is touched', async () => {
    const server = withPicture()
    const { user } = openApplication(address)
    await score()
    await user.click(screen.getByText('在「水溝.jpg」上留話'))
    await user.click(await screen.findByRole('button', { name: '筆' }))
    await user.click(screen.getByRole('button', { name: '藍色' }))
    await user.click(screen.getByRole('button', { name: '粗' }))
    const capture = () => {
      const element = document.querySelector('[data-tool]') as HTMLElement
      element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
      return element
    }
    const drag = (...places: [number, number][]) => {
      const page = capture()
      const [first, ...rest] = places.map(([clientX, clientY]) => ({ pointerId: 1, clientX, clientY, button: 0 }))
      fireEvent.pointerDown(page, first)
      for (const place of rest) fireEvent.pointerMove(page, place)
      fireEvent.pointerUp(page, rest.at(-1))
    }
    const strokesSent = () => {
      const body = server.received(remarks).at(-1)?.body as { ink: InkPage[] } | undefined
      return body?.ink.flatMap(({ strokes }) => strokes)
    }
    drag([20, 10], [100, 10], [100, 50])
    await waitFor(() => expect(strokesSent()).toHaveLength(1))
    const [stroke] = strokesSent() ?? []
    expect(stroke).toMatchObject({ color: 'blue', width: 80 })
    expect(readPoints(stroke?.points ?? '')).toEqual([
      { x: 1_000, y: 500, pressure: 7 },
      { x: 5_000, y: 500, pressure: 7 },
      { x: 5_000, y: 2_500, pressure: 7 },
    ])
    await user.click(screen.getByRole('button', { name: '復原' }))
    await waitFor(() => expect(strokesSent()).toHaveLength(0))
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(strokesSent()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '橡皮擦' }))
    drag([100, 30], [101, 30])
    await waitFor(() => expect(strokesSent()).toHaveLength(0))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: '橡皮擦' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('opens the pages beside the text where there is room', async () => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media.includes('1100px') }))
    withPicture()
    openApplication(address)
    expect(await screen.findByRole('button', { name: '在頁面上留話' })).toBeInTheDocument()
    expect(document.querySelector('[data-both]')).toContainElement(screen.getByText('在「水溝.jpg」上留話'))
    expect(screen.getAllByRole('img', { name: '水溝.jpg' })).toHaveLength(1)
  })

  it('begins a second version with the levels of the first, and says so', async () => {
    const levels = Object.fromEntries(rubric.map(({ id, levels: of }) => [id, of[1]?.id ?? '']))
    const before = remark({ levels, score: 60, handInVersion: 1 })
    const versions = [versionOf('改過', 2), versionOf('上游十九度。')]
    const handIn = handInOf({ rubric, versions, remarks: [before] })
    const server = serve().on('GET /api/v2/homework/hand-ins/:id', { handIn, previousId: null, nextId: null })
    const { user } = openApplication(address)
    expect(await screen.findByText(/^已帶入第 1 版的等級/)).toBeInTheDocument()
    expect(screen.getByText('60 / 100 分')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發還' }))
    await waitFor(() => expect(server.received(releases)).toHaveLength(1))
    expect(server.received(remarks).at(-1)?.body).toMatchObject({
      levels,
      outcome: 'reviewed',
      handInVersion: 2,
      version: 0,
    })
  })

  it('goes on from what was never released about the version before', async () => {
    const draft = remark({ version: 3, releasedAt: null, words: '還沒說完' })
    const versions = [versionOf('改過', 2), versionOf('上游十九度。')]
    const handIn = handInOf({ versions, remarks: [draft] })
    const server = serve().on('GET /api/v2/homework/hand-ins/:id', { handIn, previousId: null, nextId: null })
    const { user } = openApplication(address)
    const words = await screen.findByRole('textbox', { name: '評語' })
    expect(words).toHaveValue('還沒說完')
    await user.type(words, '。')
    await waitFor(() =>
      expect(server.received(remarks).at(-1)?.body).toMatchObject({
        words: '還沒說完。',
        version: 3,
        handInVersion: 2,
      }),
    )
  })

  it('has state, score and what is not released in the list at every press', async () => {
    let isOut = false
    serve()
      .on('GET /api/v2/homework/questions/:id/hand-ins', () =>
        pageOf(queueItem(isOut ? { state: 'reviewed', score: 90 } : {})),
      )
      .on('POST /api/v2/homework/hand-ins/:id/release', () => {
        isOut = true
        return remark({ ...written, releasedAt: '2026-11-23T04:00:00.000Z' })
      })
    const { user } = openApplication(address)
    const row = () => within(screen.getAllByRole('button', { name: /林小雨/ })[0] as HTMLElement)
    await user.type(await score(), '90')
    expect(row().getByText('90')).toBeInTheDocument()
    expect(row().getByText('已批改、尚未發還')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await row().findByText('已發還')).toBeInTheDocument()
    expect(row().queryByText('已批改、尚未發還')).not.toBeInTheDocument()
  })

  it('says of the open work that it is released once all is', async () => {
    let isOut = false
    const saved = () => remark({ ...written, releasedAt: isOut ? '2026-11-23T04:00:00.000Z' : null })
    serve()
      .on('PUT /api/v2/homework/hand-ins/:id/remark', saved)
      .on('POST /api/v2/homework/questions/:id/release', () => {
        isOut = true
        return { released: 1, unfinished: 0, outdated: 0 }
      })
      .on('GET /api/v2/homework/hand-ins/:id', () => ({
        previousId: null,
        nextId: null,
        handIn: handInOf({ state: isOut ? 'reviewed' : 'handed_in', remarks: isOut ? [saved()] : [] }),
      }))
    const { user } = openApplication(address)
    await user.type(await score(), '90')
    await user.click(screen.getAllByRole('button', { name: '全部發還' })[0] as HTMLElement)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '全部發還' }))
    expect(await screen.findByText('已經發還，學生看得到')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '發還' })).toBeDisabled()
  })

  it('offers to remind those who have handed in nothing', async () => {
    const remind = 'POST /api/v2/homework/questions/:id/remind'
    const missing = { handInId: null, state: 'missing', version: null, handedInAt: null } as const
    const server = serve()
      .on('GET /api/v2/homework/questions/:id/hand-ins', pageOf(queueItem({ student: qing, ...missing })))
      .on(remind, { remindedAt: '2026-11-23T04:00:00.000Z', remindableAt: '2026-11-24T04:00:00.000Z', told: 1 })
    const { user } = openApplication(`${address}?state=missing`)
    expect(await screen.findByRole('heading', { name: '名單上的人都還沒交' })).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '提醒還沒交的 1 人' }))
    expect(await screen.findByText('已提醒 1 人')).toBeInTheDocument()
    expect(server.received(remind).at(-1)?.body).toEqual({ tellsGuardians: false })
  })

  it.each([
    [inDays(-1), '缺交'],
    [inDays(1), '待繳交'],
    [null, '待繳交'],
  ])('whoever has handed nothing in by %s stands there as %s', async (deadline, said) => {
    const missing = { handInId: null, state: 'missing', version: null, handedInAt: null } as const
    homeworkServer(questionFor('administrator', { deadline })).on(
      'GET /api/v2/homework/questions/:id/hand-ins',
      pageOf(queueItem({ student: qing, ...missing })),
    )
    openApplication(address)
    const row = await screen.findByRole('button', { name: /小晴/ })
    expect(within(row).getByText(said)).toBeInTheDocument()
  })

  it('shows what changed since the version before', async () => {
    const versions = [versionOf('上游十九度，中游二十度。', 2), versionOf('上游十九度。')]
    serve().on('GET /api/v2/homework/hand-ins/:id', { handIn: handInOf({ versions }), previousId: null, nextId: null })
    openApplication(address)
    const said = within((await screen.findByText('和第 1 版比，改了什麼')).closest('details') as HTMLElement)
    expect(said.getByText('多了 6 個字，少了 0 個字')).toBeInTheDocument()
    expect(said.getByText('，中游二十度').tagName).toBe('INS')
    expect(said.getByText('檔案沒有改。')).toBeInTheDocument()
  })

  it('shows what somebody else made of it, and keeps mine', async () => {
    const server = serve().on('PUT /api/v2/homework/hand-ins/:id/remark', () => {
      const theirs = remark({ ...written, score: 60, words: '還可以', version: 2 })
      server.on('GET /api/v2/homework/hand-ins/:id', {
        handIn: handInOf({ remarks: [theirs] }),
        previousId: null,
        nextId: null,
      })
      return refuse(409, { code: 'HOMEWORK_CONFLICT' })
    })
    const { user } = openApplication(address)
    await user.type(await score(), '90')
    const conflict = within(await screen.findByRole('alert', { name: '「阿海」也批改了這份' }))
    expect(conflict.getByText('還可以')).toBeInTheDocument()
    server.on('PUT /api/v2/homework/hand-ins/:id/remark', remark({ ...written, version: 3 }))
    await user.click(conflict.getByRole('button', { name: '用我的' }))
    await waitFor(() =>
      expect(server.received('PUT /api/v2/homework/hand-ins/:id/remark').at(-1)?.body).toMatchObject({
        score: 90,
        version: 2,
      }),
    )
    expect(await score()).toHaveValue('90')
  })

  const pressNext = async (user: ReturnType<typeof openApplication>['user']) => {
    await user.type(await score(), '90')
    await user.click(screen.getByRole('button', { name: '批改完成' }))
    await user.click(screen.getByRole('button', { name: '發還，下一份' }))
  }
  const noLine = () => {
    throw new TypeError('no line')
  }

  it('sends a press when there is a line again, whatever is open by then', async () => {
    const server = serve().on(remarks, noLine)
    const { user, at } = openApplication(address)
    await pressNext(user)
    expect(await screen.findByText('連上網路後會發還給「林小雨」')).toBeInTheDocument()
    await screen.findByRole('link', { name: '阿海' })
    expect(screen.getAllByRole('button', { name: '打開「林小雨」的作業' })).not.toHaveLength(0)
    expect(server.received(releases)).toHaveLength(0)
    server.on(remarks, remark(written))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('已發還給「林小雨」')).toBeInTheDocument()
    expect(server.received(releases)).toHaveLength(1)
    expect(at()).toContain(`work=${nextId}`)
    expect(screen.queryByRole('button', { name: '打開「林小雨」的作業' })).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.includes('homework-remark'))).toEqual([])
  })

  it('says of work sent back that it was, to everybody in the team', async () => {
    const returned = { ...written, outcome: 'returned' } as const
    const team = { members: [me, hai], invited: [], canLeave: false, canTakeOut: false }
    serve()
      .on('GET /api/v2/homework/hand-ins/:id', { handIn: handInOf({ team }), previousId: null, nextId: null })
      .on(remarks, remark(returned))
      .on(releases, remark({ ...returned, releasedAt: '2026-11-23T04:00:00.000Z' }))
    const { user } = openApplication(address)
    await user.type(await score(), '60')
    const names = within(screen.getByRole('region', { name: '交來的作業' })).getByRole('link', { name: '林小雨' })
    expect(names.parentElement).toHaveTextContent('林小雨、阿海')
    await user.click(screen.getByRole('button', { name: '退回修改' }))
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText('已退回給「林小雨、阿海」修改')).toBeInTheDocument()
    expect(screen.getByText('已退回修改，學生看得到')).toBeInTheDocument()
  })

  it('takes nothing for a press where what was released is only looked at', async () => {
    const released = remark({ ...written, releasedAt: '2026-11-23T04:00:00.000Z' })
    const server = serve().on('GET /api/v2/homework/hand-ins/:id', ({ path }) =>
      path.endsWith(nextId)
        ? { handIn: handInOf({ id: nextId, student: hai }), previousId: handInId, nextId: null }
        : { handIn: handInOf({ state: 'reviewed', remarks: [released] }), previousId: null, nextId },
    )
    const { user, at } = openApplication(address)
    expect(await score()).toHaveValue('90')
    await user.click(screen.getByRole('button', { name: '下一份' }))
    await waitFor(() => expect(at()).toContain(`work=${nextId}`))
    await waitFor(async () => expect(await score()).toHaveValue(''))
    expect(screen.queryByRole('button', { name: '打開「林小雨」的作業' })).not.toBeInTheDocument()
    expect(server.received(releases)).toHaveLength(0)
  })

  it('sends what a closed window left behind, on any screen', async () => {
    serve().on(remarks, noLine)
    const { user } = openApplication(address)
    await pressNext(user)
    await screen.findByText('連上網路後會發還給「林小雨」')
    cleanup()
    pressesUnderway.endAll()
    expect(Object.keys(localStorage).some((key) => key.includes('homework-remark'))).toBe(true)
    const server = serve()
    const stop = resumePresses(
      createQueryClient(() => undefined),
      me.id,
    )
    await waitFor(() => expect(server.received(releases)).not.toHaveLength(0))
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('homework-remark'))).toEqual([]))
    stop()
  })

  it('says what failed, and leads back to it', async () => {
    serve().on(remarks, refuse(422, { code: 'VALIDATION_FAILED' }))
    const { user, at } = openApplication(address)
    await pressNext(user)
    expect(await screen.findByText(/^「林小雨」的批改沒有送出：/)).toBeInTheDocument()
    const [open] = await screen.findAllByRole('button', { name: '打開「林小雨」的作業' })
    await user.click(open as HTMLElement)
    expect(at()).toContain(`work=${handInId}`)
    await waitFor(async () => expect(await score()).toHaveValue('90'))
  })

  it('is refused to who does not correct it', async () => {
    const can = { ...questionFor('administrator').can, correct: false }
    homeworkServer(questionFor('administrator', { can }))
    openApplication(address)
    expect(await screen.findByText('這份作業不是由你批改')).toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: serve,
  reads: [
    'GET /api/v2/homework/questions/:id',
    'GET /api/v2/homework/questions/:id/hand-ins',
    'GET /api/v2/homework/hand-ins/:id',
  ],
  loaded: () => screen.getByRole('textbox', { name: /^分數/ }),
})
