import { cleanText } from '@learntrail/contract/characters'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { tidyDocument } from '@learntrail/contract/content/tidy'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { scrollClear } from '../../ui/edge/scroll-clear.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { extensionsOf } from './extensions.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { MentionList } from './mention-list.tsx'
import { createMentionStore } from './mention-suggestion.ts'
import type { Insert } from './nodes/inserts.ts'
import { pastedHtml } from './pasted/pasted-html.ts'
import richText from './rich-text.module.css'
import css from './rich-text-editor.module.css'

export interface RichTextEditorProps {
  id: string
  label: string
  placeholder: string
  /** Read once; from then on the editor holds the text. A new `key` starts over. */
  initial: ContentDocument
  onChange: (document: ContentDocument) => void
  /** Ids of what describes the field: its counter, its mistake. */
  describedBy: string
  isInvalid: boolean
  /** Whether people are named with an @; not where nobody is told of it. */
  hasMentions?: boolean
}

/** TipTap with our document; its chunk is loaded by the writing screen alone. */
export function RichTextEditor({
  id,
  label,
  placeholder,
  initial,
  onChange,
  describedBy,
  isInvalid,
  hasMentions = true,
}: RichTextEditorProps) {
  const [mentions] = useState(createMentionStore)
  const [insert, setInsert] = useState<Insert | null>(null)
  const tools = useRef<HTMLDivElement>(null)
  const latest = useRef({ placeholder, onChange })
  useEffect(() => {
    latest.current = { placeholder, onChange }
  })

  const attributes: Record<string, string> = {
    id,
    class: `${richText.text} ${css.text}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': describedBy,
    ...(isInvalid && { 'aria-invalid': 'true' }),
  }
  const editor = useEditor({
    extensions: extensionsOf({
      placeholder: () => latest.current.placeholder,
      suggestion: hasMentions ? mentions.suggestion : null,
      onOpen: setInsert,
    }),
    // A document without a line has no place for the cursor.
    content: initial.content.length > 0 ? initial : '<p></p>',
    editorProps: {
      attributes,
      transformPastedText: (text) => cleanText(text),
      transformPastedHTML: (html) => pastedHtml(cleanText(html)),
      // Its own way of scrolling knows nothing of the bars that lie over the text.
      handleScrollToSelection(view) {
        scrollClear(view.coordsAtPos(view.state.selection.head), tools.current?.getBoundingClientRect().bottom)
        return true
      },
      handleDOMEvents: {
        compositionend: (_view, event) => {
          mentions.compositionEnded(event.timeStamp)
          return false
        },
      },
    },
    onUpdate: ({ editor: changed }) => latest.current.onChange(tidyDocument(changed.getJSON())),
  })

  const stamp = JSON.stringify(attributes)
  useEffect(() => {
    const { editorProps } = editor.options
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(stamp) as Record<string, string> } })
  }, [editor, stamp])

  return (
    <div className={css.editor}>
      <div ref={tools} className={css.tools}>
        <EditorToolbar editor={editor} hasMentions={hasMentions} onInsert={setInsert} />
      </div>
      <EditorContent editor={editor} />
      <MentionList store={mentions} field={editor.view.dom as HTMLElement} />
      {insert ? <InsertDialog editor={editor} insert={insert} onClose={() => setInsert(null)} /> : null}
    </div>
  )
}
