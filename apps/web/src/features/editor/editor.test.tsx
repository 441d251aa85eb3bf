import {
  type ContentBlock,
  type ContentDocument,
  emptyDocument,
  linesWithin,
  plainText,
} from '@learntrail/contract/content/document'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { student } from '../../testing/people.ts'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'
import { LazyRichTextEditor } from './index.ts'

async function writing(initial: ContentDocument = emptyDocument, hasMentions = true) {
  const written: ContentDocument[] = []
  render(
    <ThemeProvider>
      <LazyRichTextEditor
        id="text"
        label="內容"
        placeholder="寫下來"
        initial={initial}
        onChange={(document) => written.push(document)}
        describedBy="count"
        isInvalid={false}
        hasMentions={hasMentions}
      />
    </ThemeProvider>,
  )
  const toolbar = within(await screen.findByRole('toolbar', { name: '文字格式' }))
  const user = userEvent.setup()
  return {
    user,
    toolbar,
    last: () => written.at(-1)?.content,
    press: (name: string) => user.click(toolbar.getByRole('button', { name })),
  }
}

const textbox = () => screen.getByRole('textbox', { name: '內容' })

/** Inserts at the end, as a phone's keyboard inserts a composed text. */
function typeIn(text: string) {
  const { editor } = textbox() as unknown as { editor: Editor }
  act(
    () =>
      void editor
        .chain()
        .setTextSelection(editor.state.doc.content.size - 1)
        .insertContent(text)
        .run(),
  )
}

/** Pastes clipboard data, by MIME type. */
function paste(forms: Record<string, string>) {
  fireEvent.paste(textbox(), {
    clipboardData: { getData: (type: string) => forms[type] ?? '', types: Object.keys(forms), files: [], items: [] },
  })
}

const lastTable = (last: ReturnType<Awaited<ReturnType<typeof writing>>['last']>) => {
  const table = last?.find((block) => block.type === 'table')
  return table?.content.map((row) => row.content.map(({ type }) => type))
}

