import type { HandledApplication } from '@learntrail/contract/prizes/handling'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../../console/console.fixture.ts'
import { applicationId, handledOf, listedOf } from '../prizes.fixture.ts'

const lists = 'GET /api/v2/admin/rewards/applications'
const reads = 'GET /api/v2/admin/rewards/applications/:id'
const steps = 'POST /api/v2/admin/rewards/applications/:id/steps'
const looks = 'POST /api/v2/admin/rewards/applications/:id/details'
const day = '2026-12-12T04:00:00.000Z'
const asked = { state: 'asked', askedAt: '2026-11-28T04:00:00.000Z', expiresAt: day, answeredAt: null } as const

const open = (change: Partial<HandledApplication> = {}) => {
  const server = consoleServer().on(reads, handledOf(change))
  return { server, ...openApplication(`/admin/prize-applications/${applicationId}`) }
}

describe('one application, for staff', () => {
  it('is approved with a press, and shows the step after it', async () => {
    const { server, user } = open()
    server.on(steps, () => {
      server.on(reads, handledOf({ state: 'approved' }))
      return handledOf({ state: 'approved' })
    })
    await user.click(await screen.findByRole('button', { name: '核准' }))
    expect(await screen.findByText('核准了，已經通知申請人')).toBeVisible()
    expect(await screen.findByRole('button', { name: '開始準備' })).toBeVisible()
    expect(server.received(steps).map(({ body }) => body)).toEqual([{ step: 'approve' }])
  })

  it('waits for a guardian before it is approved', async () => {
    open({ consent: asked })
    expect(await screen.findByText('家長還沒有回覆，要等家長同意才能核准。')).toBeVisible()
    expect(screen.getByRole('button', { name: '核准' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '不通過' })).toBeEnabled()
  })

  it('is refused for a reason, without which nothing is sent', async () => {
    const { server, user } = open()
    server.on(steps, handledOf({ state: 'auditFailed', reason: '地址少了縣市' }))
    await user.click(await screen.findByRole('button', { name: '不通過' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '不通過' }))
    expect(server.received(steps)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: '原因' }), '地址少了縣市')
    await user.click(dialog.getByRole('button', { name: '不通過' }))
    await waitFor(() => expect(server.received(steps)[0]?.body).toEqual({ step: 'refuse', reason: '地址少了縣市' }))
  })

  it('that somebody else took on meanwhile says so, and shows how it stands', async () => {
    const { server, user } = open()
    server.on(steps, () => {
      server.on(reads, handledOf({ state: 'approved' }))
      return refuse(409, { code: 'APPLICATION_STEP_DONE' })
    })
    await user.click(await screen.findByRole('button', { name: '核准' }))
    expect(await screen.findByRole('button', { name: '開始準備' })).toBeVisible()
  })

  it('opens what it holds about a person for a reason, and hides it again', async () => {
    const { server, user } = open({ holds: ['recipient', 'address'] })
    server.on(looks, { recipient: { is: 'open', value: '林小晴' }, address: { is: 'unreadable' } })
    expect(await screen.findByText('這筆申請有：收件人姓名、寄送地址。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '查看個人資料' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /為什麼要查看/ }), '要印寄件標籤')
    await user.click(dialog.getByRole('button', { name: '查看個人資料' }))
    expect(await screen.findByText('林小晴')).toBeVisible()
    expect(screen.getByText('讀不出來，可能少了加密金鑰')).toBeVisible()
    expect(server.received(looks)[0]?.body).toEqual({ reason: '要印寄件標籤' })
    await user.click(screen.getByRole('button', { name: '收起來' }))
    expect(screen.queryByText('林小晴')).toBeNull()
  })

  it('that is not there says so', async () => {
    consoleServer().on(reads, refuse(404, { code: 'APPLICATION_NOT_FOUND' }))
    openApplication(`/admin/prize-applications/${applicationId}`)
    expect(await screen.findByText('找不到這筆申請')).toBeVisible()
  })
})

describe('the queue of applications', () => {
  it('begins with those under review, and takes several on, telling of each what came of it', async () => {
    const other = listedOf({ id: '019f0000-0000-7000-8000-0000000000b2', number: 'AAAA-0002' })
    const server = consoleServer()
      .on(lists, { items: [listedOf(), other], nextCursor: null })
      .on('GET /api/v2/admin/rewards/prizes', { items: [], nextCursor: null })
      .on(steps, ({ path }) =>
        path.includes(applicationId)
          ? handledOf({ state: 'approved' })
          : refuse(409, { code: 'APPLICATION_WAITS_FOR_GUARDIAN' }),
      )
    const { user } = openApplication('/admin/prize-applications')
    await user.click(await screen.findByRole('checkbox', { name: '選取這一頁能處理的' }))
    await user.click(screen.getByRole('button', { name: '核准 2 筆' }))
    const results = within(await screen.findByRole('list', { name: '處理結果' })).getAllByRole('listitem')
    expect(results[0]).toHaveTextContent('P7K2-9QXD 已核准')
    expect(results[1]).toHaveTextContent(/AAAA-0002.*家長/)
    expect(server.received(lists)[0]?.query.get('state')).toBe('underReview')
  })

  it('is for operators alone', async () => {
    consoleServer('support')
    openApplication('/admin/prize-applications')
    expect(await screen.findByText('你的權限還不能開這一項')).toBeVisible()
  })
})

describeFaces({
  path: '/admin/prize-applications',
  server: () => consoleServer().on(lists, { items: [listedOf()], nextCursor: null }),
  reads: lists,
  loaded: () => screen.getByRole('row', { name: /圖書禮券/ }),
})

describeFaces({
  path: `/admin/prize-applications/${applicationId}`,
  server: () => consoleServer().on(reads, handledOf()),
  reads,
  loaded: () => screen.getByRole('button', { name: '核准' }),
})
