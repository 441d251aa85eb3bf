import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { prizeOf, prizeServer } from '../prizes.fixture.ts'

const list = 'GET /api/v2/rewards/prizes'
const address = '/rewards'

describe('the prizes', () => {
  it('are shown with what they take, how many are left, and how one gets them', async () => {
    prizeServer(
      prizeOf(),
      prizeOf({ id: 'b', name: '保溫瓶', points: 450, way: 'atSchool', stock: 0 }),
      prizeOf({ id: 'c', name: '影片月票', points: 1_250, way: 'code', endsAt: '2026-12-20T15:59:59.000Z' }),
    )
    openApplication(address)
    const prizes = within(await screen.findByRole('list', { name: '獎品' }))
    const [voucher, bottle, film] = prizes.getAllByRole('article')
    expect(voucher).toHaveTextContent(/圖書禮券300 點寄送剩 3 份/)
    expect(bottle).toHaveTextContent(/學校領取已兌換完/)
    expect(film).toHaveTextContent(/1,250 點.*到 12 月 20 日 為止|1,250 點.*到 12 月 20 日為止/)
    expect(film).toHaveTextContent('再 800 點就能換')
    expect(voucher).not.toHaveTextContent('就能換')
    expect(prizes.getByRole('link', { name: '圖書禮券' })).toHaveAttribute(
      'href',
      expect.stringContaining('/rewards/prizes/'),
    )
  })

  it('say when they begin', async () => {
    prizeServer(prizeOf({ state: 'planned', startsAt: '2099-12-01T00:00:00.000Z' }))
    openApplication(address)
    expect(await screen.findByText(/2099 年 12 月 1 日.*開始/)).toBeVisible()
  })

  it('stand below what I can spend, and what is held for me', async () => {
    prizeServer().on(list, { balance: 1_200, held: 300, items: [prizeOf()] })
    openApplication(address)
    const purse = within(await screen.findByRole('region', { name: '我的點數' }))
    expect(purse.getByText('1,200 點')).toBeVisible()
    expect(purse.getByText('另外有 300 點保留給進行中的申請')).toBeVisible()
    expect(purse.getByRole('link', { name: '點數紀錄' })).toHaveAttribute('href', '/rewards/points')
  })

  it('lead to my applications and my points', async () => {
    prizeServer()
    openApplication(address)
    const ways = within(await screen.findByRole('navigation', { name: '獎品與點數' }))
    expect(ways.getByRole('link', { name: '獎品' })).toHaveAttribute('aria-current', 'page')
    expect(ways.getByRole('link', { name: '我的申請' })).toHaveAttribute('href', '/rewards/applications')
    expect(ways.getByRole('link', { name: '點數紀錄' })).toHaveAttribute('href', '/rewards/points')
  })

  it('say when there are none', async () => {
    prizeServer()
    openApplication(address)
    expect(await screen.findByText('現在沒有獎品')).toBeVisible()
  })

  it('that cannot be read say so, and are asked for again', async () => {
    const server = prizeServer().on(list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    await screen.findByText('系統正在維護或重新啟動，請稍後再試。')
    server.on(list, { balance: 0, held: 0, items: [prizeOf()] })
    await user.click(screen.getByRole('button', { name: '再試一次' }))
    expect(await screen.findByRole('link', { name: '圖書禮券' })).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => prizeServer(prizeOf()),
  reads: list,
  loaded: () => screen.getByRole('link', { name: '圖書禮券' }),
})
