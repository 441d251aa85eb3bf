import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Remark, RemarkReply } from '@learntrail/contract/courses/remarks'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Editor as TextEditor } from '@tiptap/core'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeDocumentServer } from '../../../../documents/document-server.fixture.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { student } from '../../../../testing/people.ts'
import { aCourseServer, beginCourse, courseId, openEditor } from '../editor.fixture.tsx'

const hai = { id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海', avatar: null, isDeleted: false }
const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const at = '2026-11-29T08:00:00.000Z'
const all = { edit: true, remove: true }
const none = { edit: false, remove: false }

let structure: ReturnType<typeof makeDocumentServer>
let texts: ReturnType<typeof makeDocumentServer>
let unitId: string
let remarks: Remark[]
let replies: RemarkReply[]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  structure = makeDocumentServer()
  texts = makeDocumentServer()
  unitId = beginCourse(structure).unit
  remarks = []
  replies = []
})

const aRemark = (change: Partial<Remark> = {}): Remark => ({
  _id: anId(1),
  courseId,
  unitId,
  author: hai,
  content: '先說為什麼？',
  createdAt: at,
  editedAt: null,
  can: none,
  start: 'AA',
  end: 'AA',
  quote: '溶氧',
  replyCount: 0,
  resolvedAt: null,
  resolvedBy: null,
  ...change,
})

function aServer({ canWrite = true } = {}) {
  const withReplies = (remark: Remark): Remark => ({ ...remark, replyCount: replies.length })
  return aCourseServer()
    .on('GET /api/v2/courses/:id/remarks', ({ query }) => ({
      items: remarks
        .filter(({ resolvedAt }) => (resolvedAt === null) === (query.get('state') !== 'resolved'))
        .map(withReplies),
      nextCursor: null,
      canWrite,
    }))
    .on('GET /api/v2/courses/:id/remark-counts', () => ({ units: [{ unitId, open: remarks.length }] }))
    .on('GET /api/v2/courses/:id/remarks/:remarkId', () => ({ remark: withReplies(remarks[0] as Remark), replies }))
    .on('PUT /api/v2/courses/:id/remarks/:remarkId/place', () => remarks[0] as Remark)
}

async function openUnit(words = '溶氧是水裡的氧氣') {
  const opened = openEditor({ structure, texts, path: `/courses/edit/${courseId}?unit=${unitId}` })
  const box = (await screen.findByRole('textbox', { name: '單元內容' })) as HTMLElement & { editor: TextEditor }
  await waitFor(() => expect(box.editor.isEditable).toBe(true))
  act(() => void box.editor.commands.insertContent(words))
  await waitFor(() => expect(texts.document.getXmlFragment('text').toString()).toContain(words))
  return {
    ...opened,
    box,
    select: (from: number, to: number) => act(() => void box.editor.commands.setTextSelection({ from, to })),
  }
}

