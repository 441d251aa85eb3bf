import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer, personOf } from '../../console/console.fixture.ts'

const order: ListedOrder = {
  id: '019f0000-0000-7000-8000-000000000061',
  number: '261128-ABCDEF',
  plan: 'plus',
  period: 'year',
  amount: 990,
  at: '2026-11-20T08:00:00.000Z',
  payBy: '2026-11-27',
  state: 'told',
  reason: '',
  payTo: { bankCode: '822', bankName: '中國信託', account: '901-540-123456', accountName: '學跡有限公司' },
  payment: { digits: '54321', paidOn: '2026-11-21', amount: 909, toldAt: '2026-11-21T09:00:00.000Z' },
  decidedAt: null,
  grantedUntil: null,
  person: personOf(2, '小晴'),
  decidedBy: null,
}
const queue = 'GET /api/v2/admin/plan-orders'
const grant = 'POST /api/v2/admin/plan-orders/:id/grant'
const turnDown = 'POST /api/v2/admin/plan-orders/:id/refuse'
const open = (...items: ListedOrder[]) => consoleServer().on(queue, { items, nextCursor: null })

/** Gives the second answer from the second call on. */
function inTurn<First, Second>(first: First, second: Second): () => First | Second {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1 ? first : second
  }
}

const asked = (server: ReturnType<typeof open>) => Object.fromEntries(server.received(queue).at(-1)?.query ?? [])

test('what waits is shown first; an order is found whatever its state', async () => {
  const server = open(order)
  const { user } = openApplication('/admin/orders')
  const row = within((await screen.findByText('261128-ABCDEF')).closest('tr') as HTMLElement)
  expect(row.getByText(/末五碼 54321/)).toBeVisible()
  expect(row.getByText('金額不同：909 元')).toBeVisible()
  expect(asked(server)).toEqual({ state: 'told' })
  await user.type(screen.getByRole('searchbox', { name: /找訂單/ }), '54321{Enter}')
  await waitFor(() => expect(asked(server)).toEqual({ words: '54321' }))
})

test('the plan is given for what was seen, with the password once', async () => {
  const server = open(order)
    .on(grant, inTurn(refuse(403, { code: 'PROOF_REQUIRED' }), { ...order, state: 'granted' as const }))
    .on('POST /api/v2/sessions/proof', null as never)
  const { user } = openApplication('/admin/orders')
  await user.click(await screen.findByRole('button', { name: '訂單 261128-ABCDEF 的款項到了' }))
  const dialog = within(await screen.findByRole('dialog', { name: '訂單 261128-ABCDEF 的款項到了嗎？' }))
  expect(dialog.getByText(/會替小晴開通「Plus 一年」/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '開通方案' }))
  await user.type(await dialog.findByLabelText(/密碼/, { selector: 'input' }), 'learn-by-doing')
  await user.click(dialog.getByRole('button', { name: '開通方案' }))
  expect(await screen.findByText('方案開通了，收據寄出了')).toBeVisible()
  expect(server.received(grant).map(({ body }) => body)).toEqual([
    { toldAt: order.payment?.toldAt },
    { toldAt: order.payment?.toldAt },
  ])
})

test('a payment that is not found is answered with a reason', async () => {
  const server = open(order).on(
    turnDown,
    inTurn(refuse(409, { code: 'ORDER_CHANGED' }), { ...order, state: 'refused' as const }),
  )
  const { user } = openApplication('/admin/orders')
  await user.click(await screen.findByRole('button', { name: '沒有找到訂單 261128-ABCDEF 的款項' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '沒有找到' }))
  expect(await dialog.findByText('請填寫這個欄位')).toBeVisible()
  expect(server.received(turnDown)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '明細沒有這筆')
  await user.click(dialog.getByRole('button', { name: '沒有找到' }))
  expect(await dialog.findByText(/這張訂單剛剛有了變化/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '沒有找到' }))
  expect(await screen.findByText('已經通知對方')).toBeVisible()
  expect(server.received(turnDown).at(-1)?.body).toEqual({ reason: '明細沒有這筆', toldAt: order.payment?.toldAt })
})

test('the room is for operators alone', async () => {
  consoleServer('moderator')
  openApplication('/admin/orders')
  expect(await screen.findByText('你的權限還不能開這一項')).toBeVisible()
})

describeFaces({
  path: '/admin/orders',
  server: () => open(order),
  reads: queue,
  loaded: () => screen.getByText(/261128-ABCDEF/),
})
