import type { PostVersion } from '@learntrail/contract/posts/history'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { documentOf } from '../../drafts/session/draft-values.ts'
import { closeDrafts } from '../../drafts/session/open-drafts.ts'
import { aPost, writersServer } from '../posts.fixture.ts'

afterEach(closeDrafts)

const post = aPost({ title: '現在的題目', text: '下游比較濁。', editedAt: '2026-11-20T00:00:00.000Z' })
const version: PostVersion = {
  id: '019a0000-0000-7000-8000-00000000eeee',
  title: '之前的題目',
  content: documentOf('上游比較清。'),
  text: '上游比較清。',
  fileNames: ['筆記.txt'],
  date: post.date,
  classification: post.classification,
  tags: ['musical'],
  customTags: [],
  privacy: 3,
  savedAt: '2026-11-18T00:00:00.000Z',
  replacedAt: '2026-11-20T00:00:00.000Z',
}
const { id, title, savedAt, replacedAt } = version

const server = (items = [{ id, title, excerpt: '上游比較清。', savedAt, replacedAt }]) =>
  writersServer()
    .on('GET /api/v2/portfolios/:id', post)
    .on('GET /api/v2/portfolios/:id/versions', { items })
    .on('GET /api/v2/portfolios/:id/versions/:versionId', version)

async function openHistory() {
  const app = openApplication(`/user/portfolio/${post.id}`)
  await app.user.click(await screen.findByRole('button', { name: '更多動作' }))
  await app.user.click(await screen.findByRole('menuitem', { name: '修改歷史' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: '修改歷史' }) }
}

it('shows what a record said before and what has changed since', async () => {
  server()
  const { user, dialog } = await openHistory()
  await user.click(await within(dialog).findByRole('button', { name: /之前的題目/ }))
  const text = await within(dialog).findByRole('region', { name: '和現在的差別' })
  expect(text).toHaveTextContent('之前現在的題目')
  expect(within(dialog).getByText('只有自己').tagName).toBe('DEL')
  expect(within(dialog).getByText('公開').tagName).toBe('INS')
  expect(within(dialog).getByText('筆記.txt').tagName).toBe('DEL')
  await user.click(within(dialog).getByRole('button', { name: '所有版本' }))
  expect(await within(dialog).findByRole('button', { name: /之前的題目/ })).toBeInTheDocument()
})

it('compares with all of a record of which a list has only the beginning', async () => {
  const calls = server()
    .on('GET /api/v2/portfolios', {
      items: [{ ...post, content: documentOf('下游'), isCut: true }],
      nextCursor: null,
      months: [],
    })
    .on('GET /api/v2/portfolios/:id', post)
  const { user } = openApplication('/portfolio?view=mine')
  const card = await screen.findByRole('article', { name: '現在的題目' })
  expect(within(card).getByRole('link', { name: '看全文：現在的題目' })).toHaveAttribute(
    'href',
    `/user/portfolio/${post.id}`,
  )
  await user.click(within(card).getByRole('button', { name: '更多動作' }))
  await user.click(await screen.findByRole('menuitem', { name: '修改歷史' }))
  const dialog = await screen.findByRole('dialog', { name: '修改歷史' })
  await user.click(await within(dialog).findByRole('button', { name: /之前的題目/ }))
  const text = await within(dialog).findByRole('region', { name: '和現在的差別' })
  expect(text).toHaveTextContent('上下游比較清濁。')
  expect(calls.received('GET /api/v2/portfolios/:id')).toHaveLength(1)
})

it('says so when nothing was changed yet', async () => {
  server([])
  const { dialog } = await openHistory()
  expect(await within(dialog).findByText(/這則紀錄還沒有改過/)).toBeInTheDocument()
})

it('puts a version into the editor, and changes that were under way become a draft', async () => {
  const calls = server()
  const { user, router } = openApplication(`/user/build-portfolio?id=${post.id}`)
  const field = await screen.findByRole('textbox', { name: '標題' })
  fireEvent.change(field, { target: { value: '改到一半' } })
  await router.navigate(`/user/build-portfolio?id=${post.id}&version=${id}`)
  await waitFor(() => expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('之前的題目'))
  expect(calls.received('POST /api/v2/portfolios/drafts')[0]?.body).toMatchObject({ title: '改到一半' })
  expect(router.state.location.search).toBe(`?id=${post.id}`)
  expect(screen.getByRole('button', { name: '移除 音樂' })).toBeInTheDocument()
  void user
})
