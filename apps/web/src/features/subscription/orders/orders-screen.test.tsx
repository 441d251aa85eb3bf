import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { Order } from '@learntrail/contract/subscription/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { today } from '../../../ui/dates.ts'

const order: Order = {
  id: '019f0000-0000-7000-8000-000000000061',
  number: '261128-ABCDEF',
  plan: 'plus',
  period: 'month',
  amount: 99,
  at: new Date().toISOString(),
  payBy: '2099-12-05',
  state: 'waiting',
  reason: '',
  payTo: { bankCode: '822', bankName: '中國信託', account: '901-540-123456', accountName: '學跡有限公司' },
  payment: null,
  decidedAt: null,
  grantedUntil: null,
}
const payment = { digits: '54321', paidOn: today(), amount: 99, toldAt: '2026-11-28T00:00:00.000Z' }
const told: Order = { ...order, state: 'told', payment }

const server = (...items: Order[]) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/subscription/orders', { items, nextCursor: null })
const path = '/account/orders'
const paymentCall = 'POST /api/v2/subscription/orders/:id/payment'
const field = (name: RegExp) => screen.findByLabelText(name)

/** Gives the second answer from the second call on. */
function inTurn<First, Second>(first: First, second: Second): () => First | Second {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1 ? first : second
  }
}

test('Plus is ordered at its price, and what comes next is said before', async () => {
  const fake = server(order)
    .on('GET /api/v2/subscription/plans', {
      items: [
        {
          plan: 'plus',
          features: [],
          room: 1,
          hasTeachingGroups: true,
          suggestions: null,
          prices: [
            { period: 'month', amount: 99 },
            { period: 'year', amount: 1_200 },
          ],
        },
      ],
      trialDays: 30,
      canOrder: true,
      orderDays: 7,
      mail: 'plans@example.test',
    })
    .on('POST /api/v2/subscription/orders', inTurn(refuse(409, { code: 'ORDER_OF_OTHER_PLAN' }), order))
  const { user, at } = openApplication('/subscription/subscription-introduction')
  await user.click(await screen.findByRole('button', { name: '訂購一年' }))
  const dialog = within(await screen.findByRole('dialog', { name: '用 1,200 元訂購 Plus 一年嗎？' }))
  expect(dialog.getByText(/請在 7 天內/)).toBeVisible()
  expect(screen.getByText(/想替學校開通，請寫信到/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '訂購' }))
  expect(await dialog.findByText(/這個帳號正在使用另一種方案/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '訂購' }))
  await waitFor(() => expect(at()).toBe(path))
  const sent = fake.received('POST /api/v2/subscription/orders')
  expect(sent).toHaveLength(2)
  expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body])
  expect(sent[0]?.body).toMatchObject({ period: 'year' })
})

test('an order says where to pay, and the account is copied as banks take it', async () => {
  server(order)
  const { user } = openApplication(path)
  const card = within(await screen.findByRole('article', { name: '訂單 261128-ABCDEF' }))
  expect(card.getByText('等待匯款')).toBeVisible()
  expect(card.getByText(/請在 2099 年 12 月 5 日.*以前匯款/)).toBeVisible()
  for (const fact of ['822 中國信託', '901-540-123456', '學跡有限公司', '99 元'])
    expect(card.getByText(fact)).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(card.getByRole('button', { name: '複製帳號' }))
  expect(write).toHaveBeenCalledWith('901540123456')
  write.mockRestore()
})

test('what was paid is told in full width as well, and is wrong beside its field', async () => {
  const fake = server(order).on(paymentCall, told)
  const { user } = openApplication(path)
  const digits = await field(/末五碼/)
  await user.type(digits, '５４３２')
  const amount = await field(/匯款金額/)
  await user.clear(amount)
  await user.type(amount, String(orderLimits.amount.max + 1))
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('請填帳號的最後 5 個數字')).toBeVisible()
  expect(screen.getByText('請填寫這個欄位')).toBeVisible()
  expect(screen.getByText(/請填金額的整數/)).toBeVisible()
  await waitFor(() => expect(digits).toHaveFocus())
  expect(fake.received(paymentCall)).toHaveLength(0)
  await user.type(digits, '１')
  await user.type(await field(/匯款日期/), today())
  await user.clear(amount)
  await user.type(amount, '１,099')
  await user.click(screen.getByRole('button', { name: '送出' }))
  await waitFor(() => expect(fake.received(paymentCall)).toHaveLength(1))
  expect(fake.received(paymentCall)[0]?.body).toEqual({ digits: '54321', paidOn: today(), amount: 1_099 })
})

test('what the server finds wrong with the day stands beside it', async () => {
  const fields = [{ path: 'paidOn', rule: 'after_order' }]
  server({ ...order, state: 'expired' }).on(paymentCall, refuse(400, { code: 'VALIDATION_FAILED', fields }))
  const { user } = openApplication(path)
  expect(await screen.findByText(/請不要再匯款/)).toBeVisible()
  expect(screen.queryByText('901-540-123456')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '期限內已經匯了' }))
  await user.type(await field(/末五碼/), '54321')
  await user.type(await field(/匯款日期/), today())
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText(/那天之前就過期了/)).toBeVisible()
})

test('what was told is put right, and a refused payment says why', async () => {
  server(told, {
    ...told,
    id: '019f0000-0000-7000-8000-000000000062',
    number: '261128-ZZZZZZ',
    state: 'refused',
    reason: '明細沒有這筆',
  })
  const { user } = openApplication(path)
  const first = within(await screen.findByRole('article', { name: '訂單 261128-ABCDEF' }))
  expect(first.getByText(/末五碼 54321/)).toBeVisible()
  expect(first.queryByRole('button', { name: '取消訂單' })).not.toBeInTheDocument()
  await user.click(first.getByRole('button', { name: '改正匯款資料' }))
  expect(await first.findByLabelText(/末五碼/)).toHaveValue('54321')
  const second = within(screen.getByRole('article', { name: '訂單 261128-ZZZZZZ' }))
  expect(second.getByText('原因：明細沒有這筆')).toBeVisible()
  expect(second.getByRole('button', { name: '送出' })).toBeVisible()
})

test('an order is cancelled after a word of warning', async () => {
  const fake = server(order).on('DELETE /api/v2/subscription/orders/:id', { ...order, state: 'cancelled' })
  const { user } = openApplication(path)
  await user.click(await screen.findByRole('button', { name: '取消訂單' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/已經匯了，請先告訴我們/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '取消訂單' }))
  expect(await screen.findByText('訂單取消了')).toBeVisible()
  expect(fake.received('DELETE /api/v2/subscription/orders/:id')).toHaveLength(1)
})

test('without orders the way to one is shown', async () => {
  server()
  openApplication(path)
  expect(await screen.findByRole('link', { name: '看看方案' })).toHaveAttribute(
    'href',
    '/subscription/subscription-introduction',
  )
})

describeFaces({
  path,
  server: () => server(order),
  reads: 'GET /api/v2/subscription/orders',
  loaded: () => screen.getByText(/261128-ABCDEF/),
})
