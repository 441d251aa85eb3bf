import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import { aPlan, cardOf, planId } from '../plans.fixture.ts'
import { signingCalls } from '../signing/signing.fixture.ts'
import {
  anAdvised,
  anExecution,
  at,
  aWeek,
  calls,
  doingServer,
  doneOf,
  firstWeek,
  hai,
  itemIds,
  recordId,
  secondWeek,
} from './doing.fixture.ts'

const address = `/sdl/execution-project?plan=${planId}`
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const lastSave = (server: ReturnType<typeof doingServer>) => server.received(calls.saveWeek).at(-1)
const second = (change: Parameters<typeof aWeek>[1]): Partial<Execution> => ({
  weekPerProgress: [aWeek(0), aWeek(1, change), aWeek(2)],
})

afterEach(() => localStorage.clear())

describe('a plan that is done', () => {
  it('shows the week of today on top, with how far it is, and the others folded below', async () => {
    doingServer(anExecution({ weekPerProgress: [aWeek(0, { done: [doneOf(0)] }), aWeek(1), aWeek(2)] }))
    const { user } = openApplication(address)
    expect(await screen.findByRole('heading', { level: 2, name: '第 2 週' })).toBeVisible()
    const head = screen.getByRole('region', { name: '做到哪裡了' })
    expect(head).toHaveTextContent('做完 2 節／要求 18 節')
    expect(head).toHaveTextContent('跟著計畫走，剛剛好。')
    expect(screen.getByRole('checkbox', { name: /訪談船家/ })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /第 1 週.*做完了/ }))
    expect(screen.getByText('寫訪綱')).toBeVisible()
    expect(screen.queryByText('整理逐字稿')).toBeNull()
  })

  it('goes to another week by the strip, which says how each stands', async () => {
    doingServer(anExecution({ weekPerProgress: [aWeek(0, { done: [doneOf(0)] }), aWeek(1), aWeek(2)] }))
    const { user, at: place } = openApplication(address)
    const strip = await screen.findByRole('navigation', { name: '每一週' })
    for (const name of ['第 1 週：做完了', '第 2 週：這一週，還有 1 件', '第 3 週：還沒到，還有 1 件'])
      expect(within(strip).getByRole('link', { name })).toBeVisible()
    await user.click(within(strip).getByRole('link', { name: /第 1 週/ }))
    expect(await screen.findByRole('heading', { level: 2, name: '第 1 週' })).toBeVisible()
    expect(place()).toBe(`${address}&week=${firstWeek}`)
    expect(screen.getByRole('checkbox', { name: /寫訪綱/ })).toBeChecked()
  })

  it('says kindly that something was left, and leads to a small step', async () => {
    doingServer()
    const { user } = openApplication(address)
    expect(await screen.findByText('前面還有一點沒做完，先挑一件小的就好。')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '先做這一件：寫訪綱' }))
    expect(await screen.findByRole('heading', { level: 2, name: '第 1 週' })).toBeVisible()
  })

  it('that was changed half-way says so, and keeps a week that is gone', async () => {
    const gone = aWeek(3, { number: null, done: [doneOf(1, { itemId: recordId, text: '畫地圖' })] })
    doingServer(anExecution({ planVersion: 3, weekPerProgress: [aWeek(0), aWeek(1), aWeek(2), gone] }))
    const { user } = openApplication(address)
    expect(await screen.findByText(/開始做以後，計畫改過了/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /計畫裡已經拿掉的週/ }))
    expect(screen.getByText('畫地圖')).toBeVisible()
  })

  it('shows what was changed half-way beside what it was begun with', async () => {
    const at = '2026-11-25T08:00:00.000Z'
    doingServer(anExecution({ planVersion: 2 }))
      .on('GET /api/v2/sdl-service/projects/:id', aPlan({ version: 2, motivation: '想知道他們怎麼生活在河邊' }))
      .on(signingCalls.versions, { items: [{ version: 1, code: 'aaaaaaaa', at }] })
      .on(signingCalls.version, {
        version: 1,
        code: 'aaaaaaaa',
        at,
        content: aPlan({ motivation: '想知道他們怎麼生活' }),
      })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '看改了哪裡' }))
    const part = within(await screen.findByRole('region', { name: '學習動機' }))
    expect(part.getByText('在河邊').tagName).toBe('INS')
  })

  it('that was certified is read, and its week still becomes a record', async () => {
    const certified = { by: anExecution().user, at: '2026-11-25T08:00:00.000Z' }
    const server = doingServer(anExecution({ certified, finishedAt: certified.at }))
    const { user } = openApplication(address)
    expect(await screen.findByText(/老師已經認證，這一週不能再改/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: '寫成學習紀錄' }))
    await waitFor(() => expect(server.received(calls.recordWeek)).toHaveLength(1))
  })

  it('reminds on the day that is chosen', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('combobox', { name: '哪一天提醒我' }))
    await user.click(await screen.findByRole('option', { name: '每週星期三早上' }))
    await waitFor(() => expect(server.received(calls.remind)[0]?.body).toEqual({ reminderDay: 3 }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: '哪一天提醒我' })).toHaveValue('每週星期三早上'))
  })
})

