import type { AskedEPortfolio, EPortfolioCard, EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { aCard, aPicture } from '../export.fixture.ts'
import { aSetDraft, pretendBrowser, typesetServer } from '../typeset/typeset.fixture.ts'
import { underway } from './underway.ts'

const begin = 'POST /api/v2/ePortfolio'
const read = 'GET /api/v2/ePortfolio/:id'

/** Names of files downloaded without a press. */
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  closeDraftSessions()
  for (const { clientId } of underway.of(student.id)) underway.remove(student.id, clientId)
})

function anEPortfolio(form: Partial<EPortfolioForm> = {}): AskedEPortfolio {
  const card = aCard({ title: '水的旅行' })
  const document = { ...card.document, ...form }
  return {
    ...card,
    document,
    forms: [document],
    versions: [{ number: 1, type: document.type, exportedAt: card.exportedAt, forms: [document] }],
    askedVersion: 1,
    isUnchanged: false,
    taggedFriends: [],
    can: { edit: true, remove: true, discuss: true, report: false },
  }
}

async function open(facts: Parameters<typeof aSetDraft>[0] = {}, former: EPortfolioCard[] = []) {
  pretendBrowser()
  const set = aSetDraft(facts)
  const server = typesetServer(set.draft).on('GET /api/v2/ePortfolio/self', { items: former, nextCursor: null })
  const app = openApplication(`/user/export-editor-final?draft=${set.draft.draftId}`)
  await screen.findByRole('article', { name: '第 2 頁' })
  await app.user.click(screen.getByRole('button', { name: '匯出' }))
  const dialog = await screen.findByRole('dialog', { name: '匯出' })
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '匯出 PDF' })).toBeEnabled())
  return { ...app, ...set, server, dialog }
}

