import type { PersonSummary } from '@learntrail/contract/people/person'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { optionId } from './mention-list.tsx'
import { fitting, type Mentioning, mentioningAt, stillNamed, withName } from './mentions.rules.ts'

const shown = 8

interface Field {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  people: readonly PersonSummary[]
  onText: (text: string) => void
}

/** State of @-mentions in a field: the list of candidates, its keys, and who is mentioned in the end. */
export function useMentions({ field, text, people, onText }: Field) {
  const id = useId()
  const [mentioning, setMentioning] = useState<Mentioning>()
  const [current, setCurrent] = useState(0)
  const [chosen, setChosen] = useState<readonly PersonSummary[]>([])
  const found = mentioning === undefined ? [] : fitting(people, mentioning.typed, shown)
  const isOpen = found.length > 0

  function look(typed: string, at: number): void {
    setMentioning(mentioningAt(typed, at))
    setCurrent(0)
  }

  function choose(person: PersonSummary): void {
    if (mentioning === undefined) return
    const next = withName(text, mentioning, person.displayName)
    setChosen((before) => [...before, person])
    setMentioning(undefined)
    onText(next.text)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.at, next.at)
    })
  }

  return {
    id,
    found,
    current,
    isOpen,
    look,
    choose,
    close: () => setMentioning(undefined),
    /** Returns whether the list handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!isOpen || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setCurrent((current + step + found.length) % found.length)
      else if (event.key === 'Escape') setMentioning(undefined)
      else if (event.key === 'Tab' && found[current] !== undefined) choose(found[current])
      else return false
      event.preventDefault()
      return true
    },
    /** Chooses the marked person; returns false if no list is open. */
    enter(): boolean {
      const person = isOpen ? found[current] : undefined
      if (person !== undefined) choose(person)
      return person !== undefined
    },
    namedIn: (said: string) => stillNamed(said, chosen),
    forget: () => setChosen([]),
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? optionId(id, current) : undefined,
    } as const,
  }
}
