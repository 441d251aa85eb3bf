import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { analyticsServer, calls, dashboard, listed, schoolId } from '../analytics.fixture.ts'

const address = '/school-analytics/dashboard'

describe('the dashboard of a school', () => {
  it('has a tile for each question, with its figure beside the former semester, which leads there', async () => {
    analyticsServer(listed)
    openApplication(`${address}?grade=high_1`)
    const tile = within(await screen.findByRole('region', { name: '學習紀錄' }))
    expect(tile.getByText('1,204')).toBeInTheDocument()
    expect(tile.getByText('比上學期多 204')).toBeInTheDocument()
    expect(tile.getByRole('link', { name: '學習紀錄' })).toHaveAttribute(
      'href',
      `/school-analytics/PostsAnalytics/${schoolId}?grade=high_1`,
    )
    expect(within(screen.getByRole('region', { name: '上傳準備' })).getByText('不顯示')).toBeInTheDocument()
  })

  it("has today's numbers, where they are the reader's to see", async () => {
    analyticsServer(listed)
    openApplication(address)
    expect(within(await screen.findByRole('region', { name: '今天' })).getByText('17')).toBeInTheDocument()
  })

  it('says nothing of today where that is not', async () => {
    analyticsServer(listed).on(calls.dashboard, dashboard({ today: null }))
    openApplication(address)
    await screen.findByRole('region', { name: '每一週：學習紀錄' })
    expect(screen.queryByRole('region', { name: '今天' })).not.toBeInTheDocument()
  })

  it('stands in the menu of those who have a permission, and of nobody else', async () => {
    analyticsServer(listed)
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '選單' }))
    expect(await screen.findByRole('link', { name: '數據報告' })).toHaveAttribute('href', address)
  })

  it('says to everybody else who can permit it', async () => {
    analyticsServer()
    const { user } = openApplication(address)
    expect(await screen.findByText('這裡只開放給學校授權的老師')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '選單' }))
    await screen.findByRole('link', { name: '我的帳號' })
    expect(screen.queryByRole('link', { name: '數據報告' })).not.toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: () => analyticsServer(listed),
  reads: [calls.schools, calls.school, calls.dashboard],
  loaded: () => screen.getByRole('region', { name: '學習紀錄' }),
})
