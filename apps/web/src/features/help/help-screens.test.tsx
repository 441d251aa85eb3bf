import type { HelpArticle } from '@learntrail/contract/help/articles'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'

const shared: HelpArticle = {
  topic: 'shared',
  title: '和好友共筆',
  lead: '一起寫一則紀錄。',
  tip: '寫過的內容會留著。',
  opinions: null,
  picture: { path: '/assets/help/tw/shared-0a1b2c3d.webp', alt: '共筆的畫面' },
  steps: [
    { title: '邀請好友', text: '取個標題、選好友。' },
    { title: '大家同意', text: '每個人按同意。' },
  ],
  go: { label: '打開共筆', path: '/user/build-share-portfolio' },
}
const { topic, title, lead } = shared
const problem = { topic: 'problem' as const, title: '回報問題', lead: '會有人回覆。' }

const helpServer = () =>
  guestServer()
    .on('GET /api/v2/help/articles', ({ query }) => ({
      items: query.has('find')
        ? query.get('find') === '共筆'
          ? [{ topic, title, lead }]
          : []
        : [{ topic, title, lead }, problem],
    }))
    .on('GET /api/v2/help/articles/:topic', shared)

it('anyone can look up how things are done, page by page', async () => {
  helpServer()
  const { user, at } = openApplication('/help')
  await screen.findByRole('heading', { level: 1, name: '使用說明' })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  const first = screen.getByRole('region', { name: '開始使用' })
  expect(within(first).getByRole('heading', { level: 3, name: '和好友共筆' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: '和好友共筆' }))
  expect(await screen.findByRole('heading', { level: 1, name: '和好友共筆' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(at()).toBe('/help/shared')
  expect(screen.getByRole('img', { name: '共筆的畫面' })).toHaveAttribute('src', '/assets/help/tw/shared-0a1b2c3d.webp')
  expect(screen.getByRole('link', { name: '打開共筆' })).toHaveAttribute('href', '/user/build-share-portfolio')
})

it('on a phone a page of the list is a line without its drawing', async () => {
  helpServer()
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(max-width: 575px)',
  }))
  const { user, view } = openApplication('/help')
  await screen.findAllByRole('article')
  expect(view.container.querySelector('article svg[viewBox="0 0 320 180"]')).toBeNull()
  await user.click(screen.getByRole('link', { name: '和好友共筆' }))
  await screen.findByRole('heading', { level: 1, name: '和好友共筆' })
  expect(view.container.querySelector('main svg[viewBox="0 0 320 180"]')).toBeInTheDocument()
})

it('what is looked for is found, and what is not there leads to somebody who answers', async () => {
  helpServer()
  const { user } = openApplication('/help')
  const field = await screen.findByRole('searchbox', { name: '找一篇說明' })
  await user.type(field, '共筆')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.type(field, '牛肉麵')
  expect(await screen.findByText('沒有找到這樣的說明')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: '回報問題' })).toHaveAttribute(
    'href',
    '/problem-reporting',
  )
})

it('what was looked for is still there when one comes back from a page', async () => {
  helpServer()
  const { user, router } = openApplication('/help')
  await user.type(await screen.findByRole('searchbox', { name: '找一篇說明' }), '共筆')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: '和好友共筆' }))
  await screen.findByRole('heading', { level: 1, name: '和好友共筆' })
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('searchbox', { name: '找一篇說明' })).toHaveValue('共筆')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

it('who was not helped says so once, and is shown where to ask', async () => {
  const server = helpServer().on('POST /api/v2/help/articles/:topic/opinions', { ok: true })
  const { user } = openApplication('/help/shared')
  await user.click(await screen.findByRole('button', { name: '沒有' }))
  expect(await screen.findByText(/還卡在哪裡/)).toBeVisible()
  expect(server.received('POST /api/v2/help/articles/:topic/opinions')[0]?.body).toEqual({
    locale: 'tw',
    helped: false,
  })
  expect(screen.queryByRole('button', { name: '有' })).not.toBeInTheDocument()
})

it('what cannot be loaded can be tried again', async () => {
  const server = helpServer().on('GET /api/v2/help/articles', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication('/help')
  const again = await screen.findByRole('button', { name: /再試一次/ })
  server.on('GET /api/v2/help/articles', { items: [problem] })
  await user.click(again)
  expect(await screen.findByRole('article')).toHaveTextContent('會有人回覆。')
})

it('a page that does not exist leads to the list', async () => {
  helpServer()
  const { at } = openApplication('/help/magic')
  await screen.findByRole('heading', { level: 1, name: '使用說明' })
  expect(at()).toBe('/help')
})

describeFaces({
  path: '/help',
  server: helpServer,
  reads: 'GET /api/v2/help/articles',
  loaded: () => screen.getByText('和好友共筆'),
})

describeFaces({
  path: '/help/shared',
  server: helpServer,
  reads: 'GET /api/v2/help/articles/:topic',
  loaded: () => screen.getByRole('heading', { name: '邀請好友' }),
})
