import { useDraggable } from '@dnd-kit/core'
import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { Paragraph as PlacedText } from '@learntrail/contract/eportfolio/paragraphs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../ui/dates.ts'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { RichExcerpt } from '../../../editor/index.ts'
import type { DragData } from '../drag/drag-data.ts'
import { dragId } from '../drag/drag-ids.ts'
import { newParagraphs, type Origin } from '../new-parts.ts'
import { PlaceButton } from './place-button.tsx'
import { isTextPlaced } from './placed.ts'
import { PlacedMark } from './placed-mark.tsx'
import { ProposalsDialog } from './proposals-dialog.tsx'
import css from './source-panel.module.css'

type TextResource = ExportDraft['textResources'][number]

/** The text of a record, to be placed as a whole or by paragraphs. */
export function TextSource({ resource, items }: { resource: TextResource; items: readonly DocumentItem[] }) {
  const { t } = useTranslation('eportfolio/export')
  const { resourceId, title, date, paragraphs } = resource
  const [isProposing, setProposing] = useState(false)
  const name = title || t('material.untitled', { day: formatDay(date) })
  return (
    <section className={css.group} aria-label={name}>
      <header className={css.head}>
        <h3 className={css.title}>{name}</h3>
        <p className={css.facts}>{formatDay(date)}</p>
      </header>
      {paragraphs.length === 0 ? <p className={css.none}>{t('sources.noText')}</p> : null}
      {paragraphs.length > 1 ? (
        <div className={css.whole}>
          <PlaceButton
            label={t('sources.placeWholeOf', { name, count: paragraphs.length })}
            make={() => ({ items: newParagraphs(paragraphs, { resourceId, day: date }), images: [] })}
          >
            {t('sources.placeWhole', { count: paragraphs.length })}
          </PlaceButton>
          <button
            type="button"
            className={css.place}
            aria-label={t('propose.openOf', { name })}
            aria-haspopup="dialog"
            onClick={() => setProposing(true)}
          >
            {t('propose.open')}
          </button>
        </div>
      ) : null}
      {isProposing ? <ProposalsDialog resource={resource} items={items} onClose={() => setProposing(false)} /> : null}
      <ul className={css.cards}>
        {paragraphs.map((paragraph, index) => (
          <Paragraph
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and two paragraphs may say the same
            key={index}
            id={`${resourceId}.${index}`}
            paragraph={paragraph}
            origin={{ resourceId, day: date }}
            isPlaced={isTextPlaced(items, resourceId, paragraph.text)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ParagraphProps {
  id: string
  paragraph: PlacedText
  origin: Origin
  isPlaced: boolean
}

function Paragraph({ id, paragraph, origin, isPlaced }: ParagraphProps) {
  const { t } = useTranslation('eportfolio/export')
  const { text, block } = paragraph
  const label = shortened(text)
  const make = () => ({ items: newParagraphs([paragraph], origin), images: [] })
  const drag = useDraggable({ id: dragId('source', id), data: { label, make } satisfies DragData })
  const { onMouseDown } = drag.listeners ?? {}
  return (
    // The mouse drags the whole card; touch and keyboard use the handle.
    <li
      ref={drag.setNodeRef}
      className={css.card}
      data-placed={isPlaced || undefined}
      onMouseDown={onMouseDown as never}
    >
      <DragHandle
        label={t('sources.dragText', { name: label })}
        handleRef={drag.setActivatorNodeRef}
        attributes={drag.attributes}
        listeners={drag.listeners}
      />
      <div className={css.words}>
        {block ? (
          <div className={css.text}>
            <RichExcerpt document={{ type: 'doc', content: [block] }} />
          </div>
        ) : (
          <p className={css.text}>{text}</p>
        )}
        <div className={css.foot}>
          {isPlaced ? <PlacedMark /> : null}
          <PlaceButton label={t('sources.placeOf', { name: label })} words={text} make={make}>
            {t('sources.place')}
          </PlaceButton>
        </div>
      </div>
    </li>
  )
}

const shortened = (text: string) => {
  const characters = [...text.trim()]
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text.trim()
}
