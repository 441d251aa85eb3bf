import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCard, aDraftSummary, exportServer } from '../export.fixture.ts'
import { anEPortfolio } from '../reading/eportfolio.fixture.ts'

const drafts = (...items: ReturnType<typeof aDraftSummary>[]) => ({ items, limit: 50 })

describe('my e-portfolios', () => {
  it('say what to do where there is nothing', async () => {
    exportServer()
    const { user } = openApplication('/user/export')
    expect(await screen.findByText('還沒有草稿')).toBeVisible()
    const begin = screen.getAllByRole('link', { name: '開始新的一份' })
    expect(begin[0]).toHaveAttribute('href', '/user/export?select=new')
    expect(screen.getByRole('link', { name: '上傳 PDF' })).toHaveAttribute('href', '/user/ePortfolio/upload')
    await user.click(screen.getByRole('tab', { name: '展覽' }))
    expect(await screen.findByText('還沒有放上展覽的作品')).toBeVisible()
  })

  it('shows drafts with what they hold, and leads on to their structure', async () => {
    const draft = aDraftSummary()
    exportServer().on('GET /api/v2/exportDraft', drafts(draft))
    openApplication('/user/export')
    const card = await screen.findByRole('article', { name: '水的旅行' })
    expect(within(card).getByText('620 字，4 張圖片')).toBeVisible()
    expect(within(card).getByRole('link', { name: '水的旅行' })).toHaveAttribute(
      'href',
      `/user/export-editor?draft=${draft.draftId}`,
    )
  })

  it('leads from a draft to what it can be exported as', async () => {
    const draft = aDraftSummary()
    exportServer().on('GET /api/v2/exportDraft', drafts(draft))
    const { user, at } = openApplication('/user/export')
    await user.click(await screen.findByRole('button', { name: '「水的旅行」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '匯出' }))
    await waitFor(() => expect(at()).toBe(`/user/export-editor-final?draft=${draft.draftId}&export=1`))
  })

  it('renames a draft, and says at the field what is wrong', async () => {
    const draft = aDraftSummary()
    const server = exportServer().on('GET /api/v2/exportDraft', drafts(draft))
    server.on('PATCH /api/v2/exportDraft/:id', refuse(409, { code: 'EXPORT_DRAFT_CONFLICT' }))
    const { user } = openApplication('/user/export')
    await user.click(await screen.findByRole('button', { name: '「水的旅行」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '改標題和檔名' }))
    const dialog = await screen.findByRole('dialog', { name: '改標題和檔名' })
    const name = within(dialog).getByRole('textbox', { name: '檔名' })
    await user.clear(name)
    await user.type(name, '水/旅行')
    await user.click(within(dialog).getByRole('button', { name: '儲存' }))
    expect(name).toHaveAccessibleDescription(/不能/)
    await user.clear(name)
    await user.type(name, '水旅行')
    await user.click(within(dialog).getByRole('button', { name: '儲存' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('另一個視窗')
    expect(server.received('PATCH /api/v2/exportDraft/:id')[0]?.body).toMatchObject({ name: '水旅行', version: 3 })
  })

  it('deletes a draft after asking, with what this device keeps of it', async () => {
    const draft = aDraftSummary()
    let items = [draft]
    const server = exportServer()
      .on('GET /api/v2/exportDraft', () => drafts(...items))
      .on('DELETE /api/v2/exportDraft/:id', () => {
        items = []
        return { ok: true as const }
      })
    const { user } = openApplication('/user/export')
    await user.click(await screen.findByRole('button', { name: '「水的旅行」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    const dialog = await screen.findByRole('dialog', { name: '要刪除「水的旅行」嗎？' })
    expect(server.received('DELETE /api/v2/exportDraft/:id')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('還沒有草稿')).toBeVisible()
  })

  it('fails with a way to try again', async () => {
    const server = exportServer().on('GET /api/v2/exportDraft', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/user/export')
    const retry = await screen.findByRole('button', { name: '再試一次' })
    server.on('GET /api/v2/exportDraft', drafts(aDraftSummary()))
    await user.click(retry)
    expect(await screen.findByRole('article', { name: '水的旅行' })).toBeVisible()
  })
})

function failed() {
  const card = aCard()
  return { ...card, document: { ...card.document, state: 'failed' as const, failure: 'storage_full' as const } }
}

describe('what is finished', () => {
  it('says how far it is while it is made, and what it is then', async () => {
    const making = aCard()
    making.document = { ...making.document, state: 'in_progress', progress: 0.4, pages: null }
    let item = making
    const server = exportServer()
      .on('GET /api/v2/ePortfolio/self', () => ({ items: [item], nextCursor: null }))
      .on('GET /api/v2/ePortfolio/:id', () => anEPortfolio({ ...item, forms: [item.document] }))
    openApplication('/user/export?tab=mine')
    expect(await screen.findByText('匯出中')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '《水的旅行》的匯出進度' })).toHaveValue(40)
    item = aCard({ id: making.id, visibility: 'exhibition' })
    expect(await screen.findByText('展覽中')).toBeVisible()
    expect(screen.getByText('12 頁')).toBeVisible()
    const asked = server.received('GET /api/v2/ePortfolio/self').length
    expect(asked).toBe(2)
  })

  it('says why one could not be made, and makes it again', async () => {
    const server = exportServer()
      .on('GET /api/v2/ePortfolio/self', { items: [failed()], nextCursor: null })
      .on('POST /api/v2/ePortfolio/:id/forms', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/user/export?tab=mine')
    expect(await screen.findByText(/^系統空間滿了/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '再試一次' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/ePortfolio/:id/forms')[0]?.body).toEqual({ type: 'pdf', version: 1 }),
    )
  })

  it('asks for those of a tab', async () => {
    const server = exportServer().on('GET /api/v2/ePortfolio/self', { items: [aCard()], nextCursor: null })
    openApplication('/user/export?tab=public')
    await screen.findByRole('article', { name: '水的旅行' })
    expect(server.received('GET /api/v2/ePortfolio/self')[0]?.query.get('visibility')).toBe('public')
  })
})

describeFaces({
  path: '/user/export',
  server: () => exportServer().on('GET /api/v2/exportDraft', drafts(aDraftSummary({ name: '水的旅行' }))),
  reads: 'GET /api/v2/exportDraft',
  loaded: () => screen.getByText('水的旅行'),
})
