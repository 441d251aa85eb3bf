import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { aDraft, aResource, exportServer } from '../export.fixture.ts'
import { rangeOf, resourceFiltersOf, withRecent } from './material-filters.ts'

afterEach(closeDraftSessions)

const page = (...items: ReturnType<typeof aResource>[]) => ({
  items,
  lastPortfolioId: null,
  lastHomeworkDate: null,
  dateRange: { from: '2026-05-21', to: '2026-11-30' },
})
const four = ['水質檢測', '停損表', '夜市', '招潮蟹'].map((title) => aResource({ title }))

describe('the filters of material', () => {
  const none = { from: '', to: '', classification: '', tags: [], customTags: [], words: '', month: '' }
  it('look in the last half year at first', () => {
    expect(rangeOf(none, '2026-11-21')).toEqual({ from: '2026-05-21', to: '2026-11-30' })
    expect(rangeOf({ from: '2025-01-01', to: '' }, '2026-11-21')).toEqual({ from: '2025-01-01', to: '2026-11-30' })
  })
  it('tell goals from other tags', () => {
    const filters = { ...none, tags: ['naturalistic', 'sdg_6'], customTags: ['專題研究'], words: '水' }
    expect(resourceFiltersOf(filters, '2026-11-21')).toMatchObject({
      dateRange: '2026-05-21,2026-11-30',
      tags: 'naturalistic,專題研究',
      sdgs: 'sdg_6',
      words: '水',
    })
  })
  it('remember what was used, the latest first', () => {
    expect(withRecent(['a', 'b'], ['b', 'c'])).toEqual(['b', 'c', 'a'])
    expect(
      withRecent(
        Array.from({ length: 20 }, (_, at) => String(at)),
        [],
      ),
    ).toHaveLength(12)
  })
})

describe('material of a new document', () => {
  it('is chosen up to three; the fourth is refused and explained; the draft is made of it', async () => {
    const draft = aDraft()
    const server = exportServer(draft).on('GET /api/v2/ePortfolio/resource', page(...four))
    server.on('POST /api/v2/exportDraft', draft)
    const { user, at } = openApplication('/user/export?select=new')
    for (const { title } of four) await user.click(await screen.findByRole('checkbox', { name: title }))
    const tray = screen.getByRole('region', { name: '已選的素材' })
    expect(within(tray).getByText('已選 3／3')).toBeVisible()
    expect(tray).toHaveTextContent('最多只能選 3 份素材')
    expect(screen.getByRole('checkbox', { name: '招潮蟹' })).not.toBeChecked()

    await user.click(within(tray).getByRole('button', { name: '移除「停損表」' }))
    await user.click(screen.getByRole('checkbox', { name: '招潮蟹' }))
    await user.click(within(tray).getByRole('button', { name: '下一步：編架構' }))
    await waitFor(() => expect(at()).toBe(`/user/export-editor?draft=${draft.draftId}`))
    const body = server.received('POST /api/v2/exportDraft')[0]?.body as { resourceIds: string[] }
    expect(body.resourceIds).toEqual([four[0]?.id, four[2]?.id, four[3]?.id])
    closeDraftSessions()
  })

  it('stays chosen after a reload, and after a refusal is chosen anew', async () => {
    const server = exportServer().on('GET /api/v2/ePortfolio/resource', page(...four))
    server.on('POST /api/v2/exportDraft', refuse(409, { code: 'EXPORT_DRAFT_LIMIT_REACHED', values: { limit: 50 } }))
    const { user } = openApplication('/user/export?select=new')
    await user.click(await screen.findByRole('checkbox', { name: '夜市' }))
    await user.click(screen.getByRole('button', { name: '下一步：編架構' }))
    expect(await screen.findByText(/草稿最多 50 份/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '夜市' })).toBeChecked()
    expect(
      JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('material')) ?? '') ?? '{}'),
    ).toMatchObject({ chosen: [{ title: '夜市' }] })
  })

  it('goes on after the last record of a page', async () => {
    const [first, second] = four
    const server = exportServer().on('GET /api/v2/ePortfolio/resource', ({ query }) =>
      query.get('lastPortfolioId')
        ? page(second ?? aResource())
        : { ...page(first ?? aResource()), lastPortfolioId: '019b0000-0000-7000-8000-000000000001' },
    )
    const { user } = openApplication('/user/export?select=new')
    await user.click(await screen.findByRole('button', { name: '載入更多' }))
    expect(await screen.findByRole('checkbox', { name: '停損表' })).toBeVisible()
    expect(server.received('GET /api/v2/ePortfolio/resource').at(-1)?.query.get('lastPortfolioId')).toContain('019b')
  })

  it('is narrowed by tags, which are remembered for the next time', async () => {
    const server = exportServer().on('GET /api/v2/ePortfolio/resource', page(...four))
    const { user, at } = openApplication('/user/export?select=new')
    await user.click(await screen.findByRole('button', { name: '篩選' }))
    const dialog = await screen.findByRole('dialog', { name: '篩選素材' })
    await user.click(within(dialog).getByRole('button', { name: '自然觀察' }))
    await user.click(within(dialog).getByRole('button', { name: '顯示結果' }))
    await waitFor(() => expect(at()).toContain('tags=naturalistic'))
    expect(at()).toContain('select=new')
    await waitFor(() =>
      expect(server.received('GET /api/v2/ePortfolio/resource').at(-1)?.query.get('tags')).toBe('naturalistic'),
    )
    await waitFor(() =>
      expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({
        exportRecentTags: ['naturalistic'],
      }),
    )
    await user.click(screen.getByRole('button', { name: '篩選，目前 1 項' }))
    expect(await screen.findByRole('group', { name: '最近用過' })).toBeVisible()
  })

  it('says where to look when there is nothing', async () => {
    exportServer()
    const { user, at } = openApplication('/user/export?select=new')
    await user.click(await screen.findByRole('button', { name: '看全部日期' }))
    await waitFor(() => expect(at()).toContain('from=1940-01-01'))
  })
})

