import { limits } from '@learntrail/contract/limits'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Combobox, useCombobox } from '../../../ui/form/combobox.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { suggestionsQuery } from '../api/suggest-searches.ts'
import css from './search-box.module.css'

interface SearchBoxProps {
  value: string
  onSearch: (keyword: string) => void
}

/** A search field that suggests people, own tags and former searches; Enter searches for the typed words. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const [keyword] = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery(suggestionsQuery(keyword))
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })

  const search = (words: string) => {
    box.closeDropdown()
    // Repeating the previous search changes no value, so the effect would not reset the field.
    setTyped(words)
    onSearch([...words.trim()].slice(0, limits.searchWord).join(''))
  }
  const empty = () => {
    search('')
    field.current?.focus()
  }
  const enter = useEnterKey(() => {
    // Enter also chooses a suggestion.
    if (!box.dropdownOpened || box.getSelectedOptionIndex() < 0) search(typed)
  })
  const choose = (option: string) => {
    const [kind, chosen] = [option.slice(0, 1), option.slice(1)]
    box.closeDropdown()
    if (kind === '@') navigate(paths.person(chosen))
    else search(chosen)
  }

  const { people = [], tags = [], words = [] } = typed.trim() === '' ? {} : (data ?? {})
  const isEmpty = people.length + tags.length + words.length === 0
  return (
    <Combobox store={box} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.DropdownTarget>
        <search className={css.box}>
          <Icon name="search" size={20} />
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              ref={field}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={limits.searchWord * 2}
              aria-label={t('label')}
              placeholder={t('placeholder')}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                box.resetSelectedOption()
                box.openDropdown()
              }}
              onBlur={() => box.closeDropdown()}
              {...enter}
            />
          </Combobox.EventsTarget>
          {typed ? <IconButton label={t('empty')} icon="close" onClick={empty} /> : null}
        </search>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={isEmpty} className={css.list}>
        <Combobox.Options aria-label={t('suggestions')}>
          {words.map((word) => (
            <Combobox.Option key={word} value={`?${word}`} className={css.option}>
              <Icon name="clock" size={18} />
              {word}
            </Combobox.Option>
          ))}
          {tags.map((tag) => (
            <Combobox.Option key={tag} value={`#${tag}`} className={css.option}>
              <span aria-hidden="true">#</span>
              {tag}
            </Combobox.Option>
          ))}
          {people.map((person) => (
            <Combobox.Option key={person.id} value={`@${person.id}`} className={css.option}>
              <PersonFace person={person} size={28} isPart />
              {person.displayName}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
