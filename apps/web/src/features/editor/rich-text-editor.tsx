import { cleanText } from '@learntrail/contract/characters'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { tidyDocument } from '@learntrail/contract/content/tidy'
import type { Extensions } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { holdWhileComposing } from '../../documents/hold-while-composing.ts'
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
  /** Where several write: what binds it to their text, which counts in place of `initial`, and lets changes of others wait. */
  together?: Together
}

export interface Together {
  extensions: Extensions
  hold(): () => void
  mayWrite: boolean
  /** The text holds something that this page does not know: nothing of it may be written any more. */
  onUnreadable: () => void
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
  together,
}: RichTextEditorProps) {
  const [mentions] = useState(createMentionStore)
  const [insert, setInsert] = useState<Insert | null>(null)
  const tools = useRef<HTMLDivElement>(null)
  const latest = useRef({ placeholder, onChange })
  useEffect(() => {
    latest.current = { placeholder, onChange }
  })

  const mayWrite = together?.mayWrite ?? true
  const attributes: Record<string, string> = {
    id,
    class: `${richText.text} ${css.text}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': describedBy,
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(!mayWrite && { 'aria-readonly': 'true' }),
  }
  const editor = useEditor({
    extensions: extensionsOf({
      placeholder: () => latest.current.placeholder,
      suggestion: hasMentions ? mentions.suggestion : null,
      onOpen: setInsert,
      together: together?.extensions ?? null,
    }),
    // A document without a line has no place for the cursor.
    ...(together ? { enableContentCheck: true } : { content: initial.content.length > 0 ? initial : '<p></p>' }),
    editable: mayWrite,
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
    onContentError({ disableCollaboration }) {
      disableCollaboration()
      together?.onUnreadable()
    },
    onCreate: ({ editor: made }) => together && latest.current.onChange(tidyDocument(made.getJSON())),
    onUpdate: ({ editor: changed }) => latest.current.onChange(tidyDocument(changed.getJSON())),
  })

  const hold = together?.hold
  useEffect(() => (hold ? holdWhileComposing(editor.view.dom as HTMLElement, { hold }) : undefined), [editor, hold])

  const stamp = JSON.stringify(attributes)
  useEffect(() => {
    const { editorProps } = editor.options
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(stamp) as Record<string, string> } })
  }, [editor, stamp])
  useEffect(() => editor.setEditable(mayWrite, false), [editor, mayWrite])

  return (
    <div className={css.editor}>
      <div ref={tools} className={css.tools}>
        {mayWrite ? <EditorToolbar editor={editor} hasMentions={hasMentions} onInsert={setInsert} /> : null}
      </div>
      <EditorContent editor={editor} />
      <MentionList store={mentions} field={editor.view.dom as HTMLElement} />
      {insert ? <InsertDialog editor={editor} insert={insert} onClose={() => setInsert(null)} /> : null}
    </div>
  )
}
