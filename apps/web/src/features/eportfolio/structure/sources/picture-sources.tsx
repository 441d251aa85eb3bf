import { useDraggable } from '@dnd-kit/core'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Picture } from '../../../files/index.ts'
import type { DragData } from '../drag/drag-data.ts'
import { dragId } from '../drag/drag-ids.ts'
import { newImage } from '../new-parts.ts'
import { PlaceButton } from './place-button.tsx'
import { PlacedMark } from './placed-mark.tsx'
import css from './source-panel.module.css'

interface PictureSourcesProps {
  title: string
  pictures: readonly FileSummary[]
  placed: ReadonlySet<string>
  onRemove?: (picture: FileSummary) => void
}

/** Pictures of one record, or the added ones. */
export function PictureSources({ title, pictures, placed, onRemove }: PictureSourcesProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <PictureSource
            key={picture.id}
            picture={picture}
            isPlaced={placed.has(picture.id)}
            onRemove={onRemove && !placed.has(picture.id) ? () => onRemove(picture) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface PictureSourceProps {
  picture: FileSummary
  isPlaced: boolean
  onRemove: (() => void) | undefined
}

function PictureSource({ picture, isPlaced, onRemove }: PictureSourceProps) {
  const { t } = useTranslation('eportfolio/export')
  const name = picture.displayName
  const make = () => ({ items: [newImage(picture.id)], images: [picture] })
  const drag = useDraggable({
    id: dragId('source', picture.id),
    data: { label: name, picture, make } satisfies DragData,
  })
  const { onMouseDown } = drag.listeners ?? {}
  return (
    <li ref={drag.setNodeRef} className={css.picture} onMouseDown={onMouseDown as never}>
      <Picture file={picture} sizes="160px" alt={name} />
      {isPlaced ? <PlacedMark /> : null}
      <div className={css.foot}>
        <DragHandle
          label={t('sources.dragPicture', { name })}
          handleRef={drag.setActivatorNodeRef}
          attributes={drag.attributes}
          listeners={drag.listeners}
        />
        <PlaceButton label={t('sources.placeOf', { name })} make={make}>
          {t('sources.place')}
        </PlaceButton>
        {onRemove ? <IconButton label={t('sources.remove', { name })} icon="close" onClick={onRemove} /> : null}
      </div>
    </li>
  )
}
