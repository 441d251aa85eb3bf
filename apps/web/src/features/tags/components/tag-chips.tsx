import { tagLimits } from '@learntrail/contract/tags/limits'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { useTagName } from '../tag-names.ts'
import { SdgDot } from './sdg-dot.tsx'

interface TagChipsProps {
  tags: readonly TagCode[]
  value: readonly TagCode[]
  onToggle: (tag: TagCode) => void
}

/** Tags to choose from, one page at a time; chosen tags are always shown. */
export function TagChips({ tags, value, onToggle }: TagChipsProps) {
  const { t } = useTranslation('tags')
  const nameOf = useTagName()
  const [count, setCount] = useState<number>(tagLimits.page)
  const shown = tags.filter((tag, place) => place < count || value.includes(tag))
  const hidden = tags.length - shown.length
  return (
    <ChipRow>
      {shown.map((tag) => (
        <ChoiceChip key={tag} isOn={value.includes(tag)} onToggle={() => onToggle(tag)}>
          <SdgDot code={tag} />
          {nameOf(tag)}
        </ChoiceChip>
      ))}
      {hidden > 0 ? (
        <Button look="quiet" size="s" onClick={() => setCount(count + tagLimits.page)}>
          {t('list.more', { count: hidden })}
        </Button>
      ) : null}
    </ChipRow>
  )
}
