import { commentAnchor } from '@learntrail/contract/comments/anchor'
import { commentLimits } from '@learntrail/contract/comments/limits'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../testing/open-application.tsx'
import { aComment, me } from '../posts/posts.fixture.ts'
import type { Comment } from './commented.ts'
import { commentedScreens, type Writer } from './comments.fixture.ts'

describe.each(commentedScreens)('comments on $on', ({ open, words }) => {
  const field = () => screen.findByRole('textbox', { name: words.write })
  const section = async () => within(await screen.findByRole('region', { name: new RegExp(`^${words.title}`) }))
  const start = (comments: Comment[] = []) => {
    const opened = open(comments)
    return { ...opened, enter: () => openApplication(opened.path) }
  }

  it('that nobody wrote yet are invited', async () => {
    start().enter()
    expect(await (await section()).findByText(words.none)).toBeInTheDocument()
  })

  it('lead where they say', async () => {
    start([aComment({ content: '請看https://example.com/abc謝謝（https://example.com/x）' })]).enter()
    const links = await (await section()).findAllByRole('link', { name: /^https/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/abc', 'https://example.com/x'])
  })

  it('of somebody whose account is gone keep their place without words', async () => {
    const gone = { ...me, id: '00000000-0000-7000-8000-00000000dead', displayName: '', isDeleted: true }
    start([aComment({ author: gone, content: '' })]).enter()
    const comment = within(await screen.findByRole('article', { name: '已刪除的使用者的留言' }))
    expect(comment.getByText('這則內容已隨帳號刪除')).toBeInTheDocument()
  })

  it('that are hidden say so, and to their author, who edits them, also what they said and why nobody reads it', async () => {
    const hidden = aComment({ content: '', isWithheld: true, can: { edit: false, remove: false, report: false } })
    const own = aComment({
      id: '00000000-0000-7000-8000-0000000000aa',
      author: me,
      content: '說得太難聽',
      isWithheld: true,
      can: { edit: true, remove: true, report: false },
    })
    start([hidden, own]).enter()
    expect(await (await section()).findByText('這則內容違反規定，已經隱藏')).toBeInTheDocument()
    const mine = within(await screen.findByRole('article', { name: `${me.displayName}的留言` }))
    expect(mine.getByText('說得太難聽')).toBeInTheDocument()
    expect(mine.getByText(/目前只有你看得到/)).toBeInTheDocument()
    expect(await mine.findByRole('link', { name: '看原因與申訴' })).toBeInTheDocument()
    expect(mine.getByRole('button', { name: '留言的更多動作' })).toBeInTheDocument()
  })

  it('are sent by Enter, counted, and said aloud when they have arrived', async () => {
    const { target, takesComments, written, enter } = start()
    takesComments()
    const { user } = enter()
    await user.type(await field(), '第一行{Shift>}{Enter}{/Shift}第二行{Enter}')
    expect(await screen.findByText(/第一行/)).toBeInTheDocument()
    expect(await screen.findByText(words.sent)).toBeInTheDocument()
    expect(written()).toMatchObject([{ to: target, writing: { content: '第一行\n第二行' } }])
    expect(await field()).toHaveValue('')
    expect(screen.getByRole('heading', { name: `${words.title}1` })).toBeInTheDocument()
  })

  it('that have arrived are gone to, as they stand at the end', async () => {
    const { takesComments, enter } = start()
    takesComments()
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = enter()
    await user.type(await field(), '想看下一期{Enter}')
    const said = await screen.findByRole('article', { name: new RegExp(me.displayName) })
    await waitFor(() => expect(shown.mock.contexts).toContain(said))
  })

  it('are not sent by the Enter of an input method', async () => {
    const { written, enter } = start()
    enter()
    const text = await field()
    fireEvent.compositionStart(text)
    fireEvent.change(text, { target: { value: '水質' } })
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.compositionEnd(text)
    fireEvent.keyDown(text, { key: 'Enter' })
    expect(written()).toHaveLength(0)
    expect(text).toHaveValue('水質')
  })

  it('that failed stay in the box with the reason beside it, and are sent again under the same id', async () => {
    const writer: Writer = { isAway: true }
    const { takesComments, written, enter } = start()
    takesComments(writer)
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}')
    const reason = await screen.findByRole('alert')
    expect(reason).toHaveTextContent('系統正在維護或重新啟動，請稍後再試。')
    const text = await field()
    expect(text).toHaveValue('很棒')
    await waitFor(() => expect(text).toHaveFocus())
    expect(text).toHaveAccessibleDescription(reason.textContent ?? '')
    writer.isAway = false
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(await screen.findByText(words.sent)).toBeInTheDocument()
    expect(text).toHaveValue('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const ids = written().map(({ writing }) => writing.clientId)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(screen.getAllByText('很棒')).toHaveLength(1)
  })

  it('that failed and were changed are others', async () => {
    const writer: Writer = { isAway: true }
    const { takesComments, written, enter } = start()
    takesComments(writer)
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}')
    await screen.findByRole('alert')
    await user.type(await field(), '喔')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    writer.isAway = false
    await user.keyboard('{Enter}')
    expect(await screen.findByText(words.sent)).toBeInTheDocument()
    const [first, second] = written().map(({ writing }) => writing)
    expect(second).toMatchObject({ content: '很棒喔' })
    expect(second?.clientId).not.toBe(first?.clientId)
  })

  it('that a closed tab left unsent are in the box, and say so', async () => {
    const { takesComments, enter } = start()
    takesComments({ isAway: true })
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}')
    await screen.findByRole('alert')
    cleanup()
    enter()
    expect(await field()).toHaveValue('很棒')
    expect(screen.getByText('上次沒有送出。')).toBeInTheDocument()
  })

  it('that are under way when the screen is left have arrived when one comes back', async () => {
    let answer: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { takesComments, enter } = start()
    takesComments({ waits })
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}')
    expect(await screen.findByText('送出中')).toBeInTheDocument()
    cleanup()
    answer()
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('comment.'))).toEqual([]))
    enter()
    expect(await field()).toHaveValue('')
    expect(screen.queryByText('送出中')).not.toBeInTheDocument()
  })

  it('can be typed on while they are under way', async () => {
    let answer: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { takesComments, enter } = start()
    takesComments({ waits })
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}還有一句')
    answer()
    expect(await screen.findByText(words.sent)).toBeInTheDocument()
    expect(await field()).toHaveValue('還有一句')
  })

  it('that failed after one typed on are sent again as they were, and the rest stays', async () => {
    let answer: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const writer: Writer = { waits, isAway: true }
    const { takesComments, written, enter } = start()
    takesComments(writer)
    const { user } = enter()
    await user.type(await field(), '很棒{Enter}還有一句')
    answer()
    await screen.findByRole('alert')
    expect(await field()).toHaveValue('很棒還有一句')
    cleanup()
    enter()
    expect(await field()).toHaveValue('很棒還有一句')
    writer.isAway = false
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(await screen.findByText(words.sent)).toBeInTheDocument()
    expect(await field()).toHaveValue('還有一句')
    const [first, second] = written().map(({ writing }) => writing)
    expect(second).toEqual(first)
  })

  it('keep what is typed and not sent', async () => {
    const { enter } = start()
    const { user } = enter()
    await user.type(await field(), '寫到一半')
    cleanup()
    enter()
    expect(await field()).toHaveValue('寫到一半')
  })

  it('have 3000 characters at most', async () => {
    const { takesComments, written, enter } = start()
    takesComments()
    enter()
    const text = await field()
    fireEvent.change(text, { target: { value: '水'.repeat(commentLimits.text + 1) } })
    expect(screen.getByText('超過 1 個字（最多 3000 個字）')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: words.send })).toBeDisabled()
    fireEvent.change(text, { target: { value: '水'.repeat(commentLimits.text) } })
    fireEvent.click(screen.getByRole('button', { name: words.send }))
    await waitFor(() => expect(written()).toHaveLength(1))
  })

  it('can be edited and deleted by who may, asking before', async () => {
    const mine = aComment({ author: me, content: '打錯字', can: { edit: true, remove: true, report: false } })
    const { takesEdits, takesRemovals, removed, enter } = start([mine])
    takesEdits('2026-11-18T10:00:00.000Z')
    takesRemovals()
    const { user } = enter()
    await user.click(await screen.findByRole('button', { name: '留言的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
    const editing = await screen.findByRole('textbox', { name: '編輯留言' })
    await waitFor(() => expect(editing).toHaveFocus())
    await user.clear(editing)
    await user.type(editing, '改好了{Enter}')
    expect(await screen.findByText('改好了')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: '留言的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    const dialog = within(await screen.findByRole('dialog', { name: words.deleteTitle }))
    await user.click(dialog.getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(screen.queryByText('改好了')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument()
    expect(removed()).toEqual([mine.id])
  })

  it('stay open when one typed on while the change was being saved', async () => {
    let answer: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { takesEdits, enter } = start([aComment({ author: me, can: { edit: true, remove: true, report: false } })])
    takesEdits('2026-11-18T10:00:00.000Z', { waits })
    const { user } = enter()
    await user.click(await screen.findByRole('button', { name: '留言的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
    const editing = await screen.findByRole('textbox', { name: '編輯留言' })
    await user.clear(editing)
    await user.type(editing, '改好了{Enter}，還有一句')
    answer()
    await waitFor(() => expect(screen.getByRole('button', { name: '儲存' })).toBeEnabled())
    expect(editing).toHaveValue('改好了，還有一句')
    await user.type(editing, '{Enter}')
    expect(await screen.findByText('改好了，還有一句')).toBeInTheDocument()
    expect(editing).not.toBeInTheDocument()
  })

  it('leave the focus with their menu once they are not edited any more', async () => {
    const { enter } = start([aComment({ author: me, can: { edit: true, remove: true, report: false } })])
    const { user } = enter()
    const menu = () => screen.getByRole('button', { name: '留言的更多動作' })
    for (const leave of ['{Escape}', '{Enter}', '{Tab}{Tab}{Enter}']) {
      await waitFor(() => expect(menu()).toBeVisible())
      menu().focus()
      await user.keyboard('{Enter}')
      const item = await screen.findByRole('menuitem', { name: '編輯' })
      await waitFor(() => expect(item).toHaveFocus())
      await user.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('textbox', { name: '編輯留言' })).toHaveFocus())
      await user.keyboard(leave)
      await waitFor(() => expect(menu()).toHaveFocus())
    }
  })

  it('are liked at once, and the like goes back when the server says no', async () => {
    const writer: Writer = { isAway: true }
    const { takesLikes, enter } = start([aComment()])
    takesLikes(writer)
    const { user } = enter()
    const heart = async () =>
      within(await screen.findByRole('article', { name: '陳老師的留言' })).getByRole('button', { name: /^喜歡/ })
    await user.click(await heart())
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'))
    expect(await heart()).toHaveAccessibleName('喜歡，目前 0 人')
    writer.isAway = false
    await user.click(await heart())
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    expect(await heart()).toHaveAccessibleName('喜歡，目前 1 人')
  })

  it('are replied to, below them', async () => {
    const comment = aComment()
    const { takesReplies, replied, enter } = start([comment])
    takesReplies()
    const { user } = enter()
    await user.click(await screen.findByRole('button', { name: '回覆' }))
    const text = screen.getByRole('textbox', { name: words.replyTo })
    await waitFor(() => expect(text).toHaveFocus())
    await user.type(text, '謝謝老師{Enter}')
    expect(await screen.findByText(words.replySent)).toBeInTheDocument()
    const thread = within(screen.getByRole('article', { name: '陳老師的留言' }))
    expect(thread.getByText('謝謝老師')).toBeInTheDocument()
    expect(replied()).toMatchObject([{ to: comment.id, writing: { content: '謝謝老師' } }])
    expect(screen.getByRole('heading', { name: `${words.title}2` })).toBeInTheDocument()
  })

  it('that an address names are gone to, also where they are folded away', async () => {
    const first = { ...aComment({ content: '第一個回覆' }), id: '019a0000-0000-7000-8000-000000000b01' }
    const second = { ...aComment({ content: '第二個回覆' }), id: '019a0000-0000-7000-8000-000000000b02' }
    const comment = aComment({ replies: [{ ...first, messageId: 'any' }], replyCount: 2 })
    const { path, hasReplies } = start([comment])
    hasReplies([
      { ...aComment(), ...first },
      { ...aComment(), ...second },
    ] as Comment[])
    openApplication(`${path}#${commentAnchor(comment.id, second.id)}`)
    const reply = await screen.findByText('第二個回覆')
    await waitFor(() => expect(reply.closest('article')).toHaveFocus())
  })

  it('show all replies when asked', async () => {
    const first = { ...aComment({ content: '第一個回覆' }), id: '019a0000-0000-7000-8000-000000000b01' }
    const second = { ...aComment({ content: '第二個回覆' }), id: '019a0000-0000-7000-8000-000000000b02' }
    const comment = aComment({ replies: [{ ...first, messageId: 'any' }], replyCount: 2 })
    const { hasReplies, asked, enter } = start([comment])
    hasReplies([first, second])
    const { user } = enter()
    await user.click(await screen.findByRole('button', { name: '看其他 1 則回覆' }))
    expect(await screen.findByText('第二個回覆')).toBeInTheDocument()
    expect(screen.getAllByText('第一個回覆')).toHaveLength(1)
    expect(asked()).toEqual([comment.id])
  })
})
