import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import css from './filters.module.css'

interface FindFieldProps {
  /** Returns the texts of the list. */
  t: (key: 'filters.findNote' | 'filters.search') => string
  label: string
  value: string | undefined
  onFind: (words: string | null) => void
}

/** A search field that searches on submit, not while typing, as each search is logged. */
export function FindField(props: FindFieldProps) {
  // A cleared search also clears what is typed.
  return <Field key={props.value} {...props} />
}

function Field({ t, label, value = '', onFind }: FindFieldProps) {
  const [typed, setTyped] = useState(value)
  return (
    <form
      className={css.find}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim() || null)
      }}
    >
      <TextInput
        type="search"
        label={label}
        description={t('filters.findNote')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="soft" icon="search">
        {t('filters.search')}
      </Button>
    </form>
  )
}
