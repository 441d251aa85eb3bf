import { useDroppable } from '@dnd-kit/core'
import { cleanLine, textLength } from '@learntrail/contract/characters'
import type { DocumentPart } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { dragId } from '../drag/drag-ids.ts'
import { DropLine } from '../drag/drop-line.tsx'
import { useMovable } from '../drag/use-movable.ts'
import { blockId, useEditor } from '../use-document.ts'
import { ItemBlock } from './item-block.tsx'
import css from './part-block.module.css'

interface PartBlockProps {
  part: DocumentPart
  section: SectionKey
  index: number
  count: number
  sectionName: string
}

/** A part: title, texts and pictures. The title of a section's first part is the section's title. */
export const PartBlock = memo(function PartBlock({ part, section, index, count, sectionName }: PartBlockProps) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const editor = useEditor()
  const isFirst = index === 0
  const name = part.title.trim() || (isFirst ? sectionName : t('partNumber', { number: index + 1 }))
  const partId = dragId('part', part.id)
  const endId = dragId('end', part.id)
  const { ref, isDragged, handle } = useMovable(partId, { label: name }, count === 1)
  const body = useDroppable({ id: endId })
  const enter = useEnterKey(() => editor.write(part.id, 0))
  const isOver = textLength(part.title) > ePortfolioLimits.partTitle

  const actions: Action[] = []
  if (index > 0)
    actions.push({
      label: t('move.up'),
      icon: 'up',
      run: () => editor.movePart(part.id, { section, index: index - 1 }),
    })
  if (index < count - 1)
    actions.push({
      label: t('move.down'),
      icon: 'down',
      run: () => editor.movePart(part.id, { section, index: index + 2 }),
    })
  if (count > 1)
    actions.push({ label: t('part.remove'), icon: 'remove', isDangerous: true, run: () => editor.removePart(part.id) })

  return (
    <div ref={ref} className={css.part} data-dragged={isDragged}>
      <DropLine id={partId} />
      <div className={css.head}>
        {count > 1 ? <DragHandle label={t('part.drag', { name })} {...handle} /> : null}
        <input
          {...enter}
          id={blockId(part.id)}
          type="text"
          className={css.title}
          data-first={isFirst || undefined}
          aria-label={t(isFirst ? 'section.title' : 'part.title', { name })}
          aria-invalid={isOver || undefined}
          placeholder={isFirst ? t('section.placeholder') : t('part.placeholder')}
          value={part.title}
          onChange={(event) => editor.renamePart(part.id, cleanLine(event.currentTarget.value))}
        />
        <ActionMenu label={t('part.more', { name })} actions={actions} />
      </div>
      {isOver ? (
        <p className={css.wrong} role="alert">
          {ruleSentence('too_long', ePortfolioLimits.partTitle)}
        </p>
      ) : null}
      <div ref={body.setNodeRef} className={css.body}>
        {part.contents.length === 0 ? <p className={css.empty}>{t('part.empty')}</p> : null}
        {part.contents.map((item, at) => (
          <ItemBlock
            key={item.id}
            item={item}
            partId={part.id}
            index={at}
            count={part.contents.length}
            partName={name}
          />
        ))}
        <DropLine id={endId} />
      </div>
      <Button look="quiet" size="s" icon="edit" onClick={() => editor.write(part.id, part.contents.length)}>
        {t('part.write')}
      </Button>
    </div>
  )
})
