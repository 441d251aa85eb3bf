import type { LedgerEntry } from '@learntrail/contract/rewards/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer, personOf } from '../../console/console.fixture.ts'

const finding = 'GET /api/v2/admin/rewards/ledgers'
const reading = 'GET /api/v2/admin/rewards/ledgers/:kind/:id'
const proving = 'GET /api/v2/admin/rewards/proofs'
const takingBack = 'POST /api/v2/admin/rewards/movements/:id/takeBack'
const rain = personOf(1, '林小雨')
const at = '2026-11-20T08:00:00.000Z'
const entry: LedgerEntry = {
  id: '019f0000-0000-7000-8000-000000000071',
  kind: 'issued',
  points: 50,
  at,
  from: { kind: 'budget', person: null, name: '內湖高中' },
  to: { kind: 'purse', person: rain, name: '' },
  by: personOf(2, '陳老師'),
  reason: '科展得獎',
  group: null,
  isTakenBack: false,
  can: { takeBack: true },
}
const server = (...items: LedgerEntry[]) =>
  consoleServer()
    .on(proving, { points: { provedAt: at, accounts: 90, drifting: 0 }, rewards: null })
    .on(finding, { items: [{ id: rain.id, name: '林小雨', note: 'rain' }] })
    .on(reading, { name: '林小雨', balance: 50, items, nextCursor: null })
const found = '/admin/ledgers?kind=purse&find=rain'
const ledger = `${found}&id=${rain.id}`

describeFaces({
  path: '/admin/ledgers',
  server,
  reads: proving,
  loaded: () => screen.getByText('獎勵點數還沒核對過。'),
  empty: { server, says: '先搜尋要看誰的帳本' },
})

describeFaces({
  path: found,
  server,
  reads: finding,
  loaded: () => screen.getByRole('list', { name: '找到的帳本' }),
  empty: { server: () => server().on(finding, { items: [] }), says: '找不到' },
})

describeFaces({
  path: ledger,
  server: () => server(entry),
  reads: reading,
  loaded: () => screen.getByRole('row', { name: /科展得獎/ }),
  empty: { server, says: '還沒有紀錄' },
})

it('says from where to where each point went, and takes points back for a reason', async () => {
  const product = server(entry).on(takingBack, { points: 50 })
  const { user } = openApplication(ledger)
  expect(await screen.findByRole('row', { name: /內湖高中 → 林小雨/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '收回' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '發錯人')
  await user.click(dialog.getByRole('button', { name: '收回' }))
  await waitFor(() => expect(product.received(takingBack)[0]?.body).toEqual({ reason: '發錯人' }))
})
