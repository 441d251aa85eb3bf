import type { EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { pdfReader } from '../../../testing/in-place-of/react-pdf.tsx'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPicture } from '../export.fixture.ts'
import { anEPortfolio, anotherEPortfolio, readingServer, teacher } from './eportfolio.fixture.ts'

const change = 'PATCH /api/v2/ePortfolio/:id'
const open = (id: string) => openApplication(`/user/ePortfolio/${id}`)

describe('an e-portfolio of somebody else', () => {
  it('tells whose it is and what it says, and has nothing of its owner’s', async () => {
    const one = anotherEPortfolio({ summary: '我想知道河水去了哪裡。', tags: ['sdg_6'], browseCount: 8 })
    readingServer(one)
    open(one.id)
    const about = within(await screen.findByRole('region', { name: '水的旅行' }))
    expect(about.getByRole('link', { name: '陳老師' })).toHaveAttribute('href', `/user/person/${teacher.id}`)
    expect(about.getByText('我想知道河水去了哪裡。')).toBeInTheDocument()
    expect(about.getByText('8 次閱讀')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '誰看得到' })).toBeNull()
    expect(screen.queryByRole('button', { name: '更多功能' })).toBeNull()
  })

  it('is liked at once, and the like goes back when the server says no', async () => {
    const one = anotherEPortfolio({ likeCount: 2 })
    const server = readingServer(one).on('POST /api/v2/ePortfolio/:id/like', { likeCount: 3, isLiked: true })
    const { user } = open(one.id)
    await user.click(await screen.findByRole('button', { name: '喜歡，目前 2 人' }))
    expect(await screen.findByRole('button', { name: '喜歡，目前 3 人', pressed: true })).toBeInTheDocument()
    expect(server.received('POST /api/v2/ePortfolio/:id/like')[0]?.body).toEqual({ referenceId: one.id })
    server.on('DELETE /api/v2/ePortfolio/:id/like', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(screen.getByRole('button', { name: '喜歡，目前 3 人' }))
    expect(await screen.findByRole('button', { name: '喜歡，目前 3 人', pressed: true })).toBeInTheDocument()
  })

  it('that was withdrawn is not here, with a way on', async () => {
    const one = anotherEPortfolio()
    readingServer(one).on('GET /api/v2/ePortfolio/:id', refuse(404, { code: 'EPORTFOLIO_NOT_FOUND' }))
    open(one.id)
    expect(await screen.findByText('找不到這份學習歷程檔案')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去看展覽' })).toHaveAttribute('href', '/portfolio?view=exhibition')
  })

  it('whose pages are gone is looked for again: another version may have taken their place', async () => {
    const document = { ...anEPortfolio().document, state: 'done' as const, file: aPicture() }
    const one = anotherEPortfolio({ document })
    const server = readingServer(one)
    open(one.id)
    await waitFor(() => expect(pdfReader.opened).toBeDefined())
    await act(async () => pdfReader.opened?.onLoadError?.(new Error('404')))
    expect(await screen.findByText('檔案打不開')).toBeInTheDocument()
    server.on('GET /api/v2/ePortfolio/:id', refuse(404, { code: 'EPORTFOLIO_NOT_FOUND' }))
    await waitFor(() => expect(server.received('GET /api/v2/ePortfolio/:id').length).toBeGreaterThan(1))
  })

  it('that does not load can be tried again', async () => {
    const one = anotherEPortfolio()
    const server = readingServer(one).on('GET /api/v2/ePortfolio/:id', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = open(one.id)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on('GET /api/v2/ePortfolio/:id', one)
    await user.click(again)
    expect(await screen.findByRole('region', { name: '水的旅行' })).toBeInTheDocument()
  })
})

describe('an e-portfolio of mine', () => {
  it('shows how far it is while it is made, and is shared only afterwards', async () => {
    const one = anEPortfolio()
    readingServer(one)
    open(one.id)
    expect(await screen.findByRole('heading', { name: '正在做成檔案' })).toBeInTheDocument()
    expect(screen.getAllByRole('progressbar')[0]).toHaveAttribute('value', '40')
    expect(screen.getByRole('radio', { name: /放上展覽/ })).toBeDisabled()
    expect(screen.getByText('檔案做好之後才能分享。')).toBeInTheDocument()
  })

  it('that could not be made says why, and is tried again', async () => {
    const failed = { ...anEPortfolio().document, state: 'failed', failure: 'document_too_heavy' } as const
    const one = anEPortfolio({ document: failed, forms: [failed] })
    const server = readingServer(one).on('POST /api/v2/ePortfolio/:id/forms', anEPortfolio({ id: one.id }))
    const { user } = open(one.id)
    expect(await screen.findByRole('heading', { name: '檔案製作失敗' })).toBeInTheDocument()
    expect(screen.getAllByText(/圖片太多或太大/).length).toBeGreaterThan(0)
    await user.click(screen.getAllByRole('button', { name: '再試一次' })[0] as HTMLElement)
    await waitFor(() =>
      expect(server.received('POST /api/v2/ePortfolio/:id/forms')[0]?.body).toEqual({ type: 'pdf', version: 1 }),
    )
  })

  const done = { ...anEPortfolio().document, state: 'done', progress: 1, pages: 12 } as const

  it('is put into the exhibition, and taken back', async () => {
    const one = anEPortfolio({ document: done, forms: [done] })
    const server = readingServer(one)
    const { user } = open(one.id)
    await user.click(await screen.findByRole('radio', { name: /放上展覽/ }))
    expect(await screen.findByText('已放上展覽')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /只有自己/ }))
    await waitFor(() =>
      expect(server.received(change).map(({ body }) => body)).toEqual([
        { visibility: 'exhibition' },
        { visibility: 'private' },
      ]),
    )
  })

  it('marks its readers across the pages where its owner wants it', async () => {
    const one = anEPortfolio({ document: done, forms: [done] })
    const server = readingServer(one)
    const { user } = open(one.id)
    const box = await screen.findByRole('checkbox', { name: '在頁面上斜印讀者的名字' })
    expect(box).not.toBeChecked()
    await user.click(box)
    expect(box).toBeChecked()
    await waitFor(() => expect(server.received(change)[0]?.body).toEqual({ marksReaders: true }))
  })

  it('is renamed, with what is wrong beside its field', async () => {
    const one = anEPortfolio({ document: done, forms: [done] })
    const server = readingServer(one)
    const { user } = open(one.id)
    await user.click(await screen.findByRole('button', { name: '更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '標題與檔名' }))
    const dialog = within(await screen.findByRole('dialog', { name: '標題與檔名' }))
    const title = dialog.getByRole('textbox', { name: '標題' })
    await user.clear(title)
    await user.type(title, '長'.repeat(31))
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(title).toBeInvalid()
    await waitFor(() => expect(title).toHaveFocus())
    await user.clear(title)
    await user.type(title, '河的故事')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await screen.findByRole('heading', { level: 1, name: '河的故事' })).toBeInTheDocument()
    expect(server.received(change).at(-1)?.body).toEqual({ title: '河的故事', name: '水的旅行' })
  })

  it('names friends who took part', async () => {
    const one = anEPortfolio({ document: done, forms: [done] })
    const server = readingServer(one).on('GET /api/v2/ePortfolio/tagFriends', { items: [teacher], nextCursor: null })
    const { user } = open(one.id)
    await user.click(await screen.findByRole('button', { name: '更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '一起參與的人' }))
    const dialog = within(await screen.findByRole('dialog', { name: '一起參與的人' }))
    await user.click(await dialog.findByRole('button', { name: '陳老師' }))
    expect(dialog.getByText('已選 1 位')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received(change)[0]?.body).toEqual({ taggedFriendIds: [teacher.id] }))
  })

  it('has further forms made', async () => {
    const one = anEPortfolio({ document: done, forms: [done] })
    const server = readingServer(one).on('POST /api/v2/ePortfolio/:id/forms', {
      ...one,
      forms: [done, { ...done, type: 'pdfa', state: 'pending', progress: 0 }],
    })
    const { user } = open(one.id)
    await user.click(await screen.findByRole('button', { name: '製作長期保存用 PDF' }))
    expect(await screen.findByText('排隊中，馬上就開始')).toBeInTheDocument()
    expect(server.received('POST /api/v2/ePortfolio/:id/forms')[0]?.body).toEqual({ type: 'pdfa', version: 1 })
  })

  it('has its former versions to download and to delete, and says which is being made', async () => {
    const file = (displayName: string) => aPicture({ displayName, bytes: 1_200_000 })
    const former = { ...done, file: file('第一版.pdf') }
    const making = { ...done, state: 'in_progress', progress: 0.3 } as const
    const version = (number: number, form: EPortfolioForm) => ({
      number,
      type: 'pdf' as const,
      exportedAt: `2026-11-1${number}T08:00:00.000Z`,
      forms: [form],
    })
    const read = { ...done, file: file('第二版.pdf') }
    const versions = [version(3, making), version(2, read), version(1, former)]
    const one = anEPortfolio({ version: 2, document: read, forms: [read], versions })
    const remove = 'DELETE /api/v2/ePortfolio/:id/versions/:number'
    const server = readingServer(one).on(remove, { ok: true })
    const { user } = open(one.id)
    const card = within(await screen.findByRole('region', { name: '版本' }))
    expect(card.getByText('目前的版本')).toBeInTheDocument()
    expect(card.getByRole('progressbar')).toHaveAttribute('value', '30')
    expect(card.getByRole('link', { name: '下載' })).toHaveAttribute('download', '第一版.pdf')
    expect(card.getByText(/PDF · 1.1 MB/)).toBeInTheDocument()
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '取消匯出《水的旅行》',
      '刪除第 1 版',
    ])
    await user.click(card.getByRole('button', { name: '刪除第 1 版' }))
    const dialog = within(await screen.findByRole('dialog', { name: '刪除第 1 版？' }))
    await user.click(dialog.getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('第 1 版已刪除')).toBeInTheDocument()
    expect(server.received(remove)[0]?.path).toBe(`/api/v2/ePortfolio/${one.id}/versions/1`)
  })

  it('is deleted after being asked, and leads to the library', async () => {
    const one = anEPortfolio({ document: done, forms: [done], draftId: anEPortfolio().id })
    const server = readingServer(one).on('DELETE /api/v2/ePortfolio/:id', { ok: true })
    const { user, at } = open(one.id)
    await user.click(await screen.findByRole('button', { name: '更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '刪除這份學習歷程檔案？' }))
    expect(dialog.getByText(/草稿會留著/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(at()).toBe('/user/export'))
    expect(server.received('DELETE /api/v2/ePortfolio/:id')).toHaveLength(1)
  })
})

const read = anotherEPortfolio()
describeFaces({
  path: `/user/ePortfolio/${read.id}`,
  server: () => readingServer(read),
  reads: 'GET /api/v2/ePortfolio/:id',
  loaded: () => screen.getByRole('region', { name: '水的旅行' }),
})
