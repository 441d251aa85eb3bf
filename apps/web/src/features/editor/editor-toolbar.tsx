import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './editor-toolbar.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { ToolIcon, type ToolName } from './tool-icon.tsx'

interface Tool {
  name: ToolName
  isOn?: boolean
  isOff?: boolean
  run: () => void
}

/** One stop for the Tab key; the arrow keys go through the tools. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const [current, setCurrent] = useState(0)
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
      canUndo: shown.can().undo(),
      canRedo: shown.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  const groups: Tool[][] = [
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
    [
      { name: 'link', isOn: on.link, run: () => setLinking(true) },
      { name: 'mention', run: () => act().insertContent('@').run() },
    ],
    [
      { name: 'undo', isOff: !on.canUndo, run: () => act().undo().run() },
      { name: 'redo', isOff: !on.canRedo, run: () => act().redo().run() },
    ],
  ]
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
      <div role="toolbar" aria-label={t('toolbar')} className={css.toolbar} onKeyDown={onKeyDown}>
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
                // The text keeps its selection.
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