describe('an item', () => {
  it('is ticked at once, and kept', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    const item = await screen.findByRole('checkbox', { name: /訪談船家/ })
    await user.click(item)
    expect(item).toBeChecked()
    expect(screen.getByText('這一週的事都做完了！')).toBeVisible()
    await waitFor(() => expect(lastSave(server)?.body).toMatchObject({ version: 0, doneItemIds: [itemIds[1]] }))
    expect(lastSave(server)?.path).toContain(secondWeek)
    expect(lastSave(server)?.body).not.toHaveProperty('note')
    await waitFor(() => expect(screen.getByText('做完 3 節')).toBeVisible())
  })

  it('is as before when the server says no, which is said', async () => {
    const server = doingServer()
    server.on(calls.saveWeek, refuse(422, { code: 'VALIDATION_FAILED' }))
    const { user } = openApplication(address)
    const item = await screen.findByRole('checkbox', { name: /訪談船家/ })
    await user.click(item)
    await waitFor(() => expect(lastSave(server)).toBeDefined())
    await waitFor(() => expect(item).not.toBeChecked())
    expect(screen.getAllByText('有些欄位需要修改，請看看標示的地方。').length).toBeGreaterThan(0)
  })

  it('without a line stays ticked, and is said to be on this device', async () => {
    const server = doingServer()
    server.on(calls.saveWeek, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const item = await screen.findByRole('checkbox', { name: /訪談船家/ })
    await user.click(item)
    expect(await screen.findByText('先存在這台裝置，有網路就會送出')).toBeVisible()
    expect(item).toBeChecked()
  })

  it('that another window ticked meanwhile stands beside mine', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '加一節（50 分鐘）' }))
    const other = anExecution(second({ version: 1, done: [doneOf(1, { by: hai })] }))
    server.on(calls.readDoing, other)
    let tries = 0
    server.on(calls.saveWeek, () => {
      tries += 1
      return tries === 1
        ? refuse(409, { code: 'PLAN_WEEK_CONFLICT' })
        : anExecution(second({ version: 2, minutes: 50, done: [doneOf(1, { by: hai })] }))
    })
    await waitFor(() => expect(tries).toBe(2))
    expect(lastSave(server)?.body).toMatchObject({ version: 1, minutes: 50 })
    expect(screen.getByRole('checkbox', { name: /訪談船家/ })).toBeChecked()
  })
})

