import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import css from './word-search.module.css'

interface WordSearchProps {
  /** What is searched, if not records. */
  label?: string
  value: string
  onSearch: (words: string) => void
}

const most = 100

/** A search field that searches on Enter, on the keyboard's search key, and on blur. */
export function WordSearch({ label, value, onSearch }: WordSearchProps) {
  const { t } = useTranslation('tags/filters')
  const name = label ?? t('search')
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])

  const search = (words: string) => {
    const wanted = [...words.trim()].slice(0, most).join('')
    if (wanted !== value) onSearch(wanted)
  }
  const enter = useEnterKey(() => search(typed))

  return (
    <div className={css.search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={most * 2}
        aria-label={name}
        placeholder={name}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => search(typed)}
        {...enter}
      />
      {typed ? (
        <IconButton
          className={css.empty}
          label={t('emptySearch')}
          icon="close"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setTyped('')
            search('')
          }}
        />
      ) : null}
    </div>
  )
}