describe('writing', () => {
  it('a table is made, made larger and taken away', async () => {
    const { toolbar, press, last } = await writing()
    await press('表格')
    const [header, cell] = ['tableHeader', 'tableCell']
    expect(lastTable(last())).toEqual([Array(3).fill(header), Array(3).fill(cell), Array(3).fill(cell)])
    await press('在右邊加一欄')
    await press('在右邊加一欄')
    await press('在右邊加一欄')
    expect(lastTable(last())?.[0]).toHaveLength(6)
    expect(toolbar.getByRole('button', { name: '在右邊加一欄' })).toHaveAttribute('aria-disabled', 'true')
    await press('在下面加一列')
    expect(lastTable(last())).toHaveLength(4)
    await press('刪除表格')
    expect(lastTable(last())).toBeUndefined()
    expect(toolbar.queryByRole('button', { name: '刪除這一欄' })).not.toBeInTheDocument()
  })

  it('a table is filled from its first cell on', async () => {
    const { press, last } = await writing()
    await press('表格')
    await press('提到某人')
    const table = last()?.find((block) => block.type === 'table')
    expect(table?.content[0]?.content[0]?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '@' }] },
    ])
  })

  it('a formula is written in its dialog, which says what is missing', async () => {
    const { user, press, last } = await writing()
    await press('數學式')
    const dialog = within(await screen.findByRole('dialog', { name: '數學式' }))
    await user.click(dialog.getByRole('button', { name: '插入' }))
    expect(dialog.getByText('先寫一個數學式')).toBeVisible()
    const field = dialog.getByRole('textbox', { name: '數學式的寫法' })
    await user.click(field)
    await user.paste('$\\frac{1}{2')
    expect(await dialog.findByText(/這個寫法還看不懂/)).toBeVisible()
    await user.paste('}$')
    await user.click(dialog.getByRole('button', { name: '插入' }))
    expect(last()).toEqual([{ type: 'paragraph', content: [{ type: 'formula', attrs: { latex: '\\frac{1}{2}' } }] }])
  })

  it('a footnote is written, and changed where it is pressed', async () => {
    const note = (text: string): ContentDocument => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '甲' },
            { type: 'footnote', attrs: { text } },
          ],
        },
      ],
    })
    const { user, last } = await writing(note('第一版'))
    fireEvent.click(screen.getByTitle('第一版'))
    const dialog = within(await screen.findByRole('dialog', { name: '註腳' }))
    const field = dialog.getByRole('textbox', { name: '註腳的文字' })
    await user.clear(field)
    await user.type(field, '第二版')
    await user.click(dialog.getByRole('button', { name: '插入' }))
    expect(last()).toEqual(note('第二版').content)
  })

  it.each(['@', '＠'])('whom one may name is listed behind %s', async (sign) => {
    const server = fakeServer().on('POST /api/v2/search/searchperson', {
      items: [{ id: student.id, displayName: '小雨', avatar: null, isDeleted: false, schoolName: null }],
    })
    const initial: ContentDocument = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '謝謝' }] }],
    }
    const { last } = await writing(initial)
    await typeIn(`${sign}小`)
    fireEvent.click(await screen.findByRole('option', { name: /小雨/ }))
    expect(last()).toMatchObject([{ content: [{ text: '謝謝' }, { type: 'mention', attrs: { label: '小雨' } }, {}] }])
    expect(server.received('POST /api/v2/search/searchperson').at(-1)?.body).toMatchObject({ keyword: '小' })
  })

  it.each([
    ['第一行\u000b第二行\u0000', '第一行\n第二行'],
    ['重點\u000c說明\u0085', '重點\n說明'],
  ])('what is pasted loses its controls: %j', async (pasted, kept) => {
    const { last } = await writing()
    paste({ 'text/plain': pasted })
    expect(plainText({ type: 'doc', content: last() ?? [] })).toBe(kept)
  })

  const linkedIn = (blocks: ContentBlock[] | undefined) =>
    (blocks ?? [])
      .flatMap(linesWithin)
      .flat()
      .flatMap((node) => (node.type === 'text' && node.marks?.some(({ type }) => type === 'link') ? [node.text] : []))
  const beside: [string, string[]][] = [
    ['請看https://example.com/abc謝謝', ['https://example.com/abc']],
    ['見 https://example.com/x。完', ['https://example.com/x']],
    ['見 https://example.com/x， 完', ['https://example.com/x']],
    ['https://example.com/a、https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/x【註】', ['https://example.com/x']],
    ['https://example.com/x（註）', ['https://example.com/x']],
    ['（https://example.com/a）', ['https://example.com/a']],
  ]

  it.each(beside)('addresses that are pasted are links: %s', async (text, addresses) => {
    const { last } = await writing()
    paste({ 'text/plain': text })
    expect(linkedIn(last())).toEqual(addresses)
    expect(plainText({ type: 'doc', content: last() ?? [] })).toBe(text)
  })

  it.each(beside)('addresses that are typed are links: %s', async (text, addresses) => {
    const { last } = await writing()
    for (const letter of `${text} `) typeIn(letter)
    expect(linkedIn(last())).toEqual(addresses)
  })

  it('an address at the end of a line is a link with the next line', async () => {
    const { last } = await writing()
    for (const letter of '見https://example.com/a.') typeIn(letter)
    expect(linkedIn(last())).toEqual([])
    const { editor } = textbox() as unknown as { editor: Editor }
    act(() => void editor.commands.splitBlock())
    expect(linkedIn(last())).toEqual(['https://example.com/a'])
  })

  it('a link that was taken away stays so, and what is typed behind one is none', async () => {
    const { last } = await writing()
    paste({ 'text/plain': 'https://example.com/a' })
    typeIn('很好')
    expect(linkedIn(last())).toEqual(['https://example.com/a'])
    const { editor } = textbox() as unknown as { editor: Editor }
    act(() => void editor.chain().setTextSelection({ from: 1, to: 22 }).unsetLink().run())
    expect(linkedIn(last())).toEqual([])
    typeIn('。')
    expect(linkedIn(last())).toEqual([])
  })

  it('what an input method composes behind an address waits until it has finished', async () => {
    const { last } = await writing()
    for (const letter of 'https://example.com/a') typeIn(letter)
    fireEvent.compositionStart(textbox())
    typeIn('謝謝')
    expect(linkedIn(last())).toEqual([])
    fireEvent.compositionEnd(textbox())
    await waitFor(() => expect(linkedIn(last())).toEqual(['https://example.com/a']))
  })

  it('nobody is named where nobody is told of it', async () => {
    const { toolbar } = await writing(emptyDocument, false)
    expect(toolbar.queryByRole('button', { name: '提到某人' })).not.toBeInTheDocument()
  })
})
