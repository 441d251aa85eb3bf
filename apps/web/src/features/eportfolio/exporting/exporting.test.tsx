import type { EPortfolio, EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { aCard, aPicture } from '../export.fixture.ts'
import { aSetDraft, pretendBrowser, typesetServer } from '../typeset/typeset.fixture.ts'
import { underway } from './underway.ts'

const begin = 'POST /api/v2/ePortfolio'
const read = 'GET /api/v2/ePortfolio/:id'

afterEach(() => {
  closeDraftSessions()
  for (const { clientId } of underway.of(student.id)) underway.remove(student.id, clientId)
})

function anEPortfolio(form: Partial<EPortfolioForm> = {}): EPortfolio {
  const card = aCard({ title: '水的旅行' })
  const document = { ...card.document, ...form }
  return {
    ...card,
    document,
    forms: [document],
    taggedFriends: [],
    can: { edit: true, remove: true, discuss: true },
  }
}

async function open(facts: Parameters<typeof aSetDraft>[0] = {}) {
  pretendBrowser()
  const set = aSetDraft(facts)
  const server = typesetServer(set.draft)
  const app = openApplication(`/user/export-editor-final?draft=${set.draft.draftId}`)
  await screen.findByRole('article', { name: '第 2 頁' })
  await app.user.click(screen.getByRole('button', { name: '匯出' }))
  const dialog = await screen.findByRole('dialog', { name: '匯出' })
  return { ...app, ...set, server, dialog }
}

describe('exporting', () => {
  it('makes a PDF, shows how far it is, and opens it', async () => {
    const { user, server, draft, dialog } = await open()
    const making = anEPortfolio({ state: 'in_progress', progress: 0.4 })
    const file = aPicture({ displayName: '水的旅行.pdf' })
    let answer = making
    server.on(begin, making).on(read, () => answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出PDF' }))
    const [progress] = await screen.findAllByRole('progressbar', { name: '《水的旅行》的匯出進度' })
    expect(progress).toHaveAttribute('value', '40')
    expect(server.received(begin)).toHaveLength(1)
    expect(server.received(begin)[0]?.body).toMatchObject({ draftId: draft.draftId, type: 'pdf' })
    answer = anEPortfolio({ state: 'done', file, pages: 12 })
    const done = await screen.findByRole('dialog', { name: '做好了' })
    expect(within(done).getByText('已經做好，共 12 頁')).toBeInTheDocument()
    expect(within(done).getByRole('link', { name: '下載' })).toHaveAttribute('download', '水的旅行.pdf')
  })

  it('goes on in the corner of any screen when it is left, until it was seen', async () => {
    const { user, server, dialog, router } = await open()
    let answer = anEPortfolio({ state: 'pending', progress: 0 })
    server.on(begin, answer).on(read, () => answer)
    await user.click(within(dialog).getByRole('button', { name: '匯出PDF' }))
    await user.click(await screen.findByRole('button', { name: '先去做別的' }))
    const corner = await screen.findByRole('region', { name: '匯出進度' })
    expect(within(corner).getByText('匯出PDF中')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(`learntrail.exports.${student.id}`) ?? '[]')).toMatchObject([
      { id: answer.id, type: 'pdf' },
    ])
    await user.click(within(corner).getByRole('button', { name: '先收起來' }))
    expect(within(corner).queryByText('匯出PDF中')).not.toBeInTheDocument()
    await router.navigate('/user/export')
    answer = anEPortfolio({ ...answer.document, state: 'done', file: aPicture(), pages: 3 })
    expect(await screen.findByText('PDF做好了')).toBeInTheDocument()
    const asked = server.received(read).length
    await user.click(screen.getByRole('button', { name: '關閉' }))
    await waitFor(() => expect(screen.queryByText('PDF做好了')).not.toBeInTheDocument())
    expect(localStorage.getItem(`learntrail.exports.${student.id}`)).toBeNull()
    expect(server.received(read)).toHaveLength(asked)
  })

  it('says why it was not made, and makes it again', async () => {
    const { user, server, dialog } = await open()
    const failed = anEPortfolio({ state: 'failed', failure: 'document_too_heavy', progress: 0 })
    server.on(begin, failed).on(read, failed)
    await user.click(within(dialog).getByRole('button', { name: '匯出PDF' }))
    expect(await screen.findByText(/圖片太多或太大/, { selector: 'dialog *' })).toBeInTheDocument()
    const made = { ...failed, ...anEPortfolio({ state: 'done', file: aPicture() }), id: failed.id }
    server.on('POST /api/v2/ePortfolio/:id/forms', made)
    const [again] = within(screen.getByRole('dialog')).getAllByRole('button', { name: '再試一次' })
    await user.click(again!)
    expect(await screen.findByRole('dialog', { name: '做好了' })).toBeInTheDocument()
  })

  it('says what the server refuses, and sends the same name again when the line was broken', async () => {
    const { user, server, dialog } = await open()
    server.on(begin, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出PDF' }))
    await within(dialog).findByText(/./, { selector: '[role=alert] *' })
    server.on(begin, refuse(422, { code: 'EXPORT_DRAFT_EMPTY' }))
    await user.click(within(dialog).getByRole('button', { name: '匯出PDF' }))
    await waitFor(() => expect(underway.of(student.id)).toEqual([]))
    const names = server.received(begin).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(names).size).toBe(1)
  })

  it('takes a file name of at most 30 characters without signs that files cannot have', async () => {
    const { user, dialog } = await open()
    const field = within(dialog).getByRole('textbox', { name: '檔名' })
    await user.clear(field)
    await user.type(field, '報告/最終')
    expect(within(dialog).getByRole('button', { name: '匯出PDF' })).toBeDisabled()
    await user.clear(field)
    await user.type(field, '報告')
    expect(within(dialog).getByRole('button', { name: '匯出PDF' })).toBeEnabled()
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
