import type { DocumentPart } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { dragId } from '../drag/drag-ids.ts'
import { DropLine } from '../drag/drop-line.tsx'
import { useMovable } from '../drag/use-movable.ts'
import { useEditor } from '../use-document.ts'
import css from './outline.module.css'
import { PartBlock } from './part-block.tsx'

interface SectionCardProps {
  section: SectionKey
  parts: readonly DocumentPart[]
  /** Its index among the sections. */
  index: number
  count: number
}

/** A section with its parts: a station of the trail. */
export const SectionCard = memo(function SectionCard({ section, parts, index, count }: SectionCardProps) {
  const { t } = useTranslation('eportfolio/export')
  const editor = useEditor()
  const kind = t(`sections.${section}`)
  const name = parts[0]?.title.trim() || kind
  const id = dragId('section', section)
  const words = parts.reduce((sum, part) => sum + wordsOf(part), 0)
  const isWritten = parts.some(({ contents }) => contents.length > 0)
  const { ref, isDragged, handle } = useMovable(id, { label: name })

  const actions: Action[] = []
  if (index > 0) actions.push({ label: t('move.up'), icon: 'up', run: () => editor.moveSection(section, index - 1) })
  if (index < count - 1)
    actions.push({ label: t('move.down'), icon: 'down', run: () => editor.moveSection(section, index + 2) })

  return (
    <li ref={ref} className={css.section} data-written={isWritten || undefined} data-dragged={isDragged}>
      <DropLine id={id} />
      <Card
        as="section"
        padding="none"
        className={css.card}
        aria-label={t('section.label', { number: index + 1, name })}
      >
        <header className={css.head}>
          <DragHandle label={t('section.drag', { name })} {...handle} />
          <span className={css.kind}>
            {name === kind
              ? t('section.number', { number: index + 1 })
              : t('section.kind', { number: index + 1, kind })}
          </span>
          {words > 0 ? <span className={css.words}>{t('words', { count: words })}</span> : null}
          <ActionMenu label={t('section.more', { name })} actions={actions} />
        </header>
        {parts.map((part, at) => (
          <PartBlock key={part.id} part={part} section={section} index={at} count={parts.length} sectionName={name} />
        ))}
        <Button look="quiet" size="s" icon="plus" onClick={() => editor.addPart(section)}>
          {t('part.add')}
        </Button>
      </Card>
    </li>
  )
})

const wordsOf = ({ contents }: DocumentPart) =>
  contents.reduce((sum, item) => sum + (item.kind === 'text' ? countWords(item.text) : 0), 0)
