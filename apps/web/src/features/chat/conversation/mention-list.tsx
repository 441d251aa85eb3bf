import type { PersonSummary } from '@learntrail/contract/people/person'
import { useTranslation } from 'react-i18next'
import { PersonFace } from '../../../ui/person-link.tsx'
import css from './mention-list.module.css'

interface MentionListProps {
  id: string
  people: readonly PersonSummary[]
  current: number
  onChoose: (person: PersonSummary) => void
}

export const optionId = (id: string, place: number) => `${id}-${place}`

/** People who match a name being typed. Focus stays in the field. */
export function MentionList({ id, people, current, onChoose }: MentionListProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={css.people} role="listbox" id={id} aria-label={t('mention.list')}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          className={css.person}
          // On pointer down, before the field would lose focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <PersonFace person={person} size={28} isPart />
          {person.displayName}
        </div>
      ))}
    </div>
  )
}