const marked = (box: HTMLElement) => [...box.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('a passage', () => {
  test('that is selected is remarked on, with its place and its words', async () => {
    const server = aServer().on('POST /api/v2/courses/:id/remarks', ({ body }) => {
      const { start, end, quote, content } = body as Remark
      remarks = [aRemark({ start, end, quote, content, author: me, can: all })]
      return remarks[0] as Remark
    })
    const { user, box, select } = await openUnit()
    select(4, 9)
    await user.click(await screen.findByRole('button', { name: '註解' }).then(() => askButton()))
    const sheet = within(await screen.findByRole('dialog', { name: '註解' }))
    expect(marked(box)).toEqual(['水裡的氧氣'])
    const field = sheet.getByRole('textbox', { name: '寫註解' })
    expect(field).toHaveFocus()
    await user.type(field, '為什麼說氧氣？{Enter}')
    await waitFor(() =>
      expect(server.received('POST /api/v2/courses/:id/remarks')[0]?.body).toMatchObject({
        unitId,
        quote: '水裡的氧氣',
        content: '為什麼說氧氣？',
        start: expect.stringMatching(/^[\w-]+$/),
      }),
    )
    expect(await screen.findByText('為什麼說氧氣？')).toBeInTheDocument()
    await waitFor(() => expect(marked(box)).toEqual(['水裡的氧氣']))
    // The passage keeps its words whatever is typed before it, and excludes what is typed at its ends.
    act(() => void box.editor.commands.insertContentAt(1, '今天：'))
    await waitFor(() => expect(texts.document.getXmlFragment('text').toString()).toContain('今天：'))
    act(() => void box.editor.commands.insertContentAt(box.editor.state.doc.content.size - 1, '。'))
    expect(marked(box)).toEqual(['水裡的氧氣'])
    act(() =>
      texts.write(
        (document) => {
          const paragraph = document.getXmlFragment('text').get(0) as unknown as {
            get(at: number): { insert(at: number, words: string): void }
          }
          paragraph.get(0).insert(0, '昨天和')
        },
        { kind: 'courseUnit', thingId: unitId },
      ),
    )
    await waitFor(() => expect(box.textContent).toContain('昨天和今天：溶氧是'))
    await waitFor(() => expect(marked(box)).toEqual(['水裡的氧氣']))
  })

  test('whose positions are lost is found by its words, and named anew', async () => {
    remarks = [aRemark({ quote: '水裡的氧氣' })]
    const server = aServer()
    const { box } = await openUnit()
    await waitFor(() => expect(marked(box)).toEqual(['水裡的氧氣']))
    await waitFor(() =>
      expect(server.received('PUT /api/v2/courses/:id/remarks/:remarkId/place')[0]?.body).toEqual({
        start: expect.stringMatching(/^[\w-]+$/),
        end: expect.stringMatching(/^[\w-]+$/),
      }),
    )
  })

  test('whose words are gone keeps its remark, which says so', async () => {
    remarks = [aRemark({ quote: '河邊的石頭' })]
    aServer()
    const { user, box } = await openUnit()
    await user.click(await screen.findByRole('button', { name: '1 則註解' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('河邊的石頭')).toBeVisible()
    expect(sheet.getByText('這段文字已經不在了')).toBeVisible()
    expect(marked(box)).toEqual([])
  })

  test('is heard by whoever comes into it, and leads to its remark', async () => {
    remarks = [aRemark({ quote: '水裡的氧氣' })]
    aServer()
    const { user, box, select } = await openUnit()
    await waitFor(() => expect(marked(box)).toEqual(['水裡的氧氣']))
    select(5, 5)
    expect(await screen.findByText('這段文字有阿海的註解：先說為什麼？')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '看註解' }))
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: '回覆' })).toBeVisible()
  })

  test('is remarked on and walked to by keys', async () => {
    remarks = [aRemark({ quote: '溶氧' }), aRemark({ _id: anId(2), quote: '氧氣' })]
    aServer()
    const { box, select } = await openUnit('溶解的氧：溶氧是水裡的氧氣')
    await waitFor(() => expect(marked(box)).toEqual(['溶氧', '氧氣']))
    const press = (code: string) => fireEvent.keyDown(box, { code, ctrlKey: true, altKey: true })
    const chosen = () => box.querySelector('mark[data-chosen]')?.textContent
    press('Period')
    await waitFor(() => expect(chosen()).toBe('溶氧'))
    press('Period')
    await waitFor(() => expect(chosen()).toBe('氧氣'))
    press('Comma')
    await waitFor(() => expect(chosen()).toBe('溶氧'))
    press('KeyM')
    expect(screen.queryByRole('textbox', { name: '寫註解' })).toBeNull()
    select(1, 4)
    await waitFor(() => expect(askButton()).toBeVisible())
    press('KeyM')
    expect(await screen.findByRole('textbox', { name: '寫註解' })).toBeInTheDocument()
  })
})

/** The button below the selection. The other button of that name shows and hides the remarks. */
function askButton(): HTMLElement {
  const found = screen.getAllByRole('button', { name: '註解' }).find((one) => !one.hasAttribute('aria-expanded'))
  if (found === undefined) throw new Error('nothing is selected')
  return found
}

