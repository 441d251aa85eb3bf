import { inFours } from '@learntrail/contract/in-fours'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import '../export.fixture.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'

const call = 'GET /api/v2/ePortfolio/confirmations/:code'
const code = 'ABCD2345EFGH6789'
// SHA-256 of "abc".
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const confirmation = {
  kind: 'ePortfolio' as const,
  code,
  title: '水的旅行',
  owner: { displayName: '林小雨', schoolName: '內湖高中' },
  version: 1,
  exportedAt: '2026-11-20T08:00:00.000Z',
  documents: [{ type: 'pdf' as const, sha256, bytes: 3, pages: 12, madeAt: '2026-11-20T08:00:00.000Z' }],
  former: [],
  plan: null,
  course: null,
}

describe('the page of a confirmation code', () => {
  it('tells a guest whose document it is, and only when asked what its files come to', async () => {
    guestServer().on(call, confirmation)
    const { user } = openApplication(`/confirm/${code}`)
    expect(await screen.findByRole('heading', { name: '水的旅行' })).toBeInTheDocument()
    expect(screen.getByText('林小雨 · 內湖高中')).toBeInTheDocument()
    expect(screen.getByText('ABCD 2345 EFGH 6789')).toBeInTheDocument()
    const codes = screen.getByText(inFours(sha256))
    expect(codes).not.toBeVisible()
    await user.click(screen.getByText('檔案的核對碼'))
    expect(codes).toBeVisible()
  })

  it('keeps the owner to itself where they ask for it', async () => {
    guestServer().on(call, { ...confirmation, owner: null })
    openApplication(`/confirm/${code}`)
    expect(await screen.findByText('擁有者選擇不公開')).toBeInTheDocument()
  })

  it('compares a file on the device', async () => {
    const server = guestServer().on(call, confirmation)
    const { user } = openApplication(`/confirm/${code}`)
    await screen.findByRole('heading', { name: '水的旅行' })
    const picker = screen.getByTestId('check-picker')
    await user.upload(picker, new File(['abc'], '收到的.pdf'))
    expect(await screen.findByText(/完全相同。收到的.pdf/)).toBeInTheDocument()
    await user.upload(picker, new File(['abd'], '改過的.pdf'))
    expect(await screen.findByText(/不相同。改過的.pdf/)).toBeInTheDocument()
    expect(server.calls.every(({ name }) => name.startsWith('GET'))).toBe(true)
  })

  it('names the versions before, and knows a file of one of them', async () => {
    const former = [
      { number: 1, exportedAt: '2026-11-18T08:00:00.000Z', documents: [{ type: 'pdf' as const, sha256 }] },
    ]
    const documents = confirmation.documents.map((one) => ({ ...one, sha256: 'b'.repeat(64) }))
    guestServer().on(call, { ...confirmation, version: 2, documents, former })
    const { user } = openApplication(`/confirm/${code}`)
    expect(await screen.findByText('第 2 版，目前最新')).toBeInTheDocument()
    const list = within(screen.getByRole('region', { name: '之前的版本' }))
    expect(list.getByText('第 1 版')).toBeInTheDocument()
    expect(list.getByText(/2026 年 11 月 18 日/)).toBeInTheDocument()
    expect(screen.queryByText(sha256)).toBeNull()
    await user.upload(screen.getByTestId('check-picker'), new File(['abc'], '收到的.pdf'))
    expect(await screen.findByText(/這是之前的第 1 版.*目前是第 2 版/)).toBeInTheDocument()
  })

  it('of a sealed plan tells its 節, who signed by role and day, and that there is a newer one', async () => {
    guestServer().on(call, {
      ...confirmation,
      kind: 'plan',
      title: '河邊的人',
      documents: [{ type: 'designed' as const, sha256, bytes: 3, pages: 4, madeAt: '2026-11-20T08:00:00.000Z' }],
      plan: {
        lessons: 18,
        signatures: [
          { role: 'adviser', label: '', at: '2026-11-18T08:00:00.000Z' },
          { role: 'own', label: '教務主任', at: '2026-11-19T08:00:00.000Z' },
        ],
        newest: { number: 2, sealedAt: '2026-11-25T08:00:00.000Z' },
      },
    })
    const { user } = openApplication(`/confirm/${code}`)
    expect(await screen.findByRole('heading', { name: '河邊的人' })).toBeInTheDocument()
    expect(screen.getByText('18 節')).toBeInTheDocument()
    const [adviser, office] = screen.getAllByRole('listitem')
    expect(adviser).toHaveTextContent(/指導老師.*2026 年 11 月 18 日/)
    expect(office).toHaveTextContent(/教務主任.*2026 年 11 月 19 日/)
    expect(screen.getByText(/之後還有新的定稿：第 2 版/)).toBeInTheDocument()
    await user.upload(screen.getByTestId('check-picker'), new File(['abc'], '收到的.pdf'))
    expect(await screen.findByText(/完全相同。收到的.pdf就是當時匯出的展示版/)).toBeInTheDocument()
  })

  it('of a certificate tells the name, the course, its time, the day and who teaches it, and nothing of files', async () => {
    guestServer().on(call, {
      ...confirmation,
      kind: 'course',
      title: '河川的一年',
      documents: [],
      owner: { displayName: '林雨晴', schoolName: null },
      course: { minutes: 330, finishedAt: '2026-11-19T08:00:00.000Z', teachers: ['陳老師', '王老師'] },
    })
    openApplication(`/confirm/${code}`)
    expect(await screen.findByRole('heading', { name: '河川的一年' })).toBeInTheDocument()
    expect(screen.getByText('林雨晴')).toBeInTheDocument()
    expect(screen.getByText('5 小時 30 分鐘')).toBeInTheDocument()
    expect(screen.getByText(/2026 年 11 月 19 日/)).toBeInTheDocument()
    expect(screen.getByText(/陳老師.*王老師/)).toBeInTheDocument()
    expect(screen.queryByText('檔案的核對碼')).toBeNull()
  })

  it('of a document whose owner has left says that it was withdrawn', async () => {
    guestServer().on(call, refuse(410, { code: 'CONFIRMATION_WITHDRAWN' }))
    openApplication(`/confirm/${code}`)
    expect(await screen.findByText('這個確認碼已經撤回')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('of an unknown code says so, and takes another', async () => {
    const server = guestServer().on(call, refuse(404, { code: 'CONFIRMATION_NOT_FOUND' }))
    const { user, at } = openApplication('/confirm/ZZZZ2222ZZZZ2222')
    expect(await screen.findByText('找不到這個確認碼')).toBeInTheDocument()
    const field = screen.getByRole('textbox', { name: '確認碼' })
    await user.type(field, '太短')
    await user.click(screen.getByRole('button', { name: '查詢' }))
    expect(screen.getByText(/請再檢查一次/)).toBeInTheDocument()
    server.on(call, confirmation)
    await user.clear(field)
    await user.type(field, 'abcd 2345 efgh 6789')
    await user.click(screen.getByRole('button', { name: '查詢' }))
    expect(await screen.findByRole('heading', { name: '水的旅行' })).toBeInTheDocument()
    expect(at()).toBe(`/confirm/${code}`)
  })
})

describeFaces({
  path: `/confirm/${code}`,
  server: () => guestServer().on(call, confirmation),
  reads: call,
  loaded: () => screen.getByRole('heading', { name: '水的旅行' }),
})
