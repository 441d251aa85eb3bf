import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { aFile } from '../../posts/posts.fixture.ts'
import { caseId, caseSummary, reportServer, wholeCase } from '../reports.fixture.ts'

const address = `/admin/reports/${caseId}`
const deciding = 'POST /api/v2/admin/reports/:id/decide'

afterEach(() => localStorage.clear())

describe('the queue of reports', () => {
  it('has what is urgent marked, and who looks at what', async () => {
    const urgent = caseSummary({ isUrgent: true, reasons: ['self_harm'], state: 'open', assignee: null })
    reportServer('staff').on('GET /api/v2/admin/reports', { items: [urgent], nextCursor: null })
    openApplication('/admin/reports')
    const list = within(await screen.findByRole('list', { name: '檢舉' }))
    expect(list.getByText('緊急')).toBeInTheDocument()
    expect(list.getByText('自我傷害')).toBeInTheDocument()
    expect(list.getByText(/還沒有人處理/)).toBeInTheDocument()
    expect(list.getByRole('link')).toHaveAttribute('href', address)
    expect(screen.getByRole('tab', { name: '等待處理 2' })).toHaveAttribute('aria-selected', 'true')
  })

  it('is narrowed by what stands in the address', async () => {
    const server = reportServer('staff').on('GET /api/v2/admin/reports', { items: [], nextCursor: null })
    const { user } = openApplication('/admin/reports?filter=appeals')
    expect(await screen.findByText('沒有等待回覆的申訴')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '已處理' }))
    expect(await screen.findByText('還沒有處理完的案件')).toBeInTheDocument()
    const asked = server.received('GET /api/v2/admin/reports').map(({ query }) => query.get('filter'))
    expect(asked).toEqual(['appeals', 'resolved'])
  })

  it('is for the service’s people alone', async () => {
    const server = reportServer()
    openApplication('/admin/reports')
    expect(await screen.findByText('這裡是服務團隊的後台')).toBeInTheDocument()
    expect(server.received('GET /api/v2/admin/reports')).toHaveLength(0)
  })
})

