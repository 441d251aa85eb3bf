import { useEffect, useId, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Face } from '../../ui/face.tsx'
import css from './mention-list.module.css'
import type { MentionStore } from './mention-suggestion.ts'

interface MentionListProps {
  store: MentionStore
  /** The text field that owns the list, for `aria-activedescendant`. */
  field: HTMLElement | null
}

/** Suggested people at the cursor; arrow keys and Enter choose while the focus stays in the text. */
export function MentionList({ store, field }: MentionListProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const popup = useSyncExternalStore(store.subscribe, store.read)
  const active = popup?.people[popup.active]
  const activeId = active ? `${id}-${active.id}` : null

  useEffect(() => {
    if (!field) return
    if (!activeId) {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
      return
    }
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-activedescendant', activeId)
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, id, activeId])

  if (!popup) return null
  return createPortal(
    <div className={css.popup}>
      <div id={id} role="listbox" aria-label={t('mention.list')}>
        {popup.people.map((person) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and refers to the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            className={css.person}
            aria-selected={person === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => store.choose(person)}
          >
            <Face id={person.id} name={person.displayName} picture={person.avatar} size={36} />
            <span className={css.words}>
              <strong>{person.displayName}</strong>
              <small>{person.schoolName}</small>
            </span>
          </div>
        ))}
      </div>
      {popup.people.length === 0 ? (
        <p className={css.none} role="status">
          {t(popup.isLoading ? 'mention.searching' : popup.keyword ? 'mention.none' : 'mention.type')}
        </p>
      ) : null}
    </div>,
    popup.box,
  )
}