describe('the note', () => {
  const field = () => screen.findByRole('textbox', { name: '這週的筆記' })

  it('saves itself', async () => {
    const server = doingServer()
    openApplication(address)
    fill(await field(), '船家很忙，改約週三')
    await waitFor(() => expect(screen.getByText('已儲存')).toBeVisible())
    expect(lastSave(server)?.body).toMatchObject({ note: '船家很忙，改約週三' })
  })

  it('of a closed tab is still there', async () => {
    const server = doingServer()
    server.on(calls.saveWeek, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { view } = openApplication(address)
    fill(await field(), '還沒送出的字')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('還沒送出的字'))
    view.unmount()
    await waitFor(() => expect(server.received(calls.saveWeek)).toHaveLength(1))
    doingServer()
    openApplication(address)
    await waitFor(async () => expect(await field()).toHaveValue('還沒送出的字'))
    expect(screen.getByText(/上次沒存完的內容還在這台裝置/)).toBeVisible()
  })

  it('that was changed elsewhere shows both sides, and keeps both', async () => {
    const server = doingServer()
    openApplication(address)
    fill(await field(), '這裡寫的')
    server.on(calls.readDoing, anExecution(second({ version: 1, note: '那裡寫的', updatedAt: at })))
    server.on(calls.saveWeek, ({ body }) =>
      (body as { version: number }).version === 0
        ? refuse(409, { code: 'PLAN_WEEK_CONFLICT' })
        : anExecution(second({ version: 2, note: (body as { note: string }).note })),
    )
    const notice = await screen.findByRole('alert', { name: '這一週的筆記在別的地方也改了' })
    expect(within(notice).getByText('那裡寫的')).toBeVisible()
    fireEvent.click(within(notice).getByRole('button', { name: '兩份都留' }))
    await waitFor(async () => expect(await field()).toHaveValue('這裡寫的\n\n那裡寫的'))
  })

  it('has its most characters, and one more is said while the rest is saved', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    fill(await field(), '長'.repeat(planLimits.note + 1))
    expect(screen.getByText(`最多 ${planLimits.note} 字，刪短一點才會儲存。`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '加一節（50 分鐘）' }))
    await waitFor(() => expect(lastSave(server)?.body).toMatchObject({ minutes: 50 }))
    expect(lastSave(server)?.body).not.toHaveProperty('note')
    fill(await field(), '長'.repeat(planLimits.note))
    expect(screen.queryByText(/刪短一點才會儲存/)).toBeNull()
  })
})

describe('the time', () => {
  it('is counted by a timer that is stopped by the same button', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '開始計時' }))
    expect(await screen.findByRole('timer')).toHaveTextContent('0:00:0')
    expect(server.received(calls.timer)[0]?.body).toEqual({ isRunning: true })
    await user.click(screen.getByRole('button', { name: '停止計時' }))
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: '這週的分鐘數' })).toHaveValue('25'))
  })

  it('of another plan is shown, and can be stopped from here', async () => {
    const other = { projectId: recordId, projectName: '學吉他', weekId: firstWeek, since: new Date().toISOString() }
    const server = doingServer(anExecution({ timer: other }))
    server.on(calls.timer, anExecution({ projectId: recordId, timer: null }))
    const { user } = openApplication(address)
    const running = await screen.findByRole('region', { name: '正在跑的計時' })
    expect(within(running).getByRole('link', { name: '「學吉他」正在計時' })).toHaveAttribute(
      'href',
      `/sdl/execution-project?plan=${recordId}&week=${firstWeek}`,
    )
    await user.click(within(running).getByRole('button', { name: '停止計時' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '正在跑的計時' })).toBeNull())
  })

  it('is written by hand, and never more than a week may have', async () => {
    const server = doingServer()
    openApplication(address)
    fill(await screen.findByRole('textbox', { name: '這週的分鐘數' }), String(planLimits.minutesOfWeek + 1))
    await waitFor(() => expect(lastSave(server)?.body).toMatchObject({ minutes: planLimits.minutesOfWeek }))
    expect(screen.getByRole('button', { name: '加一節（50 分鐘）' })).toBeDisabled()
  })
})

describe('links', () => {
  it('are added as people type them, and what is none is said at the field', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '加網址' }))
    await user.type(screen.getByRole('textbox', { name: '網址' }), '不是網址{Enter}')
    expect(screen.getByText('這不像網址，請從瀏覽器複製整段貼上。')).toBeVisible()
    fill(screen.getByRole('textbox', { name: '網址' }), 'example.org/河')
    await user.type(screen.getByRole('textbox', { name: /名稱/ }), '河川資料')
    await user.click(screen.getByRole('button', { name: '加入' }))
    expect(screen.getByRole('link', { name: '河川資料' })).toHaveAttribute('href', 'https://example.org/%E6%B2%B3')
    await waitFor(() => expect(lastSave(server)?.body).toMatchObject({ links: [{ name: '河川資料' }] }))
    await user.click(screen.getByRole('button', { name: '拿掉「河川資料」' }))
    await waitFor(() => expect(lastSave(server)?.body).toMatchObject({ links: [] }))
  })
})

