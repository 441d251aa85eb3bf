import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextInput } from '../../ui/form/text-input.ts'
import { DialogActions } from './dialog-actions.tsx'
import { hrefOf } from './href-of.ts'

interface LinkDialogProps {
  editor: Editor
  isOpen: boolean
  onClose: () => void
}

export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const { t } = useTranslation('editor')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('link.title')}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const { t } = useTranslation('editor')
  const present = editor.getAttributes('link').href as string | undefined
  const [typed, setTyped] = useState(present ?? '')
  const [error, setError] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = hrefOf(typed)
    if (!href) return setError(t('link.invalid'))
    onClose()
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !present) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else {
      chain.setLink({ href }).run()
    }
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('link.label')}
        placeholder="https://"
        type="url"
        inputMode="url"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <DialogActions save={t('link.save')} remove={t('link.remove')} onRemove={present ? remove : undefined} />
    </form>
  )
}
