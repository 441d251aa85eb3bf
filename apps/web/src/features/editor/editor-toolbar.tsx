import { contentLimits } from '@learntrail/contract/content/limits'
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../ui/screen/use-media.ts'
import css from './editor-toolbar.module.css'
import { LinkDialog } from './link-dialog.tsx'
import type { Insert } from './nodes/inserts.ts'
import { goToFirstCell, newTable, tableSize } from './nodes/table.ts'
import { roomForPictures } from './pictures/pictures-in-text.tsx'
import { ToolIcon, type ToolName } from './tool-icon.tsx'

interface Tool {
  name: ToolName
  isOn?: boolean
  isOff?: boolean
  run: () => void
}

interface EditorToolbarProps {
  editor: Editor
  hasMentions: boolean
  onPhoto: (() => void) | undefined
  onInsert: (insert: Insert) => void
  /** Opens the file picker; null where the text has no pictures. */
  onPicture: (() => void) | null
}

/**
 * The toolbar: one tab stop, with arrow keys between the tools. In a table, the table tools come first. On a phone the
 * tools used most are in one line and the rest below on demand, so that nothing is scrolled out of sight.
 */
export function EditorToolbar({ editor, hasMentions, onInsert, onPhoto, onPicture }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  const [current, setCurrent] = useState(0)
  const isNarrow = useMedia('(max-width: 767px)')
  const [isWhole, setWhole] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      bold: shown.isActive('bold'),
      italic: shown.isActive('italic'),
      heading: shown.isActive('heading', { level: 2 }),
      subheading: shown.isActive('heading', { level: 3 }),
      bullets: shown.isActive('bulletList'),
      numbers: shown.isActive('orderedList'),
      quote: shown.isActive('blockquote'),
      link: shown.isActive('link'),
      code: shown.isActive('codeBlock'),
      table: shown.isActive('table'),
      size: shown.isActive('table') ? tableSize(shown.state) : { rows: 0, columns: 0 },
      isFull: onPicture !== null && roomForPictures(shown) <= 0,
      canUndo: shown.can().undo(),
      canRedo: shown.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  const change = (command: Command) => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  const insertTable = () =>
    void act()
      .insertContent(newTable())
      .command(({ tr }) => goToFirstCell(tr))
      .run()
  const { rows, columns } = contentLimits.table
  const ofTable: Tool[] = [
    { name: 'rowAfter', isOff: on.size.rows >= rows, run: () => change(addRowAfter) },
    { name: 'rowAway', isOff: on.size.rows <= 1, run: () => change(deleteRow) },
    { name: 'columnAfter', isOff: on.size.columns >= columns, run: () => change(addColumnAfter) },
    { name: 'columnAway', isOff: on.size.columns <= 1, run: () => change(deleteColumn) },
    { name: 'headerRow', run: () => change(toggleHeaderRow) },
    { name: 'tableAway', run: () => change(deleteTable) },
  ]
  const link: Tool = { name: 'link', isOn: on.link, run: () => setLinking(true) }
  const mention: Tool[] = hasMentions ? [{ name: 'mention', run: () => act().insertContent('@').run() }] : []
  const picture: Tool[] = onPicture ? [{ name: 'picture', isOff: on.isFull, run: onPicture }] : []
  const undoing: Tool[] = [
    { name: 'undo', isOff: !on.canUndo, run: () => act().undo().run() },
    { name: 'redo', isOff: !on.canRedo, run: () => act().redo().run() },
  ]
  const first: Tool[] = [
    ...(onPhoto ? [{ name: 'photo', run: onPhoto } as const] : []),
    ...picture,
    ...mention,
    { name: 'rest', isOn: isWhole, run: () => setWhole(!isWhole) },
  ]
  const rest: Tool[][] = [
    [
      { name: 'heading', isOn: on.heading, run: () => act().toggleHeading({ level: 2 }).run() },
      { name: 'subheading', isOn: on.subheading, run: () => act().toggleHeading({ level: 3 }).run() },
      { name: 'bold', isOn: on.bold, run: () => act().toggleBold().run() },
      { name: 'italic', isOn: on.italic, run: () => act().toggleItalic().run() },
    ],
    [
      { name: 'bullets', isOn: on.bullets, run: () => act().toggleBulletList().run() },
      { name: 'numbers', isOn: on.numbers, run: () => act().toggleOrderedList().run() },
      { name: 'quote', isOn: on.quote, run: () => act().toggleBlockquote().run() },
    ],
    isNarrow ? [link] : [link, ...mention],
    [
      ...(isNarrow ? [] : picture),
      ...(on.table ? [] : [{ name: 'table', run: insertTable } as const]),
      { name: 'formula', run: () => onInsert({ kind: 'formula', words: '', at: null }) },
      { name: 'footnote', run: () => onInsert({ kind: 'footnote', words: '', at: null }) },
      { name: 'code', isOn: on.code, isOff: on.table, run: () => act().toggleCodeBlock().run() },
    ],
  ]
  const whileInTable = on.table ? [ofTable] : []
  const groups = isNarrow
    ? [first, undoing, ...whileInTable, ...(isWhole ? rest : [])]
    : [...whileInTable, ...rest, undoing]
  const tools = groups.flat()

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tools.length - 1,
    }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = (wanted + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div
        role="toolbar"
        aria-label={t('toolbar')}
        className={css.toolbar}
        data-narrow={isNarrow || undefined}
        onKeyDown={onKeyDown}
      >
        {groups.map((group) => (
          <div key={group[0]?.name} className={css.group}>
            {group.map((tool) => (
              <button
                key={tool.name}
                type="button"
                className={css.tool}
                aria-label={t(`tools.${tool.name}`)}
                title={t(`tools.${tool.name}`)}
                aria-pressed={tool.isOn}
                aria-disabled={tool.isOff || undefined}
                tabIndex={tools[current]?.name === tool.name ? 0 : -1}
                onFocus={() => setCurrent(tools.findIndex(({ name }) => name === tool.name))}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => tool.isOff || tool.run()}
              >
                <ToolIcon name={tool.name} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <LinkDialog editor={editor} isOpen={isLinking} onClose={() => setLinking(false)} />
    </>
  )
}
