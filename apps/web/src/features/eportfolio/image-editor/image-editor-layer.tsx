import { useTranslation } from 'react-i18next'
import { useModalDialog } from '../../../ui/feedback/use-modal-dialog.ts'
import { ImageEditor } from './image-editor.tsx'
import css from './image-editor-layer.module.css'
import type { ImageEditorProps } from './image-editor-props.ts'

/** The image editor as a modal over the current screen. */
export function ImageEditorLayer(props: ImageEditorProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  // The editor's own button asks before changes are lost.
  const close = () => dialog.current?.querySelector<HTMLElement>('header button')?.click()
  const dialog = useModalDialog(true, close)
  return (
    <dialog
      ref={dialog}
      className={css.layer}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <ImageEditor {...props} />
    </dialog>
  )
}