describe('a case', () => {
  it('shows what its owner made of what is hidden, which nobody else sees', async () => {
    const picture = aFile({ displayName: '遮好的臉.jpg' })
    reportServer('staff').on(
      'GET /api/v2/admin/reports/:id',
      wholeCase({ mendedAt: '2026-11-21T08:00:00.000Z', mended: { title: '', text: '好好說的話', files: [picture] } }),
    )
    openApplication(address)
    const mended = within(await screen.findByRole('region', { name: '修改後的內容' }))
    expect(mended.getByText('好好說的話')).toBeInTheDocument()
    expect(mended.getByText(/說已經改好，等你再看一次/)).toBeInTheDocument()
    expect(mended.getByText('遮好的臉.jpg')).toBeInTheDocument()
  })

  it('shows what was reported, by whom and why, and is taken', async () => {
    const taking = 'POST /api/v2/admin/reports/:id/take'
    const open = wholeCase({ state: 'open', assignee: null, version: 1, isGone: true })
    const server = reportServer('staff')
      .on('GET /api/v2/admin/reports/:id', { ...open, can: { ...open.can, take: true, decide: false } })
      .on(taking, wholeCase())
    const { user } = openApplication(address)
    expect(await screen.findByText('只要三百元')).toBeInTheDocument()
    expect(screen.getByText(/原來的內容已經不在了/)).toBeInTheDocument()
    expect(screen.getByText('一直貼廣告。')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '看現在的樣子' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: '決定怎麼處理' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '由我處理' }))
    expect(await screen.findByRole('heading', { name: '決定怎麼處理' })).toBeInTheDocument()
    expect(server.received(taking)[0]?.body).toEqual({ version: 1 })
  })

  it('shows a decision that was begun to nobody else on the device', async () => {
    reportServer('staff')
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '隱藏並停權' }))
    await user.type(screen.getByRole('textbox', { name: /告訴對方的話/ }), '這樣會傷到人。')
    cleanup()
    const other = { ...student, id: '019a0000-0000-7000-8000-0000000000b2', role: 'staff', staffLevel: 'moderator' }
    reportServer('staff').on('GET /api/v2/users/current', other as typeof student)
    const again = openApplication(address)
    expect(await screen.findByRole('button', { name: '送出決定' })).toBeDisabled()
    await again.user.click(screen.getByRole('button', { name: '隱藏並停權' }))
    expect(screen.getByRole('textbox', { name: /告訴對方的話/ })).toHaveValue('')
  })

  it('is decided with words for its owner', async () => {
    const server = reportServer('staff').on(deciding, () => wholeCase({ state: 'resolved', can: over }))
    const { user } = openApplication(address)
    const send = await screen.findByRole('button', { name: '送出決定' })
    expect(send).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '隱藏並停權' }))
    await user.click(send)
    expect(server.received(deciding)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: /告訴對方的話/ }), '請不要賣東西。')
    await user.click(send)
    const asking = within(await screen.findByRole('dialog', { name: /^停權「/ }))
    expect(asking.getByText(/會影響 1 個人：.*有 7 天不能新增或修改/)).toBeInTheDocument()
    expect(asking.getByText(/這份內容也會隱藏/)).toBeInTheDocument()
    expect(server.received(deciding)).toHaveLength(0)
    await user.click(asking.getByRole('button', { name: '停權' }))
    expect(await screen.findByText('已處理')).toBeInTheDocument()
    expect(server.received(deciding)[0]?.body).toMatchObject({
      version: 2,
      decision: 'hide_and_suspend',
      days: 7,
      words: '請不要賣東西。',
      falseReportIds: [],
    })
  })

  it('in which no rule is broken may have untrue reports', async () => {
    const server = reportServer('staff').on(deciding, () => wholeCase({ state: 'rejected', can: over }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '沒有違規' }))
    await user.click(screen.getByRole('checkbox', { name: /小晴/ }))
    await user.click(screen.getByRole('button', { name: '送出決定' }))
    expect(await screen.findAllByText('沒有違規')).not.toHaveLength(0)
    const [{ id } = { id: '' }] = wholeCase().reports
    expect(server.received(deciding)[0]?.body).toMatchObject({ decision: 'nothing', words: '', falseReportIds: [id] })
  })

  it('that somebody else has changed says so, and shows it as it is', async () => {
    const server = reportServer('staff').on(deciding, refuse(409, { code: 'CASE_STATE_CHANGED' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '沒有違規' }))
    await user.click(screen.getByRole('button', { name: '送出決定' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('這個案件剛剛有變動')
    expect(server.received('GET /api/v2/admin/reports/:id').length).toBeGreaterThan(1)
  })

  it('is lifted with a reason, and its appeal answered by another', async () => {
    const [lifting, answering] = [
      'POST /api/v2/admin/reports/:id/lift',
      'POST /api/v2/admin/reports/:id/appeal',
    ] as const
    const can = { ...over, lift: true, answerAppeal: true }
    const server = reportServer('staff')
      .on('GET /api/v2/admin/reports/:id', wholeCase({ state: 'resolved', isAppealed: true, can }))
      .on(lifting, wholeCase({ state: 'resolved', can: over }))
      .on(answering, wholeCase({ state: 'resolved', can: { ...over, lift: true } }))
    const { user } = openApplication(address)
    await user.type(await screen.findByRole('textbox', { name: /告訴對方的話/ }), '你說得對。')
    await user.click(screen.getByRole('button', { name: '撤回決定' }))
    await user.click(screen.getByRole('button', { name: '送出回覆' }))
    expect(await screen.findByText('已回覆')).toBeInTheDocument()
    expect(server.received(answering)[0]?.body).toEqual({ version: 2, outcome: 'lifted', answer: '你說得對。' })
    await user.type(screen.getByRole('textbox', { name: /撤回的原因/ }), '看錯了。')
    await user.click(screen.getByRole('button', { name: '撤回' }))
    expect(await screen.findByText('已撤回')).toBeInTheDocument()
    expect(server.received(lifting)[0]?.body).toEqual({ version: 2, reason: '看錯了。' })
  })
})

const over = { take: false, decide: false, hide: true, lift: false, answerAppeal: false }

const queue = (...items: ReturnType<typeof caseSummary>[]) =>
  reportServer('staff').on('GET /api/v2/admin/reports', { items, nextCursor: null })
describeFaces({
  path: '/admin/reports',
  server: () => queue(caseSummary()),
  reads: 'GET /api/v2/admin/reports',
  loaded: () => screen.getByRole('list', { name: '檢舉' }),
  empty: { server: queue, says: '沒有等待處理的檢舉' },
})

describeFaces({
  path: address,
  server: () => reportServer('staff'),
  reads: 'GET /api/v2/admin/reports/:id',
  loaded: () => screen.getByRole('textbox'),
})
