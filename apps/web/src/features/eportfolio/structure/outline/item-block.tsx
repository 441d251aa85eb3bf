import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { FormedTextDialog } from '../../parts/formed-text-dialog.tsx'
import { dragId } from '../drag/drag-ids.ts'
import { DropLine } from '../drag/drop-line.tsx'
import { useMovable } from '../drag/use-movable.ts'
import { PlaceDialog } from '../place-dialog.tsx'
import { usePlacedImage } from '../placed-pictures.ts'
import { useEditor } from '../use-document.ts'
import css from './item-block.module.css'
import { PictureBlock } from './picture-block.tsx'
import { TextBlock } from './text-block.tsx'

interface ItemBlockProps {
  item: DocumentItem
  partId: string
  index: number
  count: number
  partName: string
}

/** A text or picture of the document, with its handle and menu to move it. */
export const ItemBlock = memo(function ItemBlock({ item, partId, index, count, partName }: ItemBlockProps) {
  const { t } = useTranslation('eportfolio/export')
  const editor = useEditor()
  const [isMoving, setMoving] = useState(false)
  const [isForming, setForming] = useState(false)
  const id = dragId('item', item.id)
  const { file } = usePlacedImage(item.kind === 'image' ? item.imageId : '')
  const words = item.kind === 'text' ? item.text : item.caption
  const name = shortened(words) || t(item.kind === 'text' ? 'item.emptyText' : 'item.picture')
  const { ref, isDragged, handle } = useMovable(id, { label: name, picture: file })

  const actions: Action[] = []
  if (index > 0)
    actions.push({ label: t('move.up'), icon: 'up', run: () => editor.moveItem(item.id, { partId, index: index - 1 }) })
  if (index < count - 1)
    actions.push({
      label: t('move.down'),
      icon: 'down',
      run: () => editor.moveItem(item.id, { partId, index: index + 2 }),
    })
  if (item.kind === 'text') actions.push({ label: t('item.form'), icon: 'edit', run: () => setForming(true) })
  actions.push(
    { label: t('move.to'), icon: 'send', run: () => setMoving(true) },
    { label: t('item.remove'), icon: 'remove', isDangerous: true, run: () => editor.removeItem(item.id) },
  )

  return (
    <div ref={ref} className={css.item} data-dragged={isDragged}>
      <DropLine id={id} />
      <DragHandle label={t('item.drag', { name })} {...handle} />
      <div className={css.content}>
        {item.kind === 'text' ? (
          <TextBlock
            item={item}
            label={t('item.text', { part: partName, number: index + 1 })}
            onForm={() => setForming(true)}
          />
        ) : (
          <PictureBlock item={item} />
        )}
      </div>
      <ActionMenu label={t('item.more', { name })} actions={actions} />
      {isForming && item.kind === 'text' ? (
        <FormedTextDialog item={item} onChange={editor.replaceItems} onClose={() => setForming(false)} />
      ) : null}
      {isMoving ? (
        <PlaceDialog
          title={t('move.title')}
          onClose={() => setMoving(false)}
          onChoose={(to) => {
            setMoving(false)
            editor.moveItem(item.id, { partId: to, index: Number.MAX_SAFE_INTEGER })
          }}
        />
      ) : null}
    </div>
  )
})

const shortened = (text: string) => {
  const characters = [...text.trim()]
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text.trim()
}
