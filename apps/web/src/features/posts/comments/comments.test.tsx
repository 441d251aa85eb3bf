import { limits } from '@learntrail/contract/limits'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aMessage, aPost, me, writersServer } from '../posts.fixture.ts'

const write = 'POST /api/v2/messages/uploadmessage'

function postServer(part: Parameters<typeof aPost>[0] = {}) {
  const post = aPost(part)
  return { post, server: writersServer().on('GET /api/v2/portfolios/:id', post) }
}
const field = () => screen.findByRole('textbox', { name: '寫留言' })

describe('comments', () => {
  it('are sent by Enter, shown at once and said aloud when they have arrived', async () => {
    const { post, server } = postServer()
    server.on(write, ({ body }) => aMessage({ author: me, content: (body as { content: string }).content }))
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.type(await field(), '第一行{Shift>}{Enter}{/Shift}第二行{Enter}')
    expect(await screen.findByText(/第一行/)).toBeInTheDocument()
    expect(await screen.findByText('留言已送出')).toBeInTheDocument()
    expect(server.received(write)[0]?.body).toMatchObject({
      targetType: 'portfolio',
      targetId: post.id,
      content: '第一行\n第二行',
    })
    expect(await field()).toHaveValue('')
  })

  it('are not sent by the Enter of an input method', async () => {
    const { post, server } = postServer()
    openApplication(`/user/portfolio/${post.id}`)
    const text = await field()
    fireEvent.compositionStart(text)
    fireEvent.change(text, { target: { value: '水質' } })
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.compositionEnd(text)
    fireEvent.keyDown(text, { key: 'Enter' })
    expect(server.received(write)).toHaveLength(0)
    expect(text).toHaveValue('水質')
  })

  it('that failed stay, and are sent again under the same id', async () => {
    let isDown = true
    const { post, server } = postServer()
    server.on(write, () =>
      isDown ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : aMessage({ author: me, content: '很棒' }),
    )
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.type(await field(), '很棒{Enter}')
    const again = await screen.findByRole('button', { name: '再送一次' })
    isDown = false
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: '再送一次' })).not.toBeInTheDocument())
    const ids = server.received(write).map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(screen.getAllByText('很棒')).toHaveLength(1)
  })

  it('that are under way when the screen is left have arrived when one comes back', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { post, server } = postServer()
    server.on(write, (async () => {
      await answered
      return aMessage({ author: me, content: '很棒' })
    }) as never)
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.type(await field(), '很棒{Enter}')
    expect(await screen.findByText('送出中')).toBeInTheDocument()
    cleanup()
    answer()
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('comments.'))).toEqual([]))
    openApplication(`/user/portfolio/${post.id}`)
    await field()
    expect(screen.queryByText('送出中')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '再送一次' })).not.toBeInTheDocument()
  })

  it('keep what is typed and not sent', async () => {
    const { post } = postServer()
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.type(await field(), '寫到一半')
    cleanup()
    openApplication(`/user/portfolio/${post.id}`)
    expect(await field()).toHaveValue('寫到一半')
  })

  it('have 3000 characters at most', async () => {
    const { post, server } = postServer()
    server.on(write, aMessage({ author: me }))
    openApplication(`/user/portfolio/${post.id}`)
    const text = await field()
    fireEvent.change(text, { target: { value: '水'.repeat(limits.comment + 1) } })
    expect(screen.getByText('超過 1 個字（最多 3000 個字）')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '送出留言' })).toBeDisabled()
    fireEvent.change(text, { target: { value: '水'.repeat(limits.comment) } })
    fireEvent.click(screen.getByRole('button', { name: '送出留言' }))
    await waitFor(() => expect(server.received(write)).toHaveLength(1))
  })

  it('can be edited and deleted by who may', async () => {
    const mine = aMessage({ author: me, content: '打錯字', can: { edit: true, remove: true } })
    const { post, server } = postServer({ messageCount: 1 })
    server
      .on('GET /api/v2/messages', { items: [mine], nextCursor: null })
      .on('POST /api/v2/messages/editmessage', { ...mine, content: '改好了', editedAt: '2026-11-18T10:00:00.000Z' })
      .on('DELETE /api/v2/messages/:id', { ok: true })
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.click(await screen.findByRole('button', { name: '留言的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
    const editing = screen.getByRole('textbox', { name: '編輯留言' })
    expect(editing).toHaveFocus()
    await user.clear(editing)
    await user.type(editing, '改好了{Enter}')
    expect(await screen.findByText('改好了')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: '留言的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(screen.queryByText('改好了')).not.toBeInTheDocument())
  })

  it('show all replies when asked', async () => {
    const replyOf = (content: string, id: string) => ({ ...aMessage({ content }), id, messageId: 'm' })
    const first = replyOf('第一個回覆', '019a0000-0000-7000-8000-000000000b01')
    const second = replyOf('第二個回覆', '019a0000-0000-7000-8000-000000000b02')
    const { post, server } = postServer({ messageCount: 3 })
    server
      .on('GET /api/v2/messages', { items: [aMessage({ replies: [first], replyCount: 2 })], nextCursor: null })
      .on('GET /api/v2/replies', { items: [first, second], nextCursor: null })
    const { user } = openApplication(`/user/portfolio/${post.id}`)
    await user.click(await screen.findByRole('button', { name: '看其他 1 則回覆' }))
    expect(await screen.findByText('第二個回覆')).toBeInTheDocument()
    expect(screen.getAllByText('第一個回覆')).toHaveLength(1)
  })
})

describe('a record that is gone', () => {
  it('has a face of its own with a way back', async () => {
    writersServer().on('GET /api/v2/portfolios/:id', refuse(404, { code: 'POST_NOT_FOUND' }))
    openApplication(`/user/portfolio/${aPost().id}`)
    expect(await screen.findByText('找不到這則紀錄')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '回到學習歷程' })).toHaveAttribute('href', '/portfolio')
  })
})