describe('material of a draft', () => {
  it('is added and taken out at once; what the server says against it is a sentence', async () => {
    const draft = aDraft()
    const mine = aResource({ id: `post_${draft.selectedPortfolioIds[0]}` })
    const other = aResource({ title: '夜市' })
    const server = exportServer(draft).on('GET /api/v2/ePortfolio/resource', page(mine, other))
    const { user } = openApplication(`/user/export?draft=${draft.draftId}`)
    expect(await screen.findByRole('checkbox', { name: '水質檢測' })).toBeChecked()

    server.on('PATCH /api/v2/exportDraft/:id', {
      ...draft,
      version: 2,
      selectedPortfolioIds: [...draft.selectedPortfolioIds, other.id.slice(5)],
    })
    await user.click(screen.getByRole('checkbox', { name: '夜市' }))
    expect(await screen.findByText('已選 2／3')).toBeVisible()
    expect(server.received('PATCH /api/v2/exportDraft/:id')[0]?.body).toMatchObject({ select: [other.id], version: 1 })

    server.on('PATCH /api/v2/exportDraft/:id', refuse(409, { code: 'RESOURCE_NOT_SELECTED' }))
    await user.click(screen.getByRole('button', { name: '移除「夜市」' }))
    expect(await screen.findByText(/這份素材還沒選/)).toBeVisible()
    closeDraftSessions()
  })

  it('of a draft that is gone says so', async () => {
    exportServer(aDraft()).on('GET /api/v2/exportDraft/:id', refuse(404, { code: 'EXPORT_DRAFT_NOT_FOUND' }))
    openApplication('/user/export?draft=019b0000-0000-7000-8000-00000000dead')
    expect(await screen.findByText('可能已經刪除，或不是你的草稿。')).toBeVisible()
  })
})

const resources = 'GET /api/v2/ePortfolio/resource'
describeFaces({
  path: '/user/export?select=new',
  server: () => exportServer(aDraft()).on(resources, page(...four)),
  reads: resources,
  loaded: () => screen.getByText('招潮蟹'),
})

const drafted = aDraft()
describeFaces({
  path: `/user/export?draft=${drafted.draftId}`,
  server: () => exportServer(drafted).on(resources, page(...four)),
  reads: ['GET /api/v2/exportDraft/:id', resources],
  loaded: () => screen.getByText('招潮蟹'),
})
