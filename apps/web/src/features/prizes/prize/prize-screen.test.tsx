import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { applicationId, ownApplicationOf, prizeForMe, prizeId, prizeServer } from '../prizes.fixture.ts'

const address = `/rewards/prizes/${prizeId}`
const reads = 'GET /api/v2/rewards/prizes/:id'
const applies = 'POST /api/v2/rewards/applications'
const guardianId = '019f0000-0000-7000-8000-0000000000c1'
const whole: Partial<PrizeForMe> = { asks: ['recipient', 'address', 'phone', 'signature', 'guardian'] }

const serve = (change: Partial<PrizeForMe> = {}) =>
  prizeServer()
    .on(reads, prizeForMe(change))
    .on(applies, ownApplicationOf())
    .on('GET /api/v2/rewards/applications/:id', ownApplicationOf())

const send = () => screen.getByRole('button', { name: '申請兌換' })
const dialog = async () => within(await screen.findByRole('dialog', { name: /兌換「圖書禮券」嗎/ }))

beforeEach(() => localStorage.clear())

describe('a prize', () => {
  it('says what it takes, what it will ask and why, and how long that is kept', async () => {
    serve({ asks: ['recipient', 'address'], pickUp: '', endsAt: '2099-12-20T15:59:59.000Z' })
    openApplication(address)
    const about = within(await screen.findByRole('article', { name: '圖書禮券' }))
    expect(about.getByText('300 點')).toBeVisible()
    expect(about.getByText('可以在書店用。')).toBeVisible()
    const asked = within(screen.getByRole('region', { name: '申請時會請你填' }))
    expect(asked.getByText('獎品會寄到這裡')).toBeVisible()
    expect(asked.getByText(/申請結束 30 天後就會刪除/)).toBeVisible()
    expect(asked.queryByText('聯絡電話')).not.toBeInTheDocument()
  })

  it('that is collected at school asks nothing, and is applied for with two presses', async () => {
    const server = serve({ way: 'atSchool', pickUp: '學務處' })
    const { user, at } = openApplication(address)
    expect(within(await screen.findByRole('region', { name: '怎麼領' })).getByText(/不用填任何資料/)).toBeVisible()
    await user.click(send())
    const ask = await dialog()
    expect(ask.getByText('450 點')).toBeVisible()
    expect(ask.getByText('150 點')).toBeVisible()
    await user.click(ask.getByRole('button', { name: '申請兌換' }))
    await waitFor(() => expect(at()).toBe(`/rewards/applications/${applicationId}`))
    expect(server.received(applies)[0]?.body).toEqual({
      clientId: expect.any(String),
      prizeId,
      points: 300,
      asked: [],
      details: {},
    })
  })

  it('is applied for with what it asks, in its order, by the keyboard alone', async () => {
    const server = serve(whole)
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: /收件人姓名/ }), '林小雨')
    await user.type(screen.getByRole('textbox', { name: /寄送地址/ }), '110 台北市信義區市府路 1 號')
    await user.type(screen.getByRole('textbox', { name: /聯絡電話/ }), '0912-345-678')
    screen.getByRole('button', { name: '打字' }).focus()
    await user.keyboard('{Enter}')
    await user.type(screen.getByRole('textbox', { name: '打上你的姓名' }), '林小雨')
    await user.type(screen.getByRole('textbox', { name: '家長的電子郵件' }), 'mother@example.test')
    await user.click(send())
    await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    await waitFor(() => expect(server.received(applies)).toHaveLength(1))
    expect(server.received(applies)[0]?.body).toMatchObject({
      asked: whole.asks,
      details: {
        recipient: '林小雨',
        address: '110 台北市信義區市府路 1 號',
        phone: '0912-345-678',
        signature: { typed: '林小雨' },
        guardian: { email: 'mother@example.test' },
      },
    })
  })

  it('points at the first field that is missing and sends nothing', async () => {
    const server = serve(whole)
    const { user } = openApplication(address)
    await screen.findByRole('textbox', { name: /收件人姓名/ })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('textbox', { name: /收件人姓名/ })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: /收件人姓名/ })).toBeInvalid()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(server.received(applies)).toEqual([])
  })

  it('is signed by drawing, which is undone a stroke at a time', async () => {
    const server = serve({ asks: ['signature'] })
    const { user } = openApplication(address)
    const pad = await screen.findByTestId('signature-pad')
    vi.spyOn(pad, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 500, height: 200 } as DOMRect)
    pad.setPointerCapture = vi.fn()
    const stroke = (from: number, to: number) => {
      fireEvent.pointerDown(pad, { pointerId: 1, button: 0, clientX: from, clientY: 50 })
      fireEvent.pointerMove(pad, { pointerId: 1, clientX: to, clientY: 100 })
      // A second finger draws nothing.
      fireEvent.pointerMove(pad, { pointerId: 2, clientX: 400, clientY: 10 })
      fireEvent.pointerUp(pad, { pointerId: 1 })
    }
    stroke(50, 100)
    stroke(200, 250)
    expect(screen.getByRole('img', { name: '你的簽名' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '復原一筆' }))
    await user.click(send())
    await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    await waitFor(() => expect(server.received(applies)).toHaveLength(1))
    const line = [
      [100, 100],
      [200, 200],
    ]
    expect(server.received(applies)[0]?.body).toMatchObject({ details: { signature: { lines: [line] } } })
  })

  it('asks one of my guardians, or whose address I type', async () => {
    const server = serve({ asks: ['guardian'], guardians: [{ id: guardianId, name: '王大明' }] })
    const { user } = openApplication(address)
    await screen.findByText(/我們會寄一封信，裡面有：你的姓名/)
    await user.click(send())
    expect(await screen.findByText('請選擇一項')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '王大明' }))
    await user.click(send())
    await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    await waitFor(() => expect(server.received(applies)).toHaveLength(1))
    expect(server.received(applies)[0]?.body).toMatchObject({ details: { guardian: { guardianId } } })
  })

  it('keeps what was typed when it fails, and sends the same again as the same', async () => {
    const server = serve({ asks: ['recipient', 'address'] }).on(applies, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: /收件人姓名/ }), '林小雨')
    await user.type(screen.getByRole('textbox', { name: /寄送地址/ }), '台北市信義區市府路 1 號')
    const press = async () => {
      await user.click(send())
      await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    }
    await press()
    await screen.findByText('系統正在維護或重新啟動，請稍後再試。')
    expect(screen.getByRole('textbox', { name: /寄送地址/ })).toHaveValue('台北市信義區市府路 1 號')
    server.on(applies, ownApplicationOf())
    await press()
    await waitFor(() => expect(server.received(applies)).toHaveLength(2))
    const [first, second] = server.received(applies).map(({ body }) => (body as { clientId: string }).clientId)
    expect(second).toBe(first)
  })

  it('keeps nothing on the device by which somebody is found', async () => {
    serve({ asks: ['recipient', 'address', 'phone'] })
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: /收件人姓名/ }), '林小雨')
    await user.type(screen.getByRole('textbox', { name: /寄送地址/ }), '市府路一號')
    await user.type(screen.getByRole('textbox', { name: /聯絡電話/ }), '0912345678')
    const stored = Object.values({ ...localStorage }).join()
    expect(stored).toContain('林小雨')
    expect(stored).not.toMatch(/市府路|0912345678/)
  })

  it('puts what the server refuses beside its field', async () => {
    serve({ asks: ['guardian'] }).on(applies, refuse(422, { code: 'GUARDIAN_IS_APPLICANT' }))
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: '家長的電子郵件' }), 'student@demo.test')
    await user.click(send())
    await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '家長的電子郵件' })).toBeInvalid())
    expect(screen.getByRole('textbox', { name: '家長的電子郵件' })).toHaveValue('student@demo.test')
  })

  it('that ran out while the form was open says so, and leaves the form', async () => {
    const server = serve({ asks: ['recipient'] })
    server.on(applies, () => {
      server.on(reads, prizeForMe({ asks: ['recipient'], stock: 0, hindrance: 'runOut' }))
      return refuse(409, { code: 'PRIZE_RUN_OUT' })
    })
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: /收件人姓名/ }), '林小雨')
    await user.click(send())
    await user.click((await dialog()).getByRole('button', { name: '申請兌換' }))
    expect(await screen.findByText(/最後一份剛剛有人申請走了/)).toBeVisible()
    await waitFor(() => expect(send()).toBeDisabled())
    expect(screen.getByRole('textbox', { name: /收件人姓名/ })).toHaveValue('林小雨')
  })

  it.each([
    ['notYet', { startsAt: '2099-12-01T00:00:00.000Z' }, /12 月 1 日.*開始兌換/],
    ['over', {}, /兌換期間已經結束/],
    ['runOut', { stock: 0 }, /已經兌換完了/],
    ['hadEnough', { had: 1 }, /每個人最多 1 份/],
    ['notEnough', { balance: 100 }, /再 200 點就能換/],
  ] as const)('says why I cannot apply, and what to do: %s', async (hindrance, change, sentence) => {
    serve({ hindrance, ...change })
    openApplication(address)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: '申請兌換' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /看其他獎品|看點數紀錄|看我的申請/ })).toBeVisible()
  })

  it('that is not there says so', async () => {
    prizeServer().on(reads, refuse(404, { code: 'PRIZE_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這個獎品')).toBeVisible()
  })

  it('takes no more than the contract takes', async () => {
    serve(whole)
    openApplication(address)
    const field = await screen.findByRole('textbox', { name: /收件人姓名/ })
    expect(field).toHaveAttribute('maxlength', String(prizeLimits.recipient.max))
    expect(screen.getByRole('textbox', { name: /寄送地址/ })).toHaveAttribute(
      'maxlength',
      String(prizeLimits.address.max),
    )
  })
})

describeFaces({
  path: address,
  server: serve,
  reads,
  loaded: () => screen.getByRole('article', { name: '圖書禮券' }),
})
