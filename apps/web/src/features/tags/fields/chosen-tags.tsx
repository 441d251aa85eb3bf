import type { TagCode } from '@learntrail/contract/tags/tags'
import { useTranslation } from 'react-i18next'
import { RemovableChip } from '../components/removable-chip.tsx'
import { SdgDot } from '../components/sdg-dot.tsx'
import { useTagName } from '../tag-names.ts'
import css from './chosen-tags.module.css'

interface ChosenTagsProps {
  tags: readonly TagCode[]
  onRemove: (tag: TagCode) => void
}

export function ChosenTags({ tags, onRemove }: ChosenTagsProps) {
  const { t } = useTranslation('tags')
  const nameOf = useTagName()
  if (tags.length === 0) return null
  return (
    <ul className={css.chosen} aria-label={t('field.chosen')}>
      {tags.map((tag) => (
        <li key={tag}>
          <RemovableChip name={nameOf(tag)} onRemove={() => onRemove(tag)}>
            <SdgDot code={tag} />
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
