import { type Classification, classifications, type TagCode } from '@learntrail/contract/posts/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { today } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { type Filters, isTagCode, myTagsQuery, TagPicker } from '../../tags/index.ts'
import css from './filter-dialog.module.css'

interface FilterDialogProps {
  filters: Filters
  onApply: (change: Partial<Filters>) => void
  onClose: () => void
}

const mostOwnTags = 30

/** Days, kind and tags to choose; nothing happens to the list before "show". */
export function FilterDialog({ filters, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['filters', 'posts'])
  const { data } = useQuery(myTagsQuery)
  const [chosen, setChosen] = useState(filters)
  const set = (change: Partial<Filters>) => setChosen((before) => ({ ...before, ...change }))
  const isWrong = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to
  const known = (data?.custom ?? []).filter(({ count }) => count > 0).map(({ name }) => name)
  const own = [...new Set([...chosen.customTags, ...known.slice(0, mostOwnTags)])]
  const toggle = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

  return (
    <Dialog
      isOpen
      title={t('dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => set({ from: '', to: '', classification: '', tags: [], customTags: [] })}>
            {t('clear')}
          </Button>
          <Button disabled={isWrong} onClick={() => onApply(chosen)}>
            {t('dialog.apply')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <fieldset className={css.group}>
          <legend>{t('dialog.days')}</legend>
          <div className={css.days}>
            <label>
              {t('dialog.from')}
              <input
                type="date"
                min="1940-01-01"
                max={today()}
                value={chosen.from}
                onChange={(event) => set({ from: event.currentTarget.value })}
              />
            </label>
            <label>
              {t('dialog.to')}
              <input
                type="date"
                min="1940-01-01"
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'filter-days' : undefined}
                value={chosen.to}
                onChange={(event) => set({ to: event.currentTarget.value })}
              />
            </label>
          </div>
          {isWrong ? (
            <p id="filter-days" className={css.mistake} role="alert">
              {t('dialog.wrongDays')}
            </p>
          ) : null}
        </fieldset>
        <fieldset className={css.group}>
          <legend>{t('dialog.classification')}</legend>
          <ChipRow>
            {classifications.map((one: Classification) => (
              <ChoiceChip
                key={one}
                isOn={chosen.classification === one}
                onToggle={() => set({ classification: chosen.classification === one ? '' : one })}
              >
                {t(`posts:classifications.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
        <fieldset className={css.group}>
          <legend>{t('dialog.tags')}</legend>
          <TagPicker
            value={chosen.tags.filter(isTagCode)}
            onToggle={(tag: TagCode) => set({ tags: toggle(chosen.tags, tag) })}
          />
        </fieldset>
        {own.length > 0 ? (
          <fieldset className={css.group}>
            <legend>{t('dialog.ownTags')}</legend>
            <ChipRow>
              {own.map((tag) => (
                <ChoiceChip
                  key={tag}
                  isOn={chosen.customTags.includes(tag)}
                  onToggle={() => set({ customTags: toggle(chosen.customTags, tag) })}
                >
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
