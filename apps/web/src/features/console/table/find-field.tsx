import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import css from './filters.module.css'

interface FindFieldProps {
  label: string
  note: string
  button: string
  value: string | undefined
  onFind: (words: string | null) => void
}

/** A search field that searches on submit, not while typing, as each search is logged. */
export function FindField({ label, note, button, value = '', onFind }: FindFieldProps) {
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
        description={note}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="soft" icon="search">
        {button}
      </Button>
    </form>
  )
}
