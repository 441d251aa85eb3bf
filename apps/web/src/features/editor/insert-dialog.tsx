import type { Editor } from '@tiptap/core'
import { FootnoteDialog } from './footnote-dialog.tsx'
import { FormulaDialog } from './formulas/formula-dialog.tsx'
import { type Insert, wordsName } from './nodes/inserts.ts'

interface InsertDialogProps {
  editor: Editor
  insert: Insert
  onClose: () => void
}

/** Dialog that inserts a formula or footnote, or changes an existing one. */
export function InsertDialog({ editor, insert: { kind, words, at }, onClose }: InsertDialogProps) {
  const save = (now: string) => {
    onClose()
    const node = { type: kind, attrs: { [wordsName[kind]]: now } }
    const chain = editor.chain().focus()
    if (at === null) chain.insertContent(node).run()
    else chain.insertContentAt({ from: at, to: at + 1 }, node).run()
  }
  const remove = () => {
    onClose()
    if (at !== null)
      editor
        .chain()
        .focus()
        .deleteRange({ from: at, to: at + 1 })
        .run()
  }
  const Written = kind === 'formula' ? FormulaDialog : FootnoteDialog
  return <Written words={words} onSave={save} onRemove={at === null ? undefined : remove} onClose={onClose} />
}
