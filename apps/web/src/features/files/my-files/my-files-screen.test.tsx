import type { MyFile, MyRoom } from '@learntrail/contract/files/my-files'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile, writersServer } from '../../posts/posts.fixture.ts'

const postId = '019a0000-0000-7000-8000-000000000077'
const aMine = (part: Partial<MyFile> = {}): MyFile => ({ ...aFile(), isUsed: false, uses: [], ...part })
const used = (part: Partial<MyFile> = {}) =>
  aMine({ isUsed: true, uses: [{ kind: 'post', id: postId, title: '河川日記' }], ...part })

const megabyte = 1024 * 1024
const room: MyRoom = {
  count: 3,
  bytes: 12 * megabyte,
  limit: 100 * megabyte,
  kinds: [
    { kind: 'video', count: 1, bytes: 9 * megabyte },
    { kind: 'image', count: 2, bytes: 3 * megabyte },
  ],
  unused: { count: 1, bytes: 2 * megabyte },
}

function open(items: MyFile[], path = '/user/fileedit') {
  const server = writersServer().on('GET /api/v2/files', { items, nextCursor: null }).on('GET /api/v2/files/room', room)
  return { server, ...openApplication(path) }
}
const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
const choose = async (user: ReturnType<typeof open>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `${name} 的動作` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('my files', () => {
  it('are shown with what uses them, and open in the viewer', async () => {
    const files = [
      used({ displayName: 'a.jpg' }),
      aMine({ displayName: 'b.jpg' }),
      aMine({ displayName: 'c.jpg', isUsed: true }),
    ]
    open(files)
    const first = await row('a.jpg')
    expect(within(first).getByRole('link', { name: '用在紀錄「河川日記」' })).toHaveAttribute(
      'href',
      `/user/portfolio/${postId}`,
    )
    expect(within(await row('b.jpg')).getByText('沒有用在任何地方')).toBeInTheDocument()
    expect(within(await row('c.jpg')).getByText('用在其他地方')).toBeInTheDocument()
    expect(within(await row('b.jpg')).getByRole('link', { name: '開啟 b.jpg' })).toHaveAttribute(
      'href',
      `/file-viewer?files=${files.map(({ id }) => id).join(',')}&index=1`,
    )
  })

  it.each([
    ['exportDraft', '用在學習歷程檔案的草稿「溪流」', `/user/export-editor?draft=${postId}`],
    ['ePortfolio', '用在學習歷程檔案「溪流」', `/user/ePortfolio/${postId}`],
  ])('that an e-portfolio holds (%s) lead there', async (kind, name, href) => {
    open([used({ displayName: 'a.jpg', uses: [{ kind, id: postId, title: '溪流' }] })])
    expect(within(await row('a.jpg')).getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('have their room said in words as well', async () => {
    open([aMine()])
    const card = await screen.findByRole('region', { name: '使用空間' })
    expect(await within(card).findByText('12.0 MB')).toBeInTheDocument()
    expect(within(card).getByText('／ 100.0 MB')).toBeInTheDocument()
    expect(within(card).queryByText(/快滿/)).not.toBeInTheDocument()
    expect(within(card).getByText('影片 9.0 MB（1 個）')).toBeInTheDocument()
    expect(within(card).getByText('圖片 3.0 MB（2 個）')).toBeInTheDocument()
    expect(within(card).getByText(/其中 1 個沒有用在任何地方/)).toBeInTheDocument()
  })

  it.each([
    [{ ...room, limit: 13 * megabyte }, '空間快滿了，還剩 1.0 MB。'],
    [{ ...room, limit: 12 * megabyte }, '空間已經滿了，移除不需要的檔案後才能再上傳。'],
  ])('say when there is little room left', async (given, words) => {
    open([aMine()]).server.on('GET /api/v2/files/room', given)
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('say how much room there is to begin with; staff has no limit', async () => {
    const none = { ...room, count: 0, bytes: 0, kinds: [], unused: { count: 0, bytes: 0 }, limit: 2048 * megabyte }
    open([]).server.on('GET /api/v2/files/room', none)
    expect(await screen.findByText('目前沒有檔案。你有 2 GB 的空間。')).toBeInTheDocument()
  })

  it('are asked for by kind, order and name, which the address keeps', async () => {
    const { server, user, at } = open([aMine()])
    await user.click(await screen.findByRole('button', { name: '文件' }))
    await waitFor(() =>
      expect(server.received('GET /api/v2/files').at(-1)?.query.get('type')).toBe(String(8 + 16 + 32 + 64 + 128)),
    )
    await user.type(screen.getByRole('searchbox', { name: '搜尋檔案名稱' }), '報告')
    await waitFor(() => expect(server.received('GET /api/v2/files').at(-1)?.query.get('keyword')).toBe('報告'))
    await user.click(screen.getByRole('combobox', { name: '排序方式' }))
    await user.click(await screen.findByRole('option', { name: '檔案最大' }))
    await waitFor(() => expect(server.received('GET /api/v2/files').at(-1)?.query.get('sort')).toBe('largest'))
    await user.click(screen.getByRole('button', { name: '改為縮圖排列' }))
    expect(at()).toBe(`/user/fileedit?kind=documents&keyword=${encodeURIComponent('報告')}&sort=largest&layout=grid`)
  })

  it('go on page by page', async () => {
    const { server, user } = open([])
    server.on('GET /api/v2/files', ({ query }) =>
      query.get('cursor')
        ? { items: [aMine({ displayName: 'second.jpg' })], nextCursor: null }
        : { items: [aMine({ displayName: 'first.jpg' })], nextCursor: 'next' },
    )
    await user.click(await screen.findByRole('button', { name: '載入更多' }))
    expect(await screen.findByText('second.jpg')).toBeInTheDocument()
    expect(screen.getByText('first.jpg')).toBeInTheDocument()
  })

  it('say what to do where there are none, and where none match', async () => {
    open([])
    expect(await screen.findByText('還沒有上傳過檔案')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '寫一則紀錄' })).toHaveAttribute('href', '/user/build-portfolio')
  })

  it('show everything again from a search that found nothing', async () => {
    const { user, at } = open([], '/user/fileedit?keyword=zzz')
    await user.click(await screen.findByRole('button', { name: '顯示全部檔案' }))
    expect(at()).toBe('/user/fileedit')
  })

  it('say what failed, and are tried again', async () => {
    let isBroken = true
    const { server, user } = open([])
    server.on('GET /api/v2/files', () =>
      isBroken
        ? refuse(400, { code: 'MALFORMED_REQUEST' })
        : { items: [aMine({ displayName: 'a.jpg' })], nextCursor: null },
    )
    const again = await screen.findByRole('button', { name: '再試一次' })
    isBroken = false
    await user.click(again)
    expect(await screen.findByText('a.jpg')).toBeInTheDocument()
  })

  it('speak English', async () => {
    await switchLocale('en')
    writersServer('en')
      .on('GET /api/v2/files', { items: [used({ displayName: 'a.jpg' })], nextCursor: null })
      .on('GET /api/v2/files/room', room)
    openApplication('/user/fileedit')
    expect(await screen.findByText('In the record "河川日記"')).toBeInTheDocument()
    expect(await screen.findByText('3 files')).toBeInTheDocument()
  })
})

describe('one of my files', () => {
  it('is renamed, and keeps its ending', async () => {
    const { server, user } = open([aMine({ displayName: 'a.jpg' })])
    server.on('PATCH /api/v2/file/:id', aFile())
    await choose(user, 'a.jpg', '重新命名')
    const field = await screen.findByRole('textbox', { name: '檔案名稱' })
    await user.clear(field)
    await user.type(field, '河')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/file/:id')[0]?.body).toEqual({ displayName: '河.jpg' }))
    expect(await screen.findByText('已重新命名')).toBeInTheDocument()
  })

  it('is given a last day for others, and none again', async () => {
    const { server, user } = open([aMine({ displayName: 'a.jpg' })])
    server.on('PATCH /api/v2/file/:id', aFile())
    await choose(user, 'a.jpg', '下載期限')
    await user.click(await screen.findByRole('button', { name: '儲存' }))
    expect(await screen.findByText('請選擇最後一天')).toBeInTheDocument()
    await user.type(screen.getByLabelText('最後一天'), '2030-01-31')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/file/:id')).toHaveLength(1))
    expect(server.received('PATCH /api/v2/file/:id')[0]?.body).toEqual({
      downloadPeriod: new Date('2030-01-31T23:59:59.999+08:00').toISOString(),
    })
  })

  it('whose period ended says so, and can be opened for all again', async () => {
    const { server, user } = open([aMine({ displayName: 'a.jpg', downloadPeriod: '2025-01-31T15:59:59.000Z' })])
    server.on('PATCH /api/v2/file/:id', aFile())
    expect(await screen.findByText(/已停止下載/)).toBeInTheDocument()
    await choose(user, 'a.jpg', '下載期限')
    await user.click(await screen.findByRole('button', { name: '改為不限期' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/file/:id')[0]?.body).toEqual({ downloadPeriod: null }))
  })

  it('has a receipt', async () => {
    const createdAt = '2026-11-18T16:05:09.000Z'
    const { user } = open([aMine({ displayName: 'a.jpg', bytes: 2_000_000, sha256: 'ab'.repeat(32), createdAt })])
    await choose(user, 'a.jpg', '上傳收據')
    const dialog = await screen.findByRole('dialog', { name: '上傳收據' })
    expect(dialog).toHaveTextContent('2,000,000 位元組')
    expect(dialog).toHaveTextContent('2026 年 11 月 19 日 00:05:09')
    expect(dialog).toHaveTextContent('核對碼abab abab abab abab')
    await user.click(within(dialog).getByRole('button', { name: '複製核對碼' }))
    expect(await navigator.clipboard.readText()).toBe('ab'.repeat(32))
  })

  it('that is used stays, and it is said by what', async () => {
    const { server, user } = open([used({ displayName: 'a.jpg' })])
    await choose(user, 'a.jpg', '移除')
    const dialog = await screen.findByRole('dialog', { name: '這個檔案還在使用中' })
    expect(within(dialog).getByRole('link', { name: '用在紀錄「河川日記」' })).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/portfolios/files/:id')).toHaveLength(0)
  })

  it('that is not used is removed after asking', async () => {
    const { server, user } = open([aMine({ displayName: 'a.jpg' })])
    server.on('DELETE /api/v2/portfolios/files/:id', { ok: true })
    await choose(user, 'a.jpg', '移除')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }))
    expect(await screen.findByText('檔案已移除')).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/portfolios/files/:id')).toHaveLength(1)
  })
})

describe('several files', () => {
  it('that nothing uses are chosen and removed together', async () => {
    const free = [aMine({ displayName: 'a.jpg' }), aMine({ displayName: 'b.jpg' })]
    const { server, user } = open([...free, used({ displayName: 'c.jpg' })])
    server.on('POST /api/v2/files/remove', { removed: free.map(({ id }) => id), inUse: [], missing: [] })
    await user.click(await screen.findByRole('checkbox', { name: '選取 a.jpg' }))
    expect(screen.queryByRole('checkbox', { name: '選取 c.jpg' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '移除 1 個' })).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: '選取沒用到的檔案（2 個）' }))
    await user.click(screen.getByRole('button', { name: '移除 2 個' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }))
    expect(await screen.findByText('已移除 2 個檔案')).toBeInTheDocument()
    expect(server.received('POST /api/v2/files/remove')[0]?.body).toEqual({ ids: free.map(({ id }) => id) })
  })
})

describeFaces({
  path: '/user/fileedit',
  server: () =>
    writersServer()
      .on('GET /api/v2/files', { items: [aMine({ displayName: 'a.jpg' })], nextCursor: null })
      .on('GET /api/v2/files/room', room),
  reads: 'GET /api/v2/files',
  loaded: () => screen.getByText('a.jpg'),
})