describe('a remark', () => {
  async function openSheet(canWrite = true) {
    const server = aServer({ canWrite })
    const opened = await openUnit()
    await opened.user.click(await screen.findByRole('button', { name: '1 則註解' }))
    return { ...opened, server, sheet: within(await screen.findByRole('dialog', { name: '註解' })) }
  }

  test('is answered, resolved and opened again', async () => {
    remarks = [aRemark()]
    const { user, server, sheet } = await openSheet()
    server
      .on('POST /api/v2/courses/:id/remarks/:remarkId/replies', ({ body }) => {
        const { content } = body as RemarkReply
        replies = [{ _id: anId(9), author: me, content, createdAt: at, editedAt: null, can: all }]
        return replies[0] as RemarkReply
      })
      .on('POST /api/v2/courses/:id/remarks/:remarkId/resolved', ({ body }) => {
        const { isResolved } = body as { isResolved: boolean }
        remarks = [aRemark({ resolvedAt: isResolved ? at : null, resolvedBy: isResolved ? me : null })]
        return remarks[0] as Remark
      })
    await user.click(sheet.getByRole('button', { name: '回覆' }))
    await user.type(sheet.getByRole('textbox', { name: '回覆' }), '我加一句{Enter}')
    expect(await sheet.findByText('我加一句')).toBeVisible()
    expect(await sheet.findByRole('button', { name: '1 則回覆' })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: '解決' }))
    expect(await sheet.findByText('還沒有註解。選取一段文字，就能在旁邊和一起編的人討論。')).toBeVisible()
    await user.click(sheet.getByRole('tab', { name: '已解決' }))
    expect(await sheet.findByText(`${student.displayName}解決了`)).toBeVisible()
    await user.click(sheet.getByRole('button', { name: '重新開啟' }))
    expect(await sheet.findByText('這個單元還沒有解決過的註解。')).toBeVisible()
  })

  test('of one’s own is changed and deleted', async () => {
    remarks = [aRemark({ author: me, can: all })]
    const { user, server, sheet } = await openSheet()
    server
      .on('PATCH /api/v2/courses/:id/remarks/:remarkId', ({ body }) => {
        remarks = [aRemark({ ...(body as object), author: me, can: all, editedAt: at })]
        return remarks[0] as Remark
      })
      .on('DELETE /api/v2/courses/:id/remarks/:remarkId', () => {
        remarks = []
        return { ok: true as const }
      })
    const menu = () => user.click(sheet.getByRole('button', { name: `${student.displayName}的註解的選項` }))
    await menu()
    await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
    const field = sheet.getByRole('textbox', { name: '編輯留言' })
    await user.clear(field)
    await user.type(field, '換一句{Enter}')
    expect(await sheet.findByText('換一句')).toBeVisible()
    await menu()
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    const asked = within(await screen.findByRole('dialog', { name: '刪除這則註解？' }))
    await user.click(asked.getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/courses/:id/remarks/:remarkId')).toHaveLength(1))
    await waitFor(() => expect(sheet.queryByText('換一句')).toBeNull())
  })

  test('of others is only read by a lecturer', async () => {
    remarks = [aRemark()]
    const { sheet, user, select } = await openSheet(false)
    await user.click(sheet.getByRole('button', { name: '回覆' }))
    expect(sheet.queryByRole('textbox')).toBeNull()
    expect(sheet.queryByRole('button', { name: '解決' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: '關閉' }))
    select(1, 3)
    expect(screen.queryByRole('button', { name: '註解' })).toBeNull()
  })

  test('that cannot be answered says why, and what was typed stays', async () => {
    remarks = [aRemark()]
    const { user, server, sheet } = await openSheet()
    const limit = courseLimits.repliesPerRemark
    server.on(
      'POST /api/v2/courses/:id/remarks/:remarkId/replies',
      refuse(409, { code: 'COURSE_REMARK_FULL', values: { limit } }),
    )
    await user.click(sheet.getByRole('button', { name: '回覆' }))
    const field = sheet.getByRole('textbox', { name: '回覆' })
    await user.type(field, '再說一句{Enter}')
    expect(await sheet.findByText(`這則註解最多 ${limit} 則回覆。請解決它，另寫一則新的。`)).toBeVisible()
    expect(field).toHaveValue('再說一句')
  })

  test('is as long as the server takes it', async () => {
    remarks = [aRemark()]
    const { user, sheet } = await openSheet()
    await user.click(sheet.getByRole('button', { name: '回覆' }))
    const field = sheet.getByRole('textbox', { name: '回覆' })
    fireEvent.change(field, { target: { value: '字'.repeat(courseLimits.remark) } })
    expect(sheet.getByRole('button', { name: '送出回覆' })).toBeEnabled()
    fireEvent.change(field, { target: { value: '字'.repeat(courseLimits.remark + 1) } })
    expect(sheet.getByRole('button', { name: '送出回覆' })).toBeDisabled()
    expect(sheet.getByText('超過 1 個字（最多 1000 個字）')).toBeVisible()
  })

  test('that cannot be loaded is asked for again', async () => {
    const server = aServer().on('GET /api/v2/courses/:id/remarks', refuse(500, { code: 'INTERNAL_ERROR' }))
    const { user } = await openUnit()
    await user.click(await screen.findByRole('button', { name: '註解' }))
    const sheet = within(await screen.findByRole('dialog', { name: '註解' }))
    const again = await sheet.findByRole('button', { name: '再試一次' }, { timeout: 5_000 })
    server.on('GET /api/v2/courses/:id/remarks', { items: [], nextCursor: null, canWrite: true })
    await user.click(again)
    expect(await sheet.findByText(/還沒有註解/)).toBeVisible()
  })
})

test('units say how many remarks are open on them', async () => {
  remarks = [aRemark()]
  aServer()
  openEditor({ structure, texts })
  expect(await screen.findByRole('img', { name: '1 則註解' })).toBeVisible()
})

test('a notice leads to the unit that was remarked on, and says when the remark is gone', async () => {
  remarks = [aRemark()]
  const server = aServer()
  const path = `/courses/edit/${courseId}#comment-${anId(1)}`
  const { at: address } = openEditor({ structure, texts, path })
  await waitFor(() => expect(address()).toContain(`?unit=${unitId}`))
  expect(within(await screen.findByRole('dialog', { name: '註解' })).getByText('先說為什麼？')).toBeVisible()
  server.on('GET /api/v2/courses/:id/remarks/:remarkId', refuse(404, { code: 'COURSE_REMARK_NOT_FOUND' }))
  openEditor({ structure, texts, path: `/courses/edit/${courseId}#comment-${anId(3)}` })
  expect(await screen.findByText('這則註解已經刪除')).toBeVisible()
})
