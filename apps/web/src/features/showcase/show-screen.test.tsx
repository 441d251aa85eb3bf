import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { aPost, me, teacher, writersServer } from '../posts/posts.fixture.ts'

const call = 'GET /api/v2/users/:id/showcase'
const nothing = { headline: '', introduction: '', posts: [] }

describe('a showcase', () => {
  it('of mine begins with choosing, ordering and saving', async () => {
    const [one, two] = [aPost({ title: '甲' }), aPost({ title: '乙' })]
    const server = writersServer()
      .on(call, { owner: me, ...nothing })
      .on('GET /api/v2/portfolios', { items: [one, two], nextCursor: null, months: [] })
      .on('PUT /api/v2/users/current/showcase', { owner: me, headline: '溪流', introduction: '', posts: [two, one] })
    const { user } = openApplication('/user/show')
    await user.click(await screen.findByRole('button', { name: '開始挑選' }))
    await user.type(await screen.findByRole('textbox', { name: '標題' }), '溪流')
    await user.click(screen.getByRole('button', { name: '挑選紀錄' }))
    const dialog = within(await screen.findByRole('dialog', { name: '挑選紀錄' }))
    await user.click(await dialog.findByRole('checkbox', { name: /甲/ }))
    await user.click(dialog.getByRole('checkbox', { name: /乙/ }))
    await user.click(dialog.getByRole('button', { name: '選好了' }))
    await user.click(await screen.findByRole('button', { name: '把「乙」往上移' }))
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByRole('heading', { name: '溪流' })).toBeInTheDocument()
    expect(server.received('PUT /api/v2/users/current/showcase')[0]?.body).toEqual({
      headline: '溪流',
      introduction: '',
      postIds: [two.id, one.id],
    })
  })

  it('keeps what was written when saving fails', async () => {
    writersServer()
      .on(call, { owner: me, headline: '舊的', introduction: '', posts: [aPost()] })
      .on('PUT /api/v2/users/current/showcase', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/user/show')
    await user.click(await screen.findByRole('button', { name: '更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
    const field = await screen.findByRole('textbox', { name: '標題' })
    await user.type(field, '和新的')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
    expect(field).toHaveValue('舊的和新的')
  })

  it('of somebody else is read and shared, not changed', async () => {
    const post = aPost({
      owner: teacher,
      can: { edit: false, remove: false, like: true, comment: true, report: false },
    })
    const shown = { owner: teacher, headline: '帶科展的十年', introduction: '一步一步', posts: [post] }
    const server = writersServer().on(call, shown)
    const { user } = openApplication(`/user/show?user=${teacher.id}`)
    expect(await screen.findByRole('heading', { name: '帶科展的十年' })).toBeInTheDocument()
    expect(screen.getByRole('article', { name: '水質檢測' })).toBeInTheDocument()
    expect(server.received(call).map(({ query }) => query.get('texts'))).toEqual(['whole'])
    await user.click(screen.getByRole('button', { name: '更多動作' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['列印'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: '分享' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分享' }))
    expect(dialog.getByRole('textbox', { name: '連結' })).toHaveValue(`http://localhost/user/show?user=${teacher.id}`)
    expect(dialog.getByRole('img', { name: /QR Code/ })).toBeInTheDocument()
  })

  it('of nobody is not found', async () => {
    writersServer().on(call, refuse(404, { code: 'USER_NOT_FOUND' }))
    openApplication(`/user/show?user=${teacher.id}`)
    expect(await screen.findByText('找不到這個展示頁')).toBeInTheDocument()
  })
})

it('sharing a record says who can open it', async () => {
  writersServer().on('GET /api/v2/portfolios', {
    items: [aPost({ privacy: 3 })],
    nextCursor: null,
    months: [],
  })
  const { user } = openApplication('/portfolio?view=mine')
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const dialog = within(await screen.findByRole('dialog', { name: '分享' }))
  expect(dialog.getByText(/只有你能打開/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '複製連結' }))
  await waitFor(() => expect(screen.getByText(/已複製連結|無法自動複製/)).toBeInTheDocument())
})

describeFaces({
  path: '/user/show',
  server: () => writersServer().on(call, { owner: me, headline: '溪流', introduction: '', posts: [aPost()] }),
  reads: call,
  loaded: () => screen.getByRole('heading', { name: '溪流' }),
})
