import { exhibitionSorts } from '@learntrail/contract/eportfolio/facts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { HelpLink } from '../../help/index.ts'
import { isTagCode, RemovableChip, useTagName, WordSearch } from '../../tags/index.ts'
import css from './exhibition.module.css'
import { countOf, type ExhibitionFilters, noFilters } from './exhibition-filters.ts'

const FilterDialog = orNote(async () => {
  const [{ ExhibitionFilterDialog }] = await Promise.all([
    import('./exhibition-filter-dialog.tsx'),
    loadTexts(['profiles']),
  ])
  return ExhibitionFilterDialog
})

interface ExhibitionBarProps {
  filters: ExhibitionFilters
  onChange: (change: Partial<ExhibitionFilters>) => void
}

/** Above the exhibition: search, filters and order. */
export function ExhibitionBar({ filters, onChange }: ExhibitionBarProps) {
  const { t } = useTranslation('eportfolio')
  const [isOpen, setOpen] = useState(false)
  const count = countOf({ ...filters, words: '' })
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <WordSearch label={t('exhibition.search')} value={filters.words} onSearch={(words) => onChange({ words })} />
        <IconButton
          label={count > 0 ? t('exhibition.filterWith', { count }) : t('exhibition.filter')}
          icon="settings"
          count={count}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <SortChoice
          label={t('exhibition.sort')}
          orders={exhibitionSorts.map((sort) => ({ value: sort, name: t(`exhibition.sorts.${sort}`) }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
        <HelpLink topic="exhibition" />
      </div>
      <Chips filters={filters} onChange={onChange} />
      {isOpen ? (
        <Suspense>
          <FilterDialog
            filters={filters}
            onApply={(change) => {
              setOpen(false)
              onChange(change)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The active filters as chips, each removable. */
function Chips({ filters, onChange }: ExhibitionBarProps) {
  const { t } = useTranslation('eportfolio')
  const nameOf = useTagName()
  const { words, tags, customTags, school } = filters
  const without = <T,>(list: readonly T[], one: T) => list.filter((other) => other !== one)
  const chips: { key: string; name: string; change: Partial<ExhibitionFilters> }[] = [
    ...(words ? [{ key: 'words', name: t('exhibition.words', { words }), change: { words: '' } }] : []),
    ...(school ? [{ key: 'school', name: school.name || t('fields.school'), change: { school: null } }] : []),
    ...tags.map((tag) => ({
      key: tag,
      name: isTagCode(tag) ? nameOf(tag) : tag,
      change: { tags: without(tags, tag) },
    })),
    ...customTags.map((tag) => ({
      key: `#${tag}`,
      name: `# ${tag}`,
      change: { customTags: without(customTags, tag) },
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t('exhibition.narrowed')}>
      {chips.map(({ key, name, change }) => (
        <li key={key}>
          <RemovableChip name={name} onRemove={() => onChange(change)} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button type="button" className={css.clear} onClick={() => onChange(noFilters)}>
            {t('exhibition.clear')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
