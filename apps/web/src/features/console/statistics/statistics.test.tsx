import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../console.fixture.ts'

const counted = { active: 3, signedUp: 1, records: 5, groups: 2, homework: 4, handIns: 1_200 }

const day = { students: 40, teachers: 3, others: 2, unfilled: 1, ...counted }
const history = {
  from: '2026-11-25',
  to: '2026-11-28',
  items: [
    { ...day, day: '2026-11-26', active: 12 },
    { ...day, day: '2026-11-28', active: 30 },
  ],
}
const whole = {
  people: { students: 40, teachers: 3, others: 2, unfilled: 1 },
  today: counted,
  weeks: [{ monday: '2026-11-23', ...counted }],
}
const statisticsServer = () =>
  consoleServer().on('GET /api/v2/admin/statistics', whole).on('GET /api/v2/admin/statistics/days', history)

it('says people by kind, today, and each week in a table that can be taken along', async () => {
  statisticsServer()
  openApplication('/admin/statistics')
  const weeks = within(await screen.findByRole('table', { name: '最近 12 週' }))
  expect(weeks.getByRole('row', { name: /2026-11-23.*1,200/ })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: '現在的帳號' })).getByText('40')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '下載每週的數字（CSV）' })).toHaveAttribute(
    'href',
    '/api/v2/admin/statistics/table?form=csv',
  )
})

it('draws a figure day by day, says it in words, and counts the days that nobody counted', async () => {
  statisticsServer()
  openApplication('/admin/statistics')
  const part = within(await screen.findByRole('region', { name: '每天的變化' }))
  const chart = await part.findByRole('img', {}, { timeout: 5_000 })
  expect(chart).toHaveAccessibleName(
    /使用的人，11\u00a0月\u00a026\u00a0日到11\u00a0月\u00a028\u00a0日：最少 12，最多 30，最後一天 30/,
  )
  // The day before the first count does not count as missing.
  expect(part.getByText('有 1 天沒有統計，圖上空著。')).toBeInTheDocument()
})

it('has the same as a table with every figure, and as a file of the chosen time', async () => {
  const server = statisticsServer()
  const { user } = openApplication('/admin/statistics')
  const part = within(await screen.findByRole('region', { name: '每天的變化' }))
  await user.click(await part.findByRole('button', { name: '看表格' }))
  const table = within(part.getByRole('table', { name: '每天的變化' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
    expect.stringContaining('日期'),
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
  ])
  expect(table.getByRole('row', { name: /2026-11-27.*沒有統計/ })).toBeInTheDocument()
  expect(table.getByRole('row', { name: /2026-11-28.*46.*30/ })).toBeInTheDocument()
  await user.click(part.getByRole('button', { name: '最近 90 天' }))
  expect(await part.findByRole('button', { name: '最近 90 天', pressed: true })).toBeInTheDocument()
  expect(part.getByRole('link', { name: '下載每天的數字（CSV）' })).toHaveAttribute(
    'href',
    '/api/v2/admin/statistics/days/table?form=csv&days=90',
  )
  await waitFor(() => expect(server.received('GET /api/v2/admin/statistics/days')).toHaveLength(2))
})

it('says that nothing was counted yet', async () => {
  statisticsServer().on('GET /api/v2/admin/statistics/days', { ...history, items: [] })
  openApplication('/admin/statistics')
  expect(await screen.findByText('還沒有每天的數字')).toBeInTheDocument()
})

it('offers to try again when it fails', async () => {
  consoleServer().on('GET /api/v2/admin/statistics', refuse(500, { code: 'INTERNAL_ERROR' }))
  openApplication('/admin/statistics')
  expect(await screen.findByRole('button', { name: /再試/ })).toBeInTheDocument()
})

describeFaces({
  path: '/admin/statistics',
  server: statisticsServer,
  reads: ['GET /api/v2/admin/statistics', 'GET /api/v2/admin/statistics/days'],
  loaded: () => {
    screen.getByRole('table', { name: '最近 12 週' })
    return screen.getByRole('button', { name: '看表格' })
  },
})
