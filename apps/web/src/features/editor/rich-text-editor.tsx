import { cleanText } from '@learntrail/contract/characters'
import type { ContentDocument, PicturedDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { tidyDocument } from '@learntrail/contract/content/tidy'
import type { Extensions } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdWhileComposing } from '../../documents/hold-while-composing.ts'
import { scrollClear } from '../../ui/edge/scroll-clear.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { extensionsOf } from './extensions.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { MentionList } from './mention-list.tsx'
import { createMentionStore } from './mention-suggestion.ts'
import type { Insert } from './nodes/inserts.ts'
import { pastedHtml } from './pasted/pasted-html.ts'
import { PicturesInText } from './pictures/pictures-in-text.tsx'
import { type DescribedPicture, PicturesContext, type PicturesOfText } from './pictures/pictures-of-text.ts'
import { droppedPictures, pastedPictures, takePictures } from './pictures/take-pictures.ts'
import richText from './rich-text.module.css'
import css from './rich-text-editor.module.css'

interface CommonProps {
  id: string
  label: string
  placeholder: string
  /** Read once; then the editor holds the text. A new `key` starts over. */
  initial: ContentDocument
  /** Ids of the counter and the error that describe the field. */
  describedBy: string
  isInvalid: boolean
  /** Whether @ mentions people; off where nobody would be notified. */
  hasMentions?: boolean
  /** Attaches photos beside the text; the first tool on a phone. */
  onPhoto?: (() => void) | undefined
  /** Binds the editor to a shared document, which replaces `initial`. */
  together?: Together
}

/** With `pictures`, `onChange` receives a document with pictures. */
export type RichTextEditorProps = CommonProps &
  (
    | { onChange: (document: ContentDocument) => void; pictures?: undefined }
    | { onChange: (document: PicturedDocument) => void; pictures: PicturesOfText }
  )

export interface Together {
  extensions: Extensions
  hold(): () => void
  mayWrite: boolean
  /** The document holds content unknown to this page and must not be written any more. */
  onUnreadable: () => void
}

/** The TipTap editor with our document; its chunk is loaded only where people write. */
export function RichTextEditor({
  id,
  label,
  placeholder,
  initial,
  onChange,
  describedBy,
  isInvalid,
  hasMentions = true,
  onPhoto,
  together,
  pictures,
}: RichTextEditorProps) {
  const { t } = useTranslation('editor')
  const [mentions] = useState(createMentionStore)
  const [insert, setInsert] = useState<Insert | null>(null)
  const tools = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [described, setDescribed] = useState<DescribedPicture | null>(null)
  const [elementOf] = useState(elementsByKey)
  const latest = useRef({ placeholder, onChange, pictures })
  useEffect(() => {
    latest.current = { placeholder, onChange, pictures }
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
      pictures: pictures ? { knows: (fileId) => latest.current.pictures?.knows(fileId) === true, elementOf } : null,
      together: together?.extensions ?? null,
    }),
    // An empty document has no place for the cursor.
    ...(together ? { enableContentCheck: true } : { content: initial.content.length > 0 ? initial : '<p></p>' }),
    editable: mayWrite,
    editorProps: {
      attributes,
      transformPastedText: (text) => cleanText(text),
      transformPastedHTML: (html) => pastedHtml(cleanText(html)),
      // ProseMirror's scrolling ignores the bars that cover the text.
      handleScrollToSelection(view) {
        scrollClear(view.coordsAtPos(view.state.selection.head), tools.current?.getBoundingClientRect().bottom)
        return true
      },
      handlePaste: (_view, event) => take(pastedPictures(event)),
      handleDrop(_view, event) {
        const { files, at } = droppedPictures(editor, event)
        return take(files, at)
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

  /** Starts uploads; returns whether there were files to take. */
  function take(files: readonly File[], at?: number): boolean {
    const { pictures: into } = latest.current
    if (into === undefined || files.length === 0 || !editor.isEditable) return false
    const left = takePictures(editor, into, files, at)
    if (left > 0) toast(t('picture.full', { count: contentLimits.pictures }), { tone: 'warning' })
    return true
  }

  // On a slow device TipTap may destroy an editor that was rendered but not mounted in time, and create another.
  const field = editor.isDestroyed ? null : (editor.view.dom as HTMLElement)
  const hold = together?.hold
  useEffect(() => (hold && field ? holdWhileComposing(field, { hold }) : undefined), [field, hold])

  const stamp = JSON.stringify(attributes)
  useEffect(() => {
    const { editorProps } = editor.options
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(stamp) as Record<string, string> } })
  }, [editor, stamp])
  useEffect(() => editor.setEditable(mayWrite, false), [editor, mayWrite])

  return (
    <div className={css.editor}>
      <div ref={tools} className={css.tools}>
        {mayWrite ? (
          <EditorToolbar
            editor={editor}
            hasMentions={hasMentions}
            onInsert={setInsert}
            onPhoto={onPhoto}
            onPicture={pictures ? () => picker.current?.click() : null}
          />
        ) : null}
      </div>
      {pictures ? (
        <PicturesContext value={{ ...pictures, describe: setDescribed }}>
          <EditorContent editor={editor} />
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            tabIndex={-1}
            data-testid="picture-picker"
            accept={pictures.accept}
            onChange={(event) => {
              take([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <PicturesInText
            editor={editor}
            pictures={pictures}
            elementOf={elementOf}
            mayWrite={mayWrite}
            described={described}
            onDescribed={() => setDescribed(null)}
          />
        </PicturesContext>
      ) : (
        <EditorContent editor={editor} />
      )}
      <MentionList store={mentions} field={field} />
      {insert ? <InsertDialog editor={editor} insert={insert} onClose={() => setInsert(null)} /> : null}
    </div>
  )
}

/** Returns a function that creates one element per key, on first use. */
function elementsByKey() {
  const elements = new Map<string, HTMLElement>()
  return (key: string): HTMLElement => {
    const element = elements.get(key) ?? document.createElement('div')
    elements.set(key, element)
    return element
  }
}
