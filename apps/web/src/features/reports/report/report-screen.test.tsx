import { reportLimits } from '@learntrail/contract/reports/limits'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { judgement, ownReport, postId, reportServer } from '../reports.fixture.ts'

const address = `/user/report?type=post&id=${postId}`
const sending = 'POST /api/v2/reports/uploadreport'

// Unsent input stays on the device.
afterEach(() => localStorage.clear())

describe('reporting something', () => {
  it('asks for a reason and what happened, and points at what is missing', async () => {
    const server = reportServer().on(sending, ownReport())
    const { user } = openApplication(address)
    expect(await screen.findByRole('heading', { name: '便宜賣球鞋' })).toBeInTheDocument()
    expect(screen.getByText('對方不會知道是誰檢舉的。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText('至少選一個理由')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus())
    expect(server.received(sending)).toHaveLength(0)

    await user.click(screen.getByRole('checkbox', { name: '廣告或洗版' }))
    await user.type(screen.getByRole('textbox', { name: /發生了什麼事/ }), '一直貼廣告。')
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText('收到了，謝謝你告訴我們')).toBeInTheDocument()
    expect(server.received(sending)[0]?.body).toMatchObject({
      targetType: 'post',
      targetId: postId,
      reasons: ['spam'],
      description: '一直貼廣告。',
      fileIds: [],
    })
    expect(screen.queryByRole('link', { name: '113' })).not.toBeInTheDocument()
  })

  it('shows at once where help is to be had when somebody is in danger', async () => {
    reportServer().on(sending, ownReport())
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('checkbox', { name: '自我傷害' }))
    for (const number of ['1925', '113', '110'])
      expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`)
    await user.type(screen.getByRole('textbox', { name: /發生了什麼事/ }), '她說不想活了')
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText(/已經通知負責的人馬上查看/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '1925' })).toBeInTheDocument()
  })

  it('takes a description at its limit and none that is longer', async () => {
    const server = reportServer().on(sending, ownReport())
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('checkbox', { name: '其他' }))
    const words = screen.getByRole('textbox', { name: /發生了什麼事/ })
    await user.click(words)
    await user.paste('字'.repeat(reportLimits.description + 1))
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText(/1,?000 個字/)).toBeInTheDocument()
    expect(server.received(sending)).toHaveLength(0)
    await user.type(words, '{Backspace}')
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText('收到了，謝謝你告訴我們')).toBeInTheDocument()
  })

  it('keeps what was written when it fails', async () => {
    reportServer().on(sending, refuse(409, { code: 'REPORT_LIMIT_REACHED' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('checkbox', { name: '其他' }))
    await user.type(screen.getByRole('textbox', { name: /發生了什麼事/ }), '又貼了')
    await user.click(screen.getByRole('button', { name: '送出檢舉' }))
    expect(await screen.findByText(/我們已經收到你的檢舉/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /發生了什麼事/ })).toHaveValue('又貼了')
  })

  it('keeps what was written for whoever wrote it, and shows it to nobody else on the device', async () => {
    reportServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('checkbox', { name: '其他' }))
    await user.type(screen.getByRole('textbox', { name: /發生了什麼事/ }), '他每天跟著我回家')
    cleanup()
    reportServer().on('GET /api/v2/users/current', { ...student, id: '019a0000-0000-7000-8000-0000000000b2' })
    openApplication(address)
    expect(await screen.findByRole('textbox', { name: /發生了什麼事/ })).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: '其他' })).not.toBeChecked()
    cleanup()
    reportServer()
    openApplication(address)
    expect(await screen.findByRole('textbox', { name: /發生了什麼事/ })).toHaveValue('他每天跟著我回家')
  })

  it('says why it cannot be, and what I said of it before', async () => {
    reportServer()
      .on('POST /api/v2/reports/getReportPermission', {
        title: '便宜賣球鞋',
        refusal: 'REPORT_RIGHT_SUSPENDED' as const,
        until: '2026-12-01T02:00:00.000Z',
      })
      .on('POST /api/v2/reports/getreportcount', { count: 1, items: [ownReport({ isFalse: true, state: 'rejected' })] })
    openApplication(address)
    expect(await screen.findByText('你暫時不能檢舉')).toBeInTheDocument()
    expect(screen.getByText(/12.*之後才能再檢舉/)).toBeInTheDocument()
    expect(await screen.findByText('內容不實')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '送出檢舉' })).not.toBeInTheDocument()
  })

  it('says that the thing is not there', async () => {
    reportServer().on('POST /api/v2/reports/getReportPermission', refuse(404, { code: 'REPORT_TARGET_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到要檢舉的內容')).toBeInTheDocument()
  })
})

describe('what came of it', () => {
  it('stands in my list', async () => {
    reportServer().on('GET /api/v2/reports/mine', {
      items: [ownReport({ state: 'resolved', closedAt: '2026-11-21T08:00:00.000Z' })],
      nextCursor: null,
    })
    openApplication('/user/report')
    expect(await screen.findByText('已處理')).toBeInTheDocument()
    expect(screen.getByText(/我們看過了，也已經處理/)).toBeInTheDocument()
  })

  it('is told to its owner, who appeals once', async () => {
    const appealing = 'POST /api/v2/reports/judgements/:id/appeal'
    const appeal = { words: '這是我自己拍的。', at: '2026-11-21T08:00:00.000Z', outcome: null, answer: '' }
    const server = reportServer()
      .on('GET /api/v2/reports/judgements', { items: [judgement()], nextCursor: null })
      .on(appealing, () => {
        const after = judgement({ appeal, can: { appeal: false, mend: false } })
        server.on('GET /api/v2/reports/judgements', { items: [after], nextCursor: null })
        return after
      })
    const { user } = openApplication('/user/report?tab=judgements')
    expect(await screen.findByText('請不要在這裡賣東西。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '提出申訴' }))
    await user.click(screen.getByRole('button', { name: '送出申訴' }))
    expect(server.received(appealing)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: /為什麼你覺得不對/ }), appeal.words)
    await user.click(screen.getByRole('button', { name: '送出申訴' }))
    expect(await screen.findByText('等待另一位同仁查看')).toBeInTheDocument()
    expect(server.received(appealing)[0]?.body).toEqual({ words: appeal.words })
    expect(screen.queryByRole('button', { name: '提出申訴' })).not.toBeInTheDocument()
  })

  it('is mended by its owner, who says so', async () => {
    const saying = 'POST /api/v2/reports/judgements/:id/mended'
    const server = reportServer()
      .on('GET /api/v2/reports/judgements', {
        items: [judgement({ decision: 'mend', can: { appeal: false, mend: true } })],
        nextCursor: null,
      })
      .on(saying, judgement({ decision: 'mend', can: { appeal: false, mend: false } }))
    const { user } = openApplication('/user/report?tab=judgements')
    expect(await screen.findByRole('link', { name: '去修改' })).toHaveAttribute(
      'href',
      expect.stringContaining('build-portfolio?id='),
    )
    await user.click(screen.getByRole('button', { name: '我修改好了' }))
    expect(await screen.findByText('已通知服務團隊再看一次')).toBeInTheDocument()
    expect(server.received(saying)).toHaveLength(1)
  })

  it('leads to a comment where it stands', async () => {
    const place = { type: 'post' as const, id: postId, threadId: postId, commentId: judgement().id }
    reportServer().on('GET /api/v2/reports/judgements', {
      items: [judgement({ targetType: 'comment', place, can: { appeal: false, mend: true } })],
      nextCursor: null,
    })
    openApplication('/user/report?tab=judgements')
    expect(await screen.findByRole('link', { name: '去修改' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`${postId}#comment-${postId}-${judgement().id}$`)),
    )
  })

  it('is nothing to most', async () => {
    reportServer()
    const { user } = openApplication('/user/report')
    expect(await screen.findByText('你沒有檢舉過任何內容')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '我被檢舉的結果' }))
    expect(await screen.findByText('目前沒有處理結果')).toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: () => reportServer(),
  reads: 'POST /api/v2/reports/getReportPermission',
  loaded: () => screen.getByRole('heading', { name: '便宜賣球鞋' }),
})

describeFaces({
  path: '/user/report',
  server: () => reportServer().on('GET /api/v2/reports/mine', { items: [ownReport()], nextCursor: null }),
  reads: 'GET /api/v2/reports/mine',
  loaded: () => screen.getByText('便宜賣球鞋'),
})
