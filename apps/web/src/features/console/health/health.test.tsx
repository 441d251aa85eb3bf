import type { Health } from '@learntrail/contract/console/health'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../console.fixture.ts'

const at = '2026-11-20T08:00:00.000Z'
const node = {
  id: '019f0000-0000-7000-8000-000000000061',
  name: 'one',
  version: '0.1.0',
  startedAt: at,
  lastSeenAt: at,
}
const health: Health = {
  version: '0.1.0',
  node: { name: 'one', startedAt: at },
  nodes: [
    { ...node, isSilent: false },
    { ...node, id: '019f0000-0000-7000-8000-000000000062', name: 'two', version: '0.0.9', isSilent: true },
  ],
  calls: [
    {
      method: 'GET',
      route: '/api/v2/portfolios',
      count: 1_200,
      p50: 12,
      p99: 480,
      slowest: { ms: 2_310, requestId: 'a-request', at },
    },
  ],
  database: { version: '17.2', bytes: 1_000_000 },
  storage: 'up',
  content: { underWay: null, ended: null, lostCount: 0, lost: [] },
  points: null,
  rewards: null,
  freeBytes: 1_000_000_000,
  programs: [],
  jobs: [],
  troubles: [],
  mails: { waiting: 0, troubled: 0 },
}

it('shows which nodes serve, which are silent, and which calls are slow', async () => {
  consoleServer().on('GET /api/v2/admin/health', health)
  openApplication('/admin/health')
  const nodes = within(await screen.findByRole('table', { name: '主機' }))
  expect(nodes.getByRole('row', { name: /one.*運作中.*0\.1\.0/ })).toBeInTheDocument()
  expect(nodes.getByRole('row', { name: /two.*沒有回應.*0\.0\.9/ })).toBeInTheDocument()
  expect(screen.getByText('有主機還在跑別的版本。')).toBeInTheDocument()
  const calls = within(screen.getByRole('table', { name: '最慢的呼叫' }))
  const call = calls.getByRole('row', { name: /GET \/api\/v2\/portfolios/ })
  expect(call).toHaveTextContent(/最慢 2310 毫秒.*a-request.*1200.*12 毫秒.*480 毫秒/)
})

it('says so where no node has reported, and where all run the same', async () => {
  consoleServer().on('GET /api/v2/admin/health', { ...health, nodes: [] })
  openApplication('/admin/health')
  expect(await screen.findByText('還沒有主機回報。')).toBeInTheDocument()
  expect(screen.queryByText('有主機還在跑別的版本。')).not.toBeInTheDocument()
})

it('says how far the look at stored files is, and names what is damaged', async () => {
  const key = 'ab'.repeat(32)
  const content = {
    underWay: { startedAt: at, lookedAt: at, count: 12, bytes: 2_000_000 },
    ended: { at, count: 30, bytes: 5_000_000 },
    lostCount: 60,
    lost: [{ key, state: 'changed' as const, foundAt: at, files: 2 }],
  }
  consoleServer().on('GET /api/v2/admin/health', { ...health, content })
  openApplication('/admin/health')
  const files = await screen.findByRole('region', { name: '存起來的檔案' })
  expect(files).toHaveTextContent(/全部檢查過一輪：30 份.*讀了 12 份/)
  expect(within(files).getByRole('alert')).toHaveTextContent(/60 份檔案壞掉了.*備份/)
  expect(within(files).getByRole('row', { name: new RegExp(`${key}.*內容變了.*2`) })).toBeInTheDocument()
  expect(files).toHaveTextContent('這裡只列出最近發現的 1 份。')
})

it('says that nothing was looked at yet', async () => {
  consoleServer().on('GET /api/v2/admin/health', health)
  openApplication('/admin/health')
  const files = await screen.findByRole('region', { name: '存起來的檔案' })
  expect(files).toHaveTextContent('還沒開始檢查')
  expect(files).not.toHaveTextContent('沒有發現損壞的檔案')
})

const proved = (drifting: number) => ({ ...health, points: { provedAt: at, accounts: 41, drifting } })

it('says that balances of points are what their entries add up to', async () => {
  consoleServer().on('GET /api/v2/admin/health', proved(0))
  openApplication('/admin/health')
  expect(await screen.findByRole('region', { name: '群組點數' })).toHaveTextContent('核對了 41 個帳戶，差額 0')
})

it('says how many balances are not', async () => {
  consoleServer().on('GET /api/v2/admin/health', proved(2))
  openApplication('/admin/health')
  expect(await screen.findByText(/有 2 個帳戶的點數和紀錄對不起來/)).toHaveAttribute('role', 'alert')
})

it('says that nothing is damaged once it was looked at', async () => {
  const underWay = { startedAt: at, lookedAt: at, count: 0, bytes: 0 }
  consoleServer().on('GET /api/v2/admin/health', { ...health, content: { ...health.content, underWay } })
  openApplication('/admin/health')
  expect(await screen.findByText('沒有發現損壞的檔案。')).toBeInTheDocument()
})

describeFaces({
  path: '/admin/health',
  server: () => consoleServer().on('GET /api/v2/admin/health', health),
  reads: 'GET /api/v2/admin/health',
  loaded: () => screen.getAllByRole('table')[0] as HTMLElement,
})
