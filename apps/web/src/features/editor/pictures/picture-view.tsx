import { NodeViewWrapper, type ReactNodeViewProps, useEditorState } from '@tiptap/react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { movePicture, placesOf } from './move-picture.ts'
import css from './picture-view.module.css'
import { PicturesContext, pictureFieldId } from './pictures-of-text.ts'

/** A picture in the editor, with its alternative text and buttons to move or remove it. */
export function PictureView({ node, editor, getPos, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTranslation('editor')
  const pictures = useContext(PicturesContext)
  const { fileId, text } = node.attrs as { fileId: string; text: string }
  const { isEditable, isFirst, isLast } = useEditorState({
    editor,
    selector: ({ editor: shown }) => {
      const at = getPos()
      const isThere = at !== undefined && at < shown.state.doc.content.size
      return {
        isEditable: shown.isEditable,
        ...(isThere ? placesOf(shown.state.doc, at) : { isFirst: true, isLast: true }),
      }
    },
  })
  const move = (by: 1 | -1) => {
    const at = getPos()
    if (at === undefined) return
    const to = movePicture(editor, at, by)
    // The view is remounted; keep the keyboard focus on the same button.
    requestAnimationFrame(() => {
      const shown = editor.isDestroyed ? null : editor.view.nodeDOM(to)
      if (shown instanceof HTMLElement) shown.querySelector<HTMLElement>(`[data-act="${by}"]`)?.focus()
    })
  }
  const remove = () => {
    deleteNode()
    editor.commands.focus(null, { scrollIntoView: false })
  }
  return (
    <NodeViewWrapper as="figure" className={css.picture} data-selected={selected || undefined}>
      <div className={css.shown} data-drag-handle="">
        {pictures?.show(fileId, text)}
      </div>
      <div className={css.bar} contentEditable={false}>
        {isEditable ? (
          <button
            type="button"
            id={pictureFieldId(fileId)}
            className={css.words}
            data-act="describe"
            data-missing={text === '' || undefined}
            aria-label={text === '' ? t('picture.describe') : t('picture.described', { text })}
            onClick={() => pictures?.describe({ fileId, text, getPos })}
          >
            <Icon name="edit" size={18} />
            <span>{text || t('picture.describe')}</span>
          </button>
        ) : (
          <p className={css.said}>{text}</p>
        )}
        {isEditable ? (
          <div className={css.acts}>
            <IconButton icon="up" label={t('picture.up')} data-act="-1" disabled={isFirst} onClick={() => move(-1)} />
            <IconButton icon="down" label={t('picture.down')} data-act="1" disabled={isLast} onClick={() => move(1)} />
            <IconButton icon="remove" label={t('picture.remove')} onClick={remove} />
          </div>
        ) : null}
      </div>
    </NodeViewWrapper>
  )
}
