import { useTranslation } from 'react-i18next'
import { formatDay, formatMonth } from '../../../ui/dates.ts'
import { RemovableChip } from '../components/removable-chip.tsx'
import { isTagCode } from '../search-tags.ts'
import { useTagName } from '../tag-names.ts'
import css from './filter-chips.module.css'
import type { Filters } from './filters.ts'

interface FilterChipsProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
}

/** The active filters, each removable. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation(['tags/filters', 'tags'])
  const nameOf = useTagName()
  const { from, to, classification, tags, customTags, words, month } = filters

  const chips: { key: string; name: string; without: Partial<Filters> }[] = []
  const add = (key: string, name: string, without: Partial<Filters>) => chips.push({ key, name, without })
  if (words) add('words', t('chip.words', { words }), { words: '' })
  if (from && to) add('days', t('chip.days', { from: formatDay(from), to: formatDay(to) }), { from: '', to: '' })
  else if (from) add('days', t('chip.since', { from: formatDay(from) }), { from: '' })
  else if (to) add('days', t('chip.until', { to: formatDay(to) }), { to: '' })
  if (classification) {
    const name = t(`tags:classifications.${classification}` as 'tags:classifications.works')
    add('classification', name, { classification: '' })
  }
  for (const tag of tags) {
    const name = isTagCode(tag) ? nameOf(tag) : tag
    add(tag, name, { tags: tags.filter((one) => one !== tag) })
  }
  for (const tag of customTags) {
    add(`#${tag}`, `# ${tag}`, { customTags: customTags.filter((one) => one !== tag) })
  }
  if (month) add('month', t('chip.month', { month: formatMonth(`${month}-01`) }), { month: '' })

  return (
    <ul className={css.chips} aria-label={t('chip.label')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <RemovableChip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button type="button" className={css.clear} onClick={onClear}>
            {t('clear')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
