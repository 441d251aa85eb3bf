import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { aDraft, anId, aText, exportServer } from '../export.fixture.ts'

const save = 'PATCH /api/v2/exportDraft/:id'

afterEach(closeDraftSessions)

function aWrittenDraft(): ExportDraft {
  const draft = aDraft()
  const { description } = draft.customTextResources
  return {
    ...draft,
    customTextResources: {
      ...draft.customTextResources,
      description: description.map((part) => ({ ...part, contents: [aText('第一段'), aText('第二段')] })),
    },
  }
}

function open(draft = aWrittenDraft()) {
  const server = exportServer(draft)
  return { draft, server, ...openApplication(`/user/export-editor?draft=${draft.draftId}`) }
}
const outline = () => screen.getByRole('region', { name: '文件' })
const texts = () =>
  within(outline())
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /第 \d+ 段$/ })
    .map(({ value }) => value)
const section = (name: RegExp) => within(outline()).getByRole('region', { name })

describe('the structure of a document', () => {
  it('has six sections, the last one without a title', async () => {
    open()
    await screen.findByRole('heading', { name: '封面' })
    expect(within(outline()).getAllByRole('region', { name: /^第 \d 章/ })).toHaveLength(6)
    expect(section(/第 6 章，後記/)).toBeVisible()
    expect(screen.getByRole('link', { name: '下一步：排版' })).toHaveAttribute(
      'href',
      expect.stringContaining('final?draft='),
    )
  })

  it('takes a text without dragging, marks it, and saves it', async () => {
    const { user, server } = open()
    const name = '把「三個取樣點的溶氧比較。」放進…'
    await user.click(await screen.findByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: /^反思/ }))
    expect(await screen.findByText('放進「反思」了')).toBeVisible()
    expect(within(section(/反思/)).getByRole('textbox', { name: /第 1 段/ })).toHaveValue('三個取樣點的溶氧比較。')
    expect(screen.getByText('已放入')).toBeVisible()
    await waitFor(() => expect(server.received(save)).toHaveLength(1))
    expect(await screen.findByText('已儲存')).toBeVisible()
    expect(JSON.stringify(server.received(save)[0]?.body)).toContain('三個取樣點的溶氧比較。')
  })

  it('proposes a chapter for each paragraph of a record, which the person changes and confirms', async () => {
    const record = aDraft().textResources[0]
    const said = ['很好奇河水為什麼變色。', '沒想到儀器失敗，下次改用兩台。', '未來想讀環境工程。']
    const textResources = [{ ...record, paragraphs: said.map((text) => ({ text })) }] as ExportDraft['textResources']
    const { user, server } = open({ ...aDraft(), textResources })
    await user.click(await screen.findByRole('button', { name: `把「${said[1]}」放進…` }))
    const proposed = await screen.findByRole('button', { name: /^反思建議，因為寫到「沒想到」、「失敗」、「下次」/ })
    expect(screen.getAllByRole('button', { name: /建議/ })).toEqual([proposed])
    await user.click(screen.getByRole('button', { name: '關閉' }))
    await user.click(screen.getByRole('button', { name: '依內容分章：水質檢測' }))
    const dialog = within(await screen.findByRole('dialog', { name: '每一段放哪一章？' }))
    const chosen = () =>
      dialog.getAllByRole<HTMLSelectElement>('combobox').map((field) => field.selectedOptions[0]?.text)
    expect(chosen()).toEqual(['學習動機與目標', '反思', '未來應用'])
    expect(server.received(save)).toEqual([])
    await user.selectOptions(dialog.getByRole('combobox', { name: '第 2 段放進' }), '收穫')
    await user.selectOptions(dialog.getByRole('combobox', { name: '第 3 段放進' }), '先不放')
    await user.click(dialog.getByRole('button', { name: '放進 2 段' }))
    expect(within(section(/收穫/)).getByRole('textbox', { name: /第 1 段$/ })).toHaveValue(said[1])
    expect(within(section(/學習動機/)).getByRole('textbox', { name: /第 1 段$/ })).toHaveValue(said[0])
    expect(texts()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '依內容分章：水質檢測' }))
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '放進 1 段' })).toBeEnabled()
  })

  it('takes a whole record and a picture', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '全文 2 段放進…：水質檢測' }))
    await user.click(await screen.findByRole('button', { name: /^收穫/ }))
    expect(within(section(/收穫/)).getAllByRole('textbox', { name: /第 \d+ 段$/ })).toHaveLength(2)
    await user.click(screen.getByRole('tab', { name: '圖片' }))
    await user.click(screen.getByRole('button', { name: '把「river.jpg」放進…' }))
    await user.click(await screen.findByRole('button', { name: /^收穫/ }))
    const caption = within(section(/收穫/)).getByRole('textbox', { name: '圖說' })
    await user.type(caption, '中游')
    expect(caption).toHaveValue('中游')
    expect(within(section(/收穫/)).getByRole('link', { name: '編輯圖片：中游' })).toBeVisible()
    expect(screen.getByText(/，1 張圖片/)).toBeVisible()
  })

  it('says of a PDF among its pictures that only pictures can go there', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: '圖片' }))
    const files = [new File(['%PDF-1.7'], '心得.pdf', { type: 'application/pdf' })]
    fireEvent.change(screen.getByTestId('file-picker'), { target: { files } })
    expect(screen.getByText('心得.pdf')).toBeVisible()
    expect(screen.getByText(/^這裡只能放圖片/)).toBeVisible()
  })

  it('is written, renamed and counted', async () => {
    const { user } = open()
    const button = within(await screen.findByRole('region', { name: /反思/ })).getByRole('button', {
      name: '寫一段文字',
    })
    // Typing starts at once; no key may go to the button.
    act(() => button.click())
    expect(within(section(/反思/)).getByRole('textbox', { name: /第 1 段/ })).toHaveFocus()
    await user.keyboard('我學到 pH 的量法')
    expect(screen.getByText('共 13 字')).toBeVisible()
    const title = within(section(/反思/)).getByRole('textbox', { name: '章節標題，反思' })
    await user.clear(title)
    await user.type(title, '我的想法')
    expect(section(/我的想法/)).toBeVisible()
  })

  it('moves a text with the space bar and the arrow keys, and says where it is', async () => {
    open()
    const handle = await screen.findByRole('button', { name: '移動「第一段」' })
    handle.focus()
    fireEvent.keyDown(handle, { code: 'Space', key: ' ' })
    expect(await screen.findByText('現在在「學習動機與目標」的第 1 項。')).toBeInTheDocument()
    // dnd-kit listens to keys from the next task on.
    await new Promise((resolve) => setTimeout(resolve))
    fireEvent.keyDown(document, { code: 'ArrowDown', key: 'ArrowDown' })
    expect(await screen.findByText(/現在在「學習動機與目標」的第 2 項/)).toBeInTheDocument()
    fireEvent.keyDown(document, { code: 'Space', key: ' ' })
    await waitFor(() => expect(texts()).toEqual(['第二段', '第一段']))
  })

  it('moves by menu: up, down and into another section', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '「第二段」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '往上移' }))
    expect(texts()).toEqual(['第二段', '第一段'])
    await user.click(screen.getByRole('button', { name: '「第二段」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '移到…' }))
    await user.click(await screen.findByRole('button', { name: /^未來應用/ }))
    expect(within(section(/未來應用/)).getByRole('textbox', { name: /第 1 段/ })).toHaveValue('第二段')
    await user.click(screen.getByRole('button', { name: '章節「未來應用」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '往上移' }))
    expect(section(/第 4 章，未來應用/)).toBeVisible()
  })

  it('deletes with a way back', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '「第一段」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    expect(texts()).toEqual(['第二段'])
    const back = screen.getByRole('button', { name: '復原' })
    await waitFor(() => expect(back).toHaveFocus())
    await user.click(back)
    expect(texts()).toEqual(['第一段', '第二段'])
  })

  it('adds and deletes parts, but keeps one', async () => {
    const { user } = open()
    const reflection = await screen.findByRole('region', { name: /反思/ })
    await user.click(within(reflection).getByRole('button', { name: '加小節' }))
    const added = within(section(/反思/)).getByRole('textbox', { name: /^小節標題/ })
    await user.type(added, '三種水')
    await user.click(within(section(/反思/)).getByRole('button', { name: '小節「三種水」的更多功能' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除小節' }))
    expect(within(section(/反思/)).queryByRole('textbox', { name: /^小節標題/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(within(section(/反思/)).getByRole('textbox', { name: '小節標題，三種水' })).toHaveValue('三種水')
  })

  it('cuts a long pasted text into paragraphs', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('textbox', { name: '學習動機與目標，第 1 段' }))
    await user.paste('水'.repeat(3_200))
    expect(await screen.findByText(/分成了 3 段/)).toBeVisible()
    expect(texts().map((text) => text.length)).toEqual([1_500, 1_500, 203, 3])
  })

  it('keeps a text that is too long and a name that cannot be one, and says so', async () => {
    const { user, server } = open()
    const name = await screen.findByRole('textbox', { name: '檔名' })
    await user.type(name, '/')
    expect(name).toHaveAccessibleDescription(/不能/)
    expect(await screen.findByText(/改好標紅的地方/)).toBeVisible()
    expect(server.received(save)).toHaveLength(0)
  })

  it('shows an honest frame where a picture is gone', async () => {
    const draft = aDraft()
    const [part] = draft.customTextResources.description
    if (!part) throw new Error('a section has a part')
    part.contents = [
      { kind: 'image', id: anId(), imageId: anId(), width: 100, place: 'center', caption: '河', breakBefore: false },
    ]
    open(draft)
    expect(await screen.findByText('圖片已經刪除，匯出時會略過')).toBeVisible()
  })
})

describe('two windows on one structure', () => {
  it('show both sides, and nothing is lost', async () => {
    const draft = aWrittenDraft()
    const { user, server } = open(draft)
    const first = await screen.findByRole('textbox', { name: '學習動機與目標，第 1 段' })
    const theirs = structuredClone(draft)
    const [item] = theirs.customTextResources.description[0]?.contents ?? []
    if (item?.kind === 'text') item.text = '另一個視窗寫的'
    server.on('GET /api/v2/exportDraft/:id', { ...theirs, version: 9 })
    server.on(save, refuse(409, { code: 'EXPORT_DRAFT_CONFLICT' }))
    await user.type(first, '，這裡寫的')
    const mine = await screen.findByRole('region', { name: '這個視窗' })
    expect(mine).toHaveTextContent('第一段，這裡寫的')
    expect(screen.getByRole('region', { name: '另一個視窗' })).toHaveTextContent('另一個視窗寫的')
    const copy = { ...draft, draftId: anId() }
    server.on('POST /api/v2/exportDraft', copy).on(save, copy)
    await user.click(screen.getByRole('button', { name: '兩份都留' }))
    await waitFor(() => expect(server.received('POST /api/v2/exportDraft')).toHaveLength(1))
    expect(JSON.stringify(server.received(save).at(-1)?.body)).toContain('這裡寫的')
  })
})

const structured = aWrittenDraft()
describeFaces({
  path: `/user/export-editor?draft=${structured.draftId}`,
  server: () => exportServer(structured),
  reads: 'GET /api/v2/exportDraft/:id',
  loaded: outline,
})
