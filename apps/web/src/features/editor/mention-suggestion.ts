import type { MentionOptions } from '@tiptap/extension-mention'
import { findSuggestionMatch, type SuggestionProps } from '@tiptap/suggestion'
import { isSendingEnter } from '../../ui/keyboard/enter-key.ts'
import { pickPeople } from '../people/index.ts'

export type Candidate = Awaited<ReturnType<typeof pickPeople>>[number]
export type MentionSuggestion = MentionOptions<Candidate>['suggestion']

export interface MentionPopup {
  /** Floating element that the editor positions at the cursor. */
  box: HTMLElement
  people: readonly Candidate[]
  keyword: string
  isLoading: boolean
  active: number
}

const limit = 8

/** Creates the store of the mention popup: its state, and the keys that choose. */
export function createMentionStore() {
  const listeners = new Set<() => void>()
  let popup: MentionPopup | null = null
  let choose: (person: Candidate) => void = () => undefined
  let unmount: () => void = () => undefined
  let endedAt = Number.NEGATIVE_INFINITY

  function show(next: MentionPopup | null) {
    popup = next
    for (const listener of listeners) listener()
  }

  function follow({ items, query, loading, command }: SuggestionProps<Candidate>, box: HTMLElement) {
    choose = (person) => command({ id: person.id, label: person.displayName } as unknown as Candidate)
    const isSame = popup?.keyword === query && popup.people === items
    show({ box, people: items, keyword: query, isLoading: loading ?? false, active: isSame ? (popup?.active ?? 0) : 0 })
  }

  const suggestion: MentionSuggestion = {
    char: '@',
    // Chinese input methods type a full-width ＠.
    findSuggestionMatch: (typing) => findSuggestionMatch(typing) ?? findSuggestionMatch({ ...typing, char: '＠' }),
    // Chinese has no space before the @.
    allowedPrefixes: null,
    debounce: 150,
    items: async ({ query, signal }) => {
      try {
        return (await pickPeople(query, signal)).slice(0, limit)
      } catch {
        // A failed search must not disturb the writing.
        return []
      }
    },
    render: () => ({
      onStart(props) {
        const box = document.createElement('div')
        // Out of the flow until it is positioned, so that it does not push the page.
        Object.assign(box.style, { position: 'absolute', top: '0', left: '0' })
        unmount = props.mount?.(box, { onPosition: (at) => place(box, at) }) ?? (() => undefined)
        follow(props, box)
      },
      onUpdate: (props) => popup && follow(props, popup.box),
      onKeyDown: ({ event }) => onKeyDown(event),
      onExit() {
        unmount()
        show(null)
      },
    }),
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!popup || popup.people.length === 0) return false
    const { people, active } = popup
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      show({ ...popup, active: (active + step + people.length) % people.length })
      return true
    }
    const person = people[active]
    if (event.key === 'Tab' || event.key === 'Enter') {
      // An Enter that ends a composition chooses a word, not a person.
      if (event.key === 'Enter' && !isSendingEnter(event, { composing: false, endedAt })) return false
      if (person) choose(person)
      return true
    }
    return false
  }

  return {
    suggestion,
    read: () => popup,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (person: Candidate) => choose(person),
    compositionEnded(timeStamp: number) {
      endedAt = timeStamp
    },
  }
}

/** Positions the popup at the cursor, at least 8 px from the screen's left and right edges. */
function place(box: HTMLElement, { x, y, strategy }: { x: number; y: number; strategy: 'absolute' | 'fixed' }) {
  const rightmost = document.documentElement.clientWidth - box.offsetWidth - 8
  Object.assign(box.style, {
    position: strategy,
    zIndex: '95',
    top: `${y}px`,
    left: `${Math.max(8, Math.min(x, rightmost))}px`,
  })
}

export type MentionStore = ReturnType<typeof createMentionStore>
