import { classifications } from '@learntrail/contract/posts/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { preferencesQuery } from '../../profiles/index.ts'
import { type Filters, isTagCode, myTagsQuery, SdgDot, TagPicker, useTagName } from '../../tags/index.ts'
import css from './filter-dialog.module.css'
import { rangeOf } from './material-filters.ts'

interface FilterDialogProps {
  filters: Filters
  onApply: (change: Partial<Filters>) => void
  onClose: () => void
}

const mostOwnTags = 30
const nothing: Partial<Filters> = { from: '', to: '', classification: '', tags: [], customTags: [] }

/** Which days, which kind, which tags; those used here lately come first. */
export function FilterDialog({ filters, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['export', 'filters', 'posts'])
  const nameOf = useTagName()
  const { data: mine } = useQuery(myTagsQuery)
  const { data: preferences } = useQuery(preferencesQuery)
  const [chosen, setChosen] = useState<Filters>(() => ({ ...filters, ...rangeOf(filters) }))
  const set = (change: Partial<Filters>) => setChosen((before) => ({ ...before, ...change }))
  const isWrong = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to
  const recent = preferences?.exportRecentTags ?? []
  const known = (mine?.custom ?? []).filter(({ count }) => count > 0).map(({ name }) => name)
  const own = [...new Set([...chosen.customTags, ...known.slice(0, mostOwnTags)])].filter(
    (tag) => !recent.includes(tag),
  )
  const isOn = (tag: string) => chosen.tags.includes(tag) || chosen.customTags.includes(tag)
  const toggle = (tag: string) => {
    const list = isTagCode(tag) ? 'tags' : 'customTags'
    set({ [list]: isOn(tag) ? chosen[list].filter((one) => one !== tag) : [...chosen[list], tag] })
  }
  const apply = () => {
    const usual = rangeOf({ from: '', to: '' })
    const isUsual = chosen.from === usual.from && chosen.to === usual.to
    onApply(isUsual ? { ...chosen, from: '', to: '' } : chosen)
  }

  return (
    <Dialog
      isOpen
      title={t('filter.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => set({ ...nothing, ...rangeOf({ from: '', to: '' }) })}>
            {t('filters:clear')}
          </Button>
          <Button disabled={isWrong} onClick={apply}>
            {t('filters:dialog.apply')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <fieldset className={css.group}>
          <legend>{t('filters:dialog.days')}</legend>
          <div className={css.days}>
            <label>
              {t('filters:dialog.from')}
              <input
                type="date"
                min="1940-01-01"
                value={chosen.from}
                onChange={(event) => set({ from: event.currentTarget.value })}
              />
            </label>
            <label>
              {t('filters:dialog.to')}
              <input
                type="date"
                min="1940-01-01"
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'material-days' : undefined}
                value={chosen.to}
                onChange={(event) => set({ to: event.currentTarget.value })}
              />
            </label>
          </div>
          {isWrong ? (
            <p id="material-days" className={css.mistake} role="alert">
              {t('filters:dialog.wrongDays')}
            </p>
          ) : null}
        </fieldset>
        {recent.length > 0 ? (
          <fieldset className={css.group}>
            <legend>{t('filter.recent')}</legend>
            <ChipRow>
              {recent.map((tag) => (
                <ChoiceChip key={tag} isOn={isOn(tag)} onToggle={() => toggle(tag)}>
                  <SdgDot code={tag} />
                  {isTagCode(tag) ? nameOf(tag) : `# ${tag}`}
                </ChoiceChip>
              ))}
            </ChipRow>
          </fieldset>
        ) : null}
        <fieldset className={css.group}>
          <legend>{t('filters:dialog.classification')}</legend>
          <ChipRow>
            {classifications.map((one) => (
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
          <legend>{t('filters:dialog.tags')}</legend>
          <TagPicker value={chosen.tags.filter(isTagCode)} onToggle={toggle} />
        </fieldset>
        {own.length > 0 ? (
          <fieldset className={css.group}>
            <legend>{t('filters:dialog.ownTags')}</legend>
            <ChipRow>
              {own.map((tag) => (
                <ChoiceChip key={tag} isOn={isOn(tag)} onToggle={() => toggle(tag)}>
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