describe('exporting', () => {
  it('makes a PDF, shows how far it is, and opens it', async () => {
    const { user, server, draft, dialog } = await open()
    const making = anEPortfolio({ state: 'in_progress', progress: 0.4 })
    const file = aPicture({ displayName: '水的旅行.pdf' })
    let answer = making
    server.on(begin, making).on(read, () => answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    const [progress] = await screen.findAllByRole('progressbar', { name: '《水的旅行》的匯出進度' })
    expect(progress).toHaveAttribute('value', '40')
    expect(server.received(begin)).toHaveLength(1)
    expect(server.received(begin)[0]?.body).toMatchObject({ draftId: draft.draftId, type: 'pdf' })
    answer = anEPortfolio({ state: 'done', file, pages: 12 })
    const done = await screen.findByRole('dialog', { name: '匯出完成' })
    expect(within(done).getByText('完成，共 12 頁')).toBeInTheDocument()
    expect(within(done).getByRole('link', { name: '下載' })).toHaveAttribute('download', '水的旅行.pdf')
    // Downloaded once, however often the dialog renders.
    expect(saved).toEqual(['水的旅行.pdf'])
  })

  it('leaves as a web page, a book or a document of Word as well, each with its ending', async () => {
    const { user, server, dialog } = await open()
    const making = anEPortfolio({ state: 'in_progress', progress: 0.4 })
    server.on(begin, making).on(read, making)
    for (const [name, ending] of [
      ['網頁', '.html'],
      ['電子書', '.epub'],
      ['Word 文件', '.docx'],
    ]) {
      await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${name}`) }))
      expect(within(dialog).getByText(ending ?? '')).toBeInTheDocument()
    }
    await user.click(within(dialog).getByRole('button', { name: '匯出 Word 文件' }))
    await screen.findByRole('dialog', { name: '正在匯出' })
    expect(server.received(begin)[0]?.body).toMatchObject({ type: 'docx' })
  })

  it('goes on in the corner of any screen when it is left, until it was seen', async () => {
    const { user, server, dialog, router } = await open()
    let answer = anEPortfolio({ state: 'pending', progress: 0 })
    server.on(begin, answer).on(read, () => answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await user.click(await screen.findByRole('button', { name: '先去做別的' }))
    const corner = await screen.findByRole('region', { name: '匯出進度' })
    expect(within(corner).getByText('匯出中：PDF')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(`learntrail.exports.${student.id}`) ?? '[]')).toMatchObject([
      { id: answer.id, type: 'pdf' },
    ])
    await user.click(within(corner).getByRole('button', { name: '先收起來' }))
    expect(within(corner).queryByText('匯出中：PDF')).not.toBeInTheDocument()
    await router.navigate('/user/export')
    answer = anEPortfolio({ ...answer.document, state: 'done', file: aPicture(), pages: 3 })
    expect(await screen.findByText('匯出完成：PDF')).toBeInTheDocument()
    const asked = server.received(read).length
    await user.click(screen.getByRole('button', { name: '關閉' }))
    await waitFor(() => expect(screen.queryByText('匯出完成：PDF')).not.toBeInTheDocument())
    expect(localStorage.getItem(`learntrail.exports.${student.id}`)).toBeNull()
    expect(server.received(read)).toHaveLength(asked)
  })

  it('says why it was not made, and makes it again', async () => {
    const { user, server, dialog } = await open()
    const failed = anEPortfolio({ state: 'failed', failure: 'document_too_heavy', progress: 0 })
    server.on(begin, failed).on(read, failed)
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    expect(await screen.findByText(/圖片太多或太大/, { selector: 'dialog *' })).toBeInTheDocument()
    const made = { ...failed, ...anEPortfolio({ state: 'done', file: aPicture() }), id: failed.id }
    server.on('POST /api/v2/ePortfolio/:id/forms', made)
    const [again] = within(screen.getByRole('dialog')).getAllByRole('button', { name: '再試一次' })
    await user.click(again!)
    expect(await screen.findByRole('dialog', { name: '匯出完成' })).toBeInTheDocument()
  })

  it('says what the server refuses, and sends the same name again when the line was broken', async () => {
    const { user, server, dialog } = await open()
    server.on(begin, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await within(dialog).findByText(/./, { selector: '[role=alert] *' })
    server.on(begin, refuse(422, { code: 'EXPORT_DRAFT_EMPTY' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await waitFor(() => expect(underway.of(student.id)).toEqual([]))
    const names = server.received(begin).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(names).size).toBe(1)
  })

  it('takes a file name of at most 30 characters without signs that files cannot have', async () => {
    const { user, dialog } = await open()
    const field = within(dialog).getByRole('textbox', { name: '檔名' })
    await user.clear(field)
    await user.type(field, '報告/最終')
    expect(within(dialog).getByRole('button', { name: '匯出 PDF' })).toBeDisabled()
    await user.clear(field)
    await user.type(field, '報告')
    expect(within(dialog).getByRole('button', { name: '匯出 PDF' })).toBeEnabled()
  })
})

describe('exporting again', () => {
  it('updates what was exported before, unless one of its own is chosen', async () => {
    const before = aCard({ version: 2, exportedAt: '2026-11-18T08:00:00.000Z' })
    const { user, server, draft, dialog } = await open({}, [before])
    const update = within(dialog).getByRole('radio', { name: /更新這份學習歷程檔案/ })
    expect(update).toBeChecked()
    expect(within(dialog).getByText(/《水的旅行》第 2 版，PDF，11 月 18 日 \d\d:00 匯出/)).toBeInTheDocument()
    server.on(begin, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await waitFor(() => expect(server.received(begin)[0]?.body).toMatchObject({ ePortfolioId: before.id }))
    await user.click(within(dialog).getByRole('radio', { name: /另存成新的一份/ }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await waitFor(() => expect(server.received(begin)).toHaveLength(2))
    expect(server.received(begin)[0]?.body).toMatchObject({ draftId: draft.draftId })
    expect(server.received(begin)[1]?.body).not.toHaveProperty('ePortfolioId')
  })

  it('tells what was exported before apart, also by form, time and code', async () => {
    const codes = ['ABCD2345EFGH6789', 'JKLM2345NPQR6789']
    const { document, ...card } = aCard({ exportedAt: '2026-11-18T08:00:00.000Z' })
    const twins = codes.map((code, nth) => ({ ...card, id: `${card.id.slice(0, -1)}${nth}`, confirmationCode: code }))
    const last = {
      ...aCard({ exportedAt: '2026-11-18T08:05:00.000Z' }),
      document: { ...document, type: 'pdfa' as const },
    }
    const { dialog } = await open({}, [...twins.map((twin) => ({ ...twin, document })), last])
    const said = within(dialog)
      .getAllByRole('radio', { name: /更新這份學習歷程檔案/ })
      .map((radio) => radio.closest('label')?.textContent)
    expect(new Set(said).size).toBe(3)
    expect(said[0]).toContain('ABCD 2345 EFGH 6789')
    expect(said[2]).toContain('長期保存用 PDF，11\u00a0月\u00a018\u00a0日')
  })

  it('shows how far the new version is, not the one that is read meanwhile', async () => {
    const before = aCard({})
    const { user, server, dialog } = await open({}, [before])
    const read1 = anEPortfolio({ state: 'done', file: aPicture({ displayName: '第一版.pdf' }) })
    const making = { ...read1.document, state: 'in_progress' as const, progress: 0.2, file: null }
    const versions = [{ ...read1.versions[0]!, number: 2, forms: [making] }, ...read1.versions]
    let answer = { ...read1, id: before.id, versions, askedVersion: 2 }
    server.on(begin, answer).on(read, () => answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    const [progress] = await screen.findAllByRole('progressbar', { name: '《水的旅行》的匯出進度' })
    expect(progress).toHaveAttribute('value', '20')
    const made = { ...making, state: 'done' as const, file: aPicture({ displayName: '第二版.pdf' }) }
    const isRead = { version: 2, document: made, forms: [made] }
    answer = { ...answer, ...isRead, versions: [{ ...versions[0]!, forms: [made] }, ...read1.versions] }
    const done = await screen.findByRole('dialog', { name: '匯出完成' })
    expect(within(done).getByRole('link', { name: '下載' })).toHaveAttribute('download', '第二版.pdf')
  })

  it('says which version says the same already, and that there is none more', async () => {
    const before = aCard({ version: 3 })
    const { user, server, dialog } = await open({}, [before])
    const stands = anEPortfolio({ state: 'done', file: aPicture({ displayName: '第三版.pdf' }) })
    const [version] = stands.versions
    const answer = { ...stands, id: before.id, version: 3, versions: [{ ...version!, number: 3 }] }
    server.on(begin, { ...answer, askedVersion: 3, isUnchanged: true }).on(read, answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    const done = await screen.findByRole('dialog', { name: '匯出完成' })
    expect(within(done).getByText('內容和第 3 版一樣，所以收在同一版，沒有多一版。')).toBeInTheDocument()
    expect(within(done).getByRole('link', { name: '下載' })).toHaveAttribute('download', '第三版.pdf')
  })

  it('lets the oldest version go only after it was said', async () => {
    const before = aCard({ version: 11 })
    const { user, server, dialog } = await open({}, [before])
    server.on(begin, refuse(409, { code: 'EPORTFOLIO_VERSIONS_FULL', values: { limit: 10, number: 1 } }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    expect(await within(dialog).findByText(/最舊的第 1 版會刪除/)).toBeInTheDocument()
    const again = within(dialog).getByRole('button', { name: '匯出，並刪除第 1 版' })
    expect(server.received(begin)[0]?.body).not.toHaveProperty('letsGo')
    await user.click(again)
    await waitFor(() => expect(server.received(begin)[1]?.body).toMatchObject({ ePortfolioId: before.id, letsGo: 1 }))
    await user.click(within(dialog).getByRole('radio', { name: /另存成新的一份/ }))
    expect(within(dialog).queryByText(/最舊的第 1 版會刪除/)).toBeNull()
  })
})

describe('marking readers', () => {
  it('is asked for in the export, and as it was before for an update', async () => {
    const marked = aCard({ marksReaders: true })
    const { user, server, dialog } = await open({}, [marked])
    const box = within(dialog).getByRole('checkbox', { name: '在頁面上斜印讀者的名字' })
    expect(box).toBeChecked()
    await user.click(within(dialog).getByRole('radio', { name: /另存成新的一份/ }))
    expect(box).not.toBeChecked()
    await user.click(box)
    server.on(begin, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    await waitFor(() => expect(server.received(begin)[0]?.body).toMatchObject({ marksReaders: true }))
  })
})

describe('cancelling', () => {
  const cancel = 'DELETE /api/v2/ePortfolio/:id/versions/:number/forms/:type'

  it('ends an export from its dialog, with nothing left in the corner', async () => {
    const { user, server, dialog } = await open()
    const making = anEPortfolio({ state: 'in_progress', progress: 0.4 })
    server.on(begin, making).on(read, making).on(cancel, { ok: true })
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    const [button] = within(await screen.findByRole('dialog', { name: '正在匯出' })).getAllByRole('button', {
      name: '取消匯出《水的旅行》',
    })
    await user.click(button!)
    expect(await screen.findByText('已取消匯出，草稿還在')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.received(cancel)[0]?.path).toBe(`/api/v2/ePortfolio/${making.id}/versions/1/forms/pdf`)
    expect(underway.of(student.id)).toEqual([])
  })

  it('of what was made a moment ago says so', async () => {
    const { user, server, dialog } = await open()
    const making = anEPortfolio({ state: 'in_progress', progress: 0.9 })
    server
      .on(begin, making)
      .on(read, making)
      .on(cancel, refuse(409, { code: 'EXPORT_MADE' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出 PDF' }))
    const under = within(await screen.findByRole('dialog', { name: '正在匯出' }))
    await user.click(await under.findByRole('button', { name: '取消匯出《水的旅行》' }))
    expect(await screen.findByText(/已經做好了，來不及取消/)).toBeInTheDocument()
  })
})

describe('for the national system', () => {
  const check = 'POST /api/v2/exportDraft/:id/check'
  const checked = { fits: true, bytes: 3_000_000, limit: 4 * 1024 * 1024, isRecompressed: true, pages: 8, leftOut: [] }

  it('says before whether it fits, and saves the description with the draft', async () => {
    const writeText = vi.fn(async () => undefined)
    const plain = aSetDraft().draft.pages
    const { user, server, dialog } = await open({ pages: { ...plain, introduction: '沿著河走一趟。' } })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    server.on(check, checked)
    await user.click(within(dialog).getByRole('radio', { name: /國家學習歷程平台/ }))
    expect(await within(dialog).findByText(/放得下：2.9 MB，共 8 頁（上限 4.0 MB）。/)).toBeInTheDocument()
    const field = within(dialog).getByRole('textbox', { name: '上傳時的說明' })
    expect(field).toHaveValue('沿著河走一趟。')
    expect(within(dialog).getByText(/^7／100 字/)).toBeInTheDocument()
    await user.type(field, '用數據說話。')
    await user.click(within(dialog).getByRole('button', { name: '複製說明' }))
    expect(await screen.findByText('已複製說明')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith('沿著河走一趟。用數據說話。')
    await waitFor(() =>
      expect(server.received('PATCH /api/v2/exportDraft/:id').at(-1)?.body).toMatchObject({
        uploadDescription: '沿著河走一趟。用數據說話。',
      }),
    )
  })

  it('says plainly when it cannot fit, and what to do', async () => {
    const { user, server, dialog } = await open()
    server.on(check, { ...checked, fits: false, bytes: 6 * 1024 * 1024 })
    await user.click(within(dialog).getByRole('radio', { name: /國家學習歷程平台/ }))
    expect(await within(dialog).findByText(/放不下：圖片縮到最小還有 6.0 MB，上限是 4.0 MB/)).toBeInTheDocument()
  })
})
