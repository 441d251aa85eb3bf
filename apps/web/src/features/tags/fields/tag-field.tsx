import {
  type TagCode,
  type TagFamily,
  tagCodes,
  tagFamilies,
  tagsOfFamily,
  universityGroups,
} from '@learntrail/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { TagChips } from '../components/tag-chips.tsx'
import { isTagCode, searchTags } from '../search-tags.ts'
import { TagSuggestions } from '../suggestions/tag-suggestions.tsx'
import { useTagName } from '../tag-names.ts'
import { ChosenTags } from './chosen-tags.tsx'
import css from './tag-field.module.css'

type Section = 'recent' | TagFamily

interface TagFieldProps {
  /** Id of the input. */
  id: string
  value: readonly TagCode[]
  error: string | undefined
  onChange: (tags: TagCode[]) => void
  /** The text from which tags are suggested. */
  text: string
  customTags: readonly string[]
  onCustomTags: (tags: string[]) => void
}

/** Chooses tags of the four families: by family or search, with recently used ones first. */
export function TagField({ id, value, error, onChange, text, customTags, onCustomTags }: TagFieldProps) {
  const { t } = useTranslation('tags')
  const nameOf = useTagName()
  const { data } = useQuery(myTagsQuery)
  const recent = (data?.recent ?? []).filter(isTagCode)
  const [chosenSection, setSection] = useState<Section | null>(null)
  const [keyword, setKeyword] = useState('')
  const section = chosenSection ?? (recent.length > 0 ? 'recent' : 'intelligences')
  const sections: Section[] = recent.length > 0 ? ['recent', ...tagFamilies] : [...tagFamilies]

  const toggle = (tag: TagCode) => onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag])
  const chips = (tags: readonly TagCode[]) => (
    <TagChips key={`${section} ${keyword}`} tags={tags} value={value} onToggle={toggle} />
  )
  const found = keyword.trim() ? searchTags(tagCodes, keyword, nameOf) : null

  return (
    <Field id={id} label={t('field.label')} isRequired note={t('field.note')} error={error}>
      <ChosenTags tags={value} onRemove={toggle} />
      <TagSuggestions text={text} tags={value} customTags={customTags} onTag={toggle} onCustomTags={onCustomTags} />
      <div className={css.search}>
        <Icon name="search" size={18} />
        <input
          id={id}
          type="search"
          aria-label={t('field.search')}
          placeholder={t('field.search')}
          aria-describedby={error ? errorId(id) : undefined}
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
      </div>
      {found ? null : (
        <fieldset className={css.sections} aria-label={t('field.families')}>
          {sections.map((name) => (
            <button
              key={name}
              type="button"
              className={css.section}
              aria-pressed={name === section}
              onClick={() => setSection(name)}
            >
              {t(`families.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
      {found ? (
        <div role="status">
          {found.length > 0 ? chips(found) : <p className={css.none}>{t('field.none', { keyword })}</p>}
        </div>
      ) : section === 'recent' ? (
        chips(recent)
      ) : section === 'schoolGroups' ? (
        <>
          <p className={css.part}>{t('families.university')}</p>
          {chips(universityGroups)}
          <p className={css.part}>{t('families.vocational')}</p>
          {chips(tagsOfFamily.schoolGroups.slice(universityGroups.length))}
        </>
      ) : (
        chips(tagsOfFamily[section])
      )}
    </Field>
  )
}
