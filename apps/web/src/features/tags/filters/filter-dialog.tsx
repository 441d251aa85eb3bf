import { type Classification, classifications } from '@learntrail/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { SdgDot } from '../components/sdg-dot.tsx'
import { TagPicker } from '../components/tag-picker.tsx'
import { isTagCode } from '../search-tags.ts'
import { useTagName } from '../tag-names.ts'
import { DayRange } from './day-range.tsx'
import css from './filter-dialog.module.css'
import type { Filters } from './filters.ts'

interface FilterDialogProps {
  title: string
  filters: Filters
  /** The days preset while none are chosen. */
  usualDays?: Pick<Filters, 'from' | 'to'>
  /** The latest day allowed as the start. */
  lastDay?: string
  /** Tags recently used as filters; they come before all others. */
  recent?: { title: string; tags: readonly string[] }
  onApply: (chosen: Filters) => void
  onClose: () => void
}

const mostOwnTags = 30
const noDays = { from: '', to: '' }

/** Chooses days, kind and tags; the list does not change before "show" is pressed. */
export function FilterDialog({ title, filters, usualDays = noDays, lastDay, recent, ...rest }: FilterDialogProps) {
  const { onApply, onClose } = rest
  const { t } = useTranslation(['tags/filters', 'tags'])
  const nameOf = useTagName()
  const id = useId()
  const { data } = useQuery(myTagsQuery)
  const [chosen, setChosen] = useState(filters)
  const set = (change: Partial<Filters>) => setChosen((before) => ({ ...before, ...change }))
  const isWrong = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to
  const known = (data?.custom ?? []).filter(({ count }) => count > 0).map(({ name }) => name)
  const lately = recent?.tags ?? []
  const own = [...new Set([...chosen.customTags, ...known.slice(0, mostOwnTags)])].filter(
    (tag) => !lately.includes(tag),
  )
  const toggle = (list: 'tags' | 'customTags', tag: string) =>
    set({ [list]: chosen[list].includes(tag) ? chosen[list].filter((one) => one !== tag) : [...chosen[list], tag] })

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => set({ ...usualDays, classification: '', tags: [], customTags: [] })}>
            {t('clear')}
          </Button>
          <Button disabled={isWrong} onClick={() => onApply(chosen)}>
            {t('dialog.apply')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <DayRange id={id} days={chosen} lastDay={lastDay} isWrong={isWrong} onChange={set} />
        {recent && lately.length > 0 ? (
          <fieldset>
            <legend>{recent.title}</legend>
            <ChipRow>
              {lately.map((tag) => {
                const list = isTagCode(tag) ? 'tags' : 'customTags'
                return (
                  <ChoiceChip key={tag} isOn={chosen[list].includes(tag)} onToggle={() => toggle(list, tag)}>
                    <SdgDot code={tag} />
                    {isTagCode(tag) ? nameOf(tag) : `# ${tag}`}
                  </ChoiceChip>
                )
              })}
            </ChipRow>
          </fieldset>
        ) : null}
        <fieldset>
          <legend>{t('dialog.classification')}</legend>
          <ChipRow>
            {classifications.map((one: Classification) => (
              <ChoiceChip
                key={one}
                isOn={chosen.classification === one}
                onToggle={() => set({ classification: chosen.classification === one ? '' : one })}
              >
                {t(`tags:classifications.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
        <fieldset>
          <legend>{t('dialog.tags')}</legend>
          <TagPicker value={chosen.tags.filter(isTagCode)} onToggle={(tag) => toggle('tags', tag)} />
        </fieldset>
        {own.length > 0 ? (
          <fieldset>
            <legend>{t('dialog.ownTags')}</legend>
            <ChipRow>
              {own.map((tag) => (
                <ChoiceChip key={tag} isOn={chosen.customTags.includes(tag)} onToggle={() => toggle('customTags', tag)}>
                  # {tag}
                </ChoiceChip>
              ))}
            </ChipRow>
          </fieldset>
        ) : null}
      </div>
    </Dialog>
  )
}
