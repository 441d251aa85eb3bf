import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../console.fixture.ts'

const counted = { active: 3, signedUp: 1, records: 5, groups: 2, homework: 4, handIns: 1_200 }

it('says people by kind, today, and each week in a table that can be taken along', async () => {
  consoleServer().on('GET /api/v2/admin/statistics', {
    people: { students: 40, teachers: 3, others: 2, unfilled: 1 },
    today: counted,
    weeks: [{ monday: '2026-11-23', ...counted }],
  })
  openApplication('/admin/statistics')
  const weeks = within(await screen.findByRole('table', { name: '最近 12 週' }))
  expect(weeks.getByRole('row', { name: /2026-11-23.*1,200/ })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: '現在的帳號' })).getByText('40')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '下載 CSV' })).toHaveAttribute(
    'href',
    '/api/v2/admin/statistics/table?form=csv',
  )
})

it('offers to try again when it fails', async () => {
  consoleServer().on('GET /api/v2/admin/statistics', refuse(500, { code: 'INTERNAL_ERROR' }))
  openApplication('/admin/statistics')
  expect(await screen.findByRole('button', { name: /再試/ })).toBeInTheDocument()
})
