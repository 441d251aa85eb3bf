import type { CoWriter } from '@learntrail/contract/co-writing/shared-record'
import { useTranslation } from 'react-i18next'
import { PersonFace } from '../../../ui/person-link.tsx'
import css from './co-writer-faces.module.css'

const most = 5

/** The co-writers' faces in a row. */
export function CoWriterFaces({ people }: { people: readonly CoWriter[] }) {
  const { t } = useTranslation('co-writing')
  const names = people.map(({ person }) => person.displayName).filter(Boolean)
  return (
    <p className={css.faces}>
      {people.slice(0, most).map(({ person, state }) => (
        <span key={person.id} className={css.face} data-invited={state === 'invited' || undefined}>
          <PersonFace person={person} size={28} isPart />
        </span>
      ))}
      <span className={css.names}>{t('people', { names: names.join(t('and')) })}</span>
    </p>
  )
}
