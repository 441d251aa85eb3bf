import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { applicationId, applicationOf, ownApplicationOf, prizeServer } from '../prizes.fixture.ts'

const address = `/rewards/applications/${applicationId}`
const lists = 'GET /api/v2/rewards/applications'
const reads = 'GET /api/v2/rewards/applications/:id'
const cancels = 'DELETE /api/v2/rewards/applications/:id'
const receives = 'POST /api/v2/rewards/applications/:id/received'
const asksAgain = 'POST /api/v2/rewards/applications/:id/consent'
const day = '2026-12-12T04:00:00.000Z'
const prize = ownApplicationOf().prize
const can = { cancel: false, receive: false, askGuardian: false }
const consent = { state: 'asked', askedAt: '2026-11-28T04:00:00.000Z', expiresAt: day, answeredAt: null } as const

const open = (change: Partial<OwnApplication> = {}) => {
  const server = prizeServer().on(reads, ownApplicationOf(change))
  return { server, ...openApplication(address) }
}

describe('my applications', () => {
  it('are listed with how they stand', async () => {
    const other = applicationOf({ id: 'b', number: 'AAAA-0002', state: 'sent', prize: { ...prize, way: 'atSchool' } })
    prizeServer().on(lists, { items: [applicationOf(), other], nextCursor: null })
    openApplication('/rewards/applications')
    const [first, second] = within(await screen.findByRole('list', { name: '我的申請' })).getAllByRole('article')
    expect(first).toHaveTextContent(/圖書禮券P7K2-9QXD.*300 點.*審核中/)
    expect(second).toHaveTextContent('可領取')
  })

  it('say where prizes are while there are none', async () => {
    prizeServer().on(lists, { items: [], nextCursor: null })
    openApplication('/rewards/applications')
    expect(await screen.findByText('還沒有申請過獎品')).toBeVisible()
    expect(screen.getByRole('link', { name: '看獎品' })).toHaveAttribute('href', '/rewards')
  })

  it('that cannot be read say so', async () => {
    prizeServer().on(lists, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    openApplication('/rewards/applications')
    expect(await screen.findByText('系統正在維護或重新啟動，請稍後再試。')).toBeVisible()
  })
})

describe('an application of mine', () => {
  it('shows where it has been and what is ahead', async () => {
    open({
      state: 'preparing',
      trail: [
        { state: 'underReview', at: consent.askedAt },
        { state: 'approved', at: consent.askedAt },
        { state: 'preparing', at: day },
      ],
    })
    const steps = within(await screen.findByRole('list', { name: '進度' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.slice(0, 3))).toEqual([
      '審核中',
      '已核准',
      '準備中',
      '已寄出',
      '已收到',
    ])
    expect(steps[2]).toHaveAttribute('aria-current', 'step')
    expect(steps[3]).toHaveTextContent('還沒到')
    expect(screen.getByText('獎品正在準備，現在不能取消了。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '取消申請' })).not.toBeInTheDocument()
  })

  it('that waits at school shows its number in large, and where', async () => {
    open({ state: 'sent', prize: { ...prize, way: 'atSchool', pickUp: '學務處' }, can: { ...can, receive: true } })
    expect(await screen.findAllByText('P7K2-9QXD')).toHaveLength(2)
    expect(screen.getByText('學務處')).toBeVisible()
    expect(screen.getByText(/報上這個編號/)).toBeVisible()
  })

  it('is called off after a question, and its points come back', async () => {
    const { server, user } = open({ can: { ...can, cancel: true } })
    server.on(cancels, () => {
      server.on(reads, ownApplicationOf({ state: 'cancelled' }))
      return ownApplicationOf({ state: 'cancelled' })
    })
    await user.click(await screen.findByRole('button', { name: '取消申請' }))
    const dialog = within(screen.getByRole('dialog', { name: '要取消「圖書禮券」的申請嗎？' }))
    await user.click(dialog.getByRole('button', { name: '取消申請' }))
    expect(await screen.findByText('申請取消了，點數已經退還給你。')).toBeVisible()
  })

  it('that went on meanwhile says so, and shows how it stands', async () => {
    const { server, user } = open({ can: { ...can, cancel: true } })
    server.on(cancels, () => {
      server.on(reads, ownApplicationOf({ state: 'preparing' }))
      return refuse(409, { code: 'APPLICATION_CHANGED' })
    })
    await user.click(await screen.findByRole('button', { name: '取消申請' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消申請' }))
    expect(await screen.findByText(/這筆申請剛剛有了變化/)).toBeVisible()
    expect(await screen.findByText('獎品正在準備，現在不能取消了。')).toBeVisible()
  })

  it('that was posted is received with a press, or by itself', async () => {
    const { server, user } = open({
      state: 'sent',
      receivedByItselfAt: day,
      tracking: '郵局 123',
      can: { ...can, receive: true },
    })
    server.on(receives, ownApplicationOf({ state: 'received' }))
    expect(await screen.findByText(/12 月 12 日.*會自動當作收到/)).toBeVisible()
    expect(screen.getByText('郵局 123')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '我收到了' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '我收到了' }))
    await waitFor(() => expect(server.received(receives)).toHaveLength(1))
  })

  it('that is a code shows it, to be copied', async () => {
    const { user } = open({ state: 'sent', prize: { ...prize, way: 'code' }, code: { is: 'open', code: 'ABCD-1234' } })
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(await screen.findByText('ABCD-1234')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '複製代碼' }))
    expect(copy).toHaveBeenCalledWith('ABCD-1234')
  })

  it('whose code no key reads says what to do', async () => {
    open({ state: 'sent', prize: { ...prize, way: 'code' }, code: { is: 'unreadable' } })
    expect(await screen.findByText(/代碼現在讀不出來/)).toBeVisible()
  })

  it('says why it was refused, by staff or by a guardian', async () => {
    const { view } = open({ state: 'auditFailed', reason: '地址不完整' })
    expect(await screen.findByText('原因：地址不完整')).toBeVisible()
    view.unmount()
    open({ state: 'auditFailed', consent: { ...consent, state: 'refused', answeredAt: day } })
    expect(await screen.findByText(/家長不同意這次申請/)).toBeVisible()
  })

  it('asks the guardian again, at the same address or another, and keeps what was typed', async () => {
    const { server, user } = open({ consent, can: { ...can, askGuardian: true } })
    server.on(asksAgain, refuse(422, { code: 'GUARDIAN_IS_APPLICANT' }))
    expect(await screen.findByText(/信裡的連結到 2026 年 12 月 12 日.*為止有效/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '再寄一次給家長' }))
    const dialog = within(screen.getByRole('dialog', { name: '再寄一次給家長' }))
    await user.click(dialog.getByRole('button', { name: '寄到另一個信箱' }))
    const field = dialog.getByRole('textbox', { name: '家長的電子郵件' })
    await user.type(field, 'father@example.test')
    await user.click(dialog.getByRole('button', { name: '寄信' }))
    expect(await dialog.findByText(/這是你自己的信箱/)).toBeVisible()
    expect(field).toHaveValue('father@example.test')
    server.on(asksAgain, ownApplicationOf({ consent }))
    await user.click(dialog.getByRole('button', { name: '寄到同一個信箱' }))
    await user.click(dialog.getByRole('button', { name: '寄信' }))
    expect(await screen.findByText('信寄出了，請家長看看信箱')).toBeVisible()
    expect(server.received(asksAgain).map(({ body }) => body)).toEqual([
      { guardian: { email: 'father@example.test' } },
      {},
    ])
  })

  it('shows what I said with it, and until when that is kept', async () => {
    const details = {
      recipient: '林小雨',
      address: '市府路 1 號',
      phone: '0912345678',
      guardianEmail: 'mother@example.test',
      signature: {
        lines: [
          [
            [10, 10],
            [90, 40],
          ] as [number, number][],
        ],
      },
    }
    open({ details, hasIdImages: true, erasedAt: '2099-12-28T04:00:00.000Z', state: 'received' })
    const said = within(await screen.findByRole('region', { name: '你填的資料' }))
    expect(said.getByText('市府路 1 號')).toBeVisible()
    expect(said.getByRole('img', { name: '簽名' })).toBeVisible()
    expect(said.getByText(/這些資料保留到 2099 年 12 月 28 日/)).toBeVisible()
  })

  it('that is not mine is not there', async () => {
    prizeServer().on(reads, refuse(404, { code: 'APPLICATION_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這筆申請')).toBeVisible()
  })
})

describeFaces({
  path: '/rewards/applications',
  server: () => prizeServer().on(lists, { items: [applicationOf()], nextCursor: null }),
  reads: lists,
  loaded: () => screen.getByRole('list', { name: '我的申請' }),
})

describeFaces({
  path: address,
  server: () => prizeServer().on(reads, ownApplicationOf()),
  reads,
  loaded: () => screen.getByText('圖書禮券'),
})