describe('a record of the week', () => {
  it('is made in one press, and leads to it', async () => {
    const server = doingServer(anExecution(second({ note: '有東西', version: 1 })))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '寫成學習紀錄' }))
    expect(await screen.findByRole('link', { name: '河邊的人 第 2 週' })).toHaveAttribute(
      'href',
      `/user/portfolio/${recordId}`,
    )
    expect(server.received(calls.recordWeek)).toHaveLength(1)
  })

  it('of an empty week is refused with what to do, and pressed again it is the same one', async () => {
    const server = doingServer()
    server.on(calls.recordWeek, refuse(409, { code: 'PLAN_WEEK_EMPTY' }))
    const { user } = openApplication(address)
    const make = await screen.findByRole('button', { name: '寫成學習紀錄' })
    await user.click(make)
    await waitFor(() => expect(server.received(calls.recordWeek)).toHaveLength(1))
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    await waitFor(() => expect(server.received(calls.recordWeek)).toHaveLength(2))
    const ids = server.received(calls.recordWeek).map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids[0]).toBe(ids[1])
  })
})

describe('a question to the adviser', () => {
  it('stands at the week, and an empty one is not sent', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    const ask = await screen.findByRole('button', { name: '問老師' })
    await user.click(ask)
    expect(screen.getByText('先寫下想說的話。')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '想問什麼' }), '可以訪談兩個人就好嗎')
    await user.click(ask)
    expect(await screen.findByText('可以訪談兩個人就好嗎')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '想問什麼' })).toHaveValue('')
    expect(server.received(calls.say)[0]?.path).toContain(secondWeek)
  })

  it('that failed keeps its words, and is the same one again', async () => {
    const server = doingServer()
    server.on(calls.say, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const ask = await screen.findByRole('button', { name: '問老師' })
    const field = screen.getByRole('textbox', { name: '想問什麼' })
    await user.type(field, '怎麼問')
    await user.click(ask)
    await waitFor(() => expect(ask).toBeEnabled())
    expect(field).toHaveValue('怎麼問')
    await user.click(ask)
    await waitFor(() => expect(server.received(calls.say)).toHaveLength(2))
    const ids = server.received(calls.say).map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids[0]).toBe(ids[1])
  })

  it('that failed and was changed is another, so that its new words are stored', async () => {
    const server = doingServer()
    server.on(calls.say, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const ask = await screen.findByRole('button', { name: '問老師' })
    const field = screen.getByRole('textbox', { name: '想問什麼' })
    await user.type(field, '怎麼問')
    await user.click(ask)
    await waitFor(() => expect(ask).toBeEnabled())
    await user.type(field, '比較好')
    await user.click(ask)
    await waitFor(() => expect(server.received(calls.say)).toHaveLength(2))
    const [first, second] = server.received(calls.say).map(({ body }) => body as { clientId: string; text: string })
    expect(second?.text).toBe('怎麼問比較好')
    expect(second?.clientId).not.toBe(first?.clientId)
  })

  it('is not offered where there is nobody to ask', async () => {
    doingServer(anExecution({ can: { write: true, advise: false, ask: false } }))
    openApplication(address)
    expect(await screen.findByText('有老師簽名或受邀簽名以後，就能在這裡發問。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '問老師' })).toBeNull()
  })
})

describe('whoever advises', () => {
  it('reads what was done and answers, and writes nothing of it', async () => {
    const said = [{ id: recordId, by: hai, isAdviser: false, text: '可以嗎', at }]
    const file = aFile({ displayName: 'river.jpg' })
    const server = doingServer(
      anAdvised(second({ done: [doneOf(1, { by: hai })], note: '問了三個人', files: [file], said })),
    )
    const { user } = openApplication(address)
    expect(await screen.findByText('問了三個人')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '開始計時' })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: '回覆學生' }), '可以')
    await user.click(screen.getByRole('button', { name: '回覆' }))
    await waitFor(() => expect(server.received(calls.say)[0]?.body).toMatchObject({ text: '可以' }))
  })
})

