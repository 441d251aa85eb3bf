import type { Article } from '@learntrail/contract/news/articles'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { consoleServer } from '../console/console.fixture.ts'

afterEach(() => localStorage.clear())

const banner = (last: number, tw: string) => ({
  id: `019f0000-0000-7000-8000-00000000006${last}`,
  picture: `/api/v2/banner/${last}/picture?of=x`,
  link: '/help',
  alt: { tw, en: 'Exhibition' },
})
const words = (title: string) => ({
  title,
  content: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: title }] }],
  },
})
const article: Article = {
  id: '019f0000-0000-7000-8000-000000000071',
  publishedAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  tw: words('學跡有橫幅了'),
  en: null,
}
const heading = { id: article.id, publishedAt: article.publishedAt, title: { tw: article.tw.title, en: null } }

test('guests read news and banners, and a closed banner stays closed', async () => {
  guestServer()
    .on('GET /api/v2/banner/list', { items: [banner(1, '期末特展'), banner(2, '寒假營隊')] })
    .on('GET /api/v2/news', { items: [heading], nextCursor: null })
    .on('GET /api/v2/news/:id', article)
  const { user } = openApplication('/news')
  const strip = within(await screen.findByRole('region', { name: '學跡的消息' }))
  expect(strip.getByRole('link', { name: '期末特展' })).toHaveAttribute('href', '/help')
  await user.click(strip.getByRole('button', { name: '下一張' }))
  expect(strip.getByRole('link', { name: '寒假營隊' })).toBeVisible()
  await user.click(strip.getByRole('button', { name: '不再顯示這張' }))
  expect(strip.getByText('期末特展')).toBeVisible()
  await user.click(strip.getByRole('button', { name: '不再顯示這張' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '學跡的消息' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: /學跡有橫幅了/ }))
  expect(await screen.findByRole('heading', { level: 1, name: '學跡有橫幅了' })).toBeVisible()
})

test('an ornament hangs, except where less motion is wanted', async () => {
  const decoration = {
    id: article.id,
    ornament: 'snow',
    startsAt: article.publishedAt,
    endsAt: article.publishedAt,
  } as const
  guestServer()
    .on('GET /api/v2/decorations/current', { decoration })
    .on('GET /api/v2/news', { items: [], nextCursor: null })
  openApplication('/news')
  expect(await screen.findByTestId('decoration')).toBeInTheDocument()
})

test('a banner without a picture is not sent, and says what is missing', async () => {
  const server = consoleServer().on('GET /api/v2/admin/banners', { items: [] })
  const { user } = openApplication('/admin/news?view=banners')
  await user.click(await screen.findByRole('button', { name: '做一張橫幅' }))
  await user.click(await screen.findByRole('button', { name: '儲存' }))
  expect(await screen.findByText('請放一張圖片')).toBeVisible()
  expect(server.received('POST /api/v2/admin/banners')).toHaveLength(0)
})

test('an ornament is planned, and removed after a question', async () => {
  const one = {
    id: article.id,
    ornament: 'leaves',
    startsAt: article.publishedAt,
    endsAt: '2026-12-20T00:00:00.000Z',
  } as const
  const server = consoleServer()
    .on('GET /api/v2/admin/decorations', { items: [one] })
    .on('POST /api/v2/admin/decorations', one)
    .on('DELETE /api/v2/admin/decorations/:id', { ok: true })
  const { user } = openApplication('/admin/news?view=decorations')
  await user.click(await screen.findByRole('button', { name: '雪花' }))
  await user.click(screen.getByRole('button', { name: '安排裝飾' }))
  await waitFor(() => expect(server.received('POST /api/v2/admin/decorations')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: '移除「秋天的葉子」' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }))
  await waitFor(() => expect(server.received('DELETE /api/v2/admin/decorations/:id')).toHaveLength(1))
})

test('a banner stands above the trail where room was kept for it, and else from the next time on', async () => {
  const server = () =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
      .on('GET /api/v2/banner/list', { items: [banner(1, '期末特展')] })
      .on('GET /api/v2/decorations/current', { decoration: null })
  const first = server()
  const { view } = openApplication('/portfolio')
  await waitFor(() => expect(localStorage.getItem('learntrail.banner')).toContain('期末特展'))
  expect(first.received('GET /api/v2/banner/list')).toHaveLength(1)
  expect(screen.queryByRole('region', { name: '學跡的消息' })).not.toBeInTheDocument()
  view.unmount()

  server()
  const { user } = openApplication('/portfolio')
  const strip = within(await screen.findByRole('region', { name: '學跡的消息' }))
  await user.click(strip.getByRole('button', { name: '不再顯示這張' }))
  expect(localStorage.getItem('learntrail.banner')).toBe('[]')
})

test('a banner that has ended since is not taken away below whoever reads', async () => {
  localStorage.setItem('learntrail.banner', JSON.stringify([banner(1, '期末特展')]))
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
    .on('GET /api/v2/banner/list', { items: [] })
  openApplication('/portfolio')
  expect(await screen.findByText('期末特展')).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('learntrail.banner')).toBe('[]'))
  expect(screen.getByText('期末特展')).toBeVisible()
})

test('all by which many are told something is one place, and each says whom it reaches', async () => {
  consoleServer().on('GET /api/v2/admin/banners', { items: [] })
  const { user } = openApplication('/admin/news')
  expect(await screen.findByText(/送出前會告訴你有幾個人收到/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '橫幅' }))
  expect(await screen.findByText(/^出現在首頁上方/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '消息' }))
  expect(await screen.findByText(/沒登入的人也看得到/)).toBeVisible()
})

const newsServer = () =>
  guestServer()
    .on('GET /api/v2/news', { items: [heading], nextCursor: null })
    .on('GET /api/v2/news/:id', article)

describeFaces({
  path: '/news',
  server: newsServer,
  reads: 'GET /api/v2/news',
  loaded: () => screen.getByRole('link', { name: /學跡有橫幅了/ }),
  empty: { server: () => guestServer().on('GET /api/v2/news', { items: [], nextCursor: null }), says: '還沒有消息' },
})

describeFaces({
  path: `/news/${article.id}`,
  server: newsServer,
  reads: 'GET /api/v2/news/:id',
  loaded: () => screen.getByRole('heading', { level: 1, name: '學跡有橫幅了' }),
  refused: [{ status: 404, code: 'ARTICLE_NOT_FOUND', says: '找不到這則消息' }],
})

const noBanners = () => consoleServer().on('GET /api/v2/admin/banners', { items: [] })
describeFaces({
  path: '/admin/news?view=banners',
  server: noBanners,
  reads: 'GET /api/v2/admin/banners',
  loaded: () => screen.getByRole('button', { name: '做一張橫幅' }),
  empty: { server: noBanners, says: '還沒有橫幅' },
})

const noArticles = () => consoleServer().on('GET /api/v2/admin/news', { items: [], nextCursor: null } as never)
describeFaces({
  path: '/admin/news?view=articles',
  server: noArticles,
  reads: 'GET /api/v2/admin/news',
  loaded: () => screen.getByText('還沒有消息'),
})
