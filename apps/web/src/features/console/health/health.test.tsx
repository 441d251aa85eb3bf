import type { Health } from '@learntrail/contract/console/health'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
      ...{ method: 'GET', route: '/api/v2/portfolios', count: 1_200, p50: 12, p99: 480 },
      slowest: { ms: 2_310, requestId: 'a-request', at },
    },
  ],
  database: { version: '17.2', bytes: 1_000_000 },
  storage: 'up',
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