describe('opening', () => {
  it('begins a plan of mine that nobody has begun', async () => {
    const server = doingServer(null)
    openApplication(address)
    expect(await screen.findByRole('heading', { level: 2, name: '第 2 週' })).toBeVisible()
    expect(server.received(calls.open)[0]?.body).toEqual({ projectId: planId })
  })

  it('begins nothing for whoever only signs', async () => {
    const server = doingServer(
      null,
      aPlan({ user: hai, part: 'signer', can: { edit: false, remove: false, share: false, invite: false } }),
    )
    openApplication(address)
    expect(await screen.findByText('這份計畫還沒有開始做')).toBeVisible()
    expect(server.received(calls.open)).toHaveLength(0)
  })

  it.each([
    ['PLAN_WITHOUT_WEEKS', '去安排進度', 'edit'],
    ['PLAN_UNFINISHED', '去填寫', 'edit'],
  ] as const)('leads on where it cannot be begun: %s', async (code, way, where) => {
    doingServer(null).on(calls.open, refuse(409, { code }))
    openApplication(address)
    expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', expect.stringContaining(where))
  })

  it('says that it is not there, and nothing more', async () => {
    doingServer().on(calls.readDoing, refuse(404, { code: 'PLAN_NOT_FOUND' }))
    openApplication(address)
    expect((await screen.findAllByText('看不到這份計畫')).length).toBeGreaterThan(0)
  })

  it('that failed is tried again', async () => {
    const server = doingServer().on(calls.readDoing, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.readDoing, anExecution())
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 2, name: '第 2 週' })).toBeVisible()
  })
})

describe('without a plan', () => {
  const list = '/sdl/execution-project'
  const plans = (...stages: ('writing' | 'agreed' | 'doing' | 'finished')[]) => ({
    items: stages.map((stage, index) => ({
      ...cardOf(aPlan({ _id: `019f0000-0000-7000-8000-00000000095${index}`, projectName: `計畫 ${index}`, stage })),
      doing: stage === 'doing' ? { week: 2, left: 1 } : null,
    })),
    nextCursor: null,
  })

  it('the only one that is being done is gone to at once', async () => {
    doingServer()
    const { at: place } = openApplication(list)
    await waitFor(() => expect(place()).toBe(address))
  })

  it('several are chosen from, what can be begun and what is finished too', async () => {
    doingServer().on(calls.list, plans('doing', 'doing', 'agreed', 'finished'))
    openApplication(list)
    const doing = await screen.findByRole('region', { name: '正在做的' })
    expect(within(doing).getAllByRole('link', { name: '繼續做' })).toHaveLength(2)
    expect(within(doing).getAllByText(/第 2 週.*還有 1 件要做/)).toHaveLength(2)
    expect(within(screen.getByRole('region', { name: '可以開始的' })).getByText('計畫 2')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: '做完的' })).getByRole('link', { name: '看成果' }),
    ).toHaveAttribute('href', expect.stringContaining('part=result'))
  })

  it('leads on where there is none', async () => {
    doingServer().on(calls.list, { items: [], nextCursor: null })
    openApplication(list)
    expect(await screen.findByRole('link', { name: '去寫計畫' })).toHaveAttribute('href', '/sdl/create')
  })

  it('says that the list failed', async () => {
    doingServer().on(calls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    openApplication(list)
    expect(await screen.findByRole('button', { name: '再試一次' })).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => doingServer(),
  reads: calls.readDoing,
  loaded: () => screen.getByRole('heading', { level: 2, name: '第 2 週' }),
})

const planToDo = { ...cardOf(aPlan({ stage: 'agreed' })), doing: null }
describeFaces({
  path: '/sdl/execution-project',
  server: () => doingServer().on('GET /api/v2/sdl-service/projects', { items: [planToDo], nextCursor: null }),
  reads: 'GET /api/v2/sdl-service/projects',
  loaded: () => screen.getByText('河邊的人'),
})
