import { type TagCode, type TagFamily, tagFamilies, tagsOfFamily } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagChips } from './tag-chips.tsx'
import css from './tag-picker.module.css'

interface TagPickerProps {
  value: readonly TagCode[]
  onToggle: (tag: TagCode) => void
}

/** Picks tags of the four families, one family at a time. */
export function TagPicker({ value, onToggle }: TagPickerProps) {
  const { t } = useTranslation('tags')
  const [family, setFamily] = useState<TagFamily>('intelligences')
  return (
    <>
      <div className={css.families}>
        {tagFamilies.map((name) => (
          <button
            key={name}
            type="button"
            className={css.family}
            aria-pressed={name === family}
            onClick={() => setFamily(name)}
          >
            {t(`families.${name}`)}
          </button>
        ))}
      </div>
      <TagChips key={family} tags={tagsOfFamily[family]} value={value} onToggle={onToggle} />
    </>
  )
}
