import type { SharedEdit } from '@learntrail/contract/co-writing/shared-record'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { sharedEditsQuery } from '../api/list-shared-edits.ts'
import { Changed } from './changed.tsx'
import css from './history.module.css'

/** Edits from before shared records were documents. They can be read but not restored. */
export function OldEdits({ id, isAlone }: { id: string; isAlone: boolean }) {
  const { t } = useTranslation('co-writing')
  const query = useInfiniteQuery(sharedEditsQuery(id))
  const edits = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (!query.data) return <WaitingLines query={query} />
  if (edits.length === 0) return isAlone ? <p className={css.quiet}>{t('history.none')}</p> : null
  return (
    <>
      {isAlone ? null : <h3 className={css.before}>{t('history.before')}</h3>}
      <ol className={css.edits}>
        {edits.map((edit) => (
          <Edit key={edit.id} edit={edit} />
        ))}
      </ol>
      <LoadMoreOf query={query} />
    </>
  )
}

function Edit({ edit }: { edit: SharedEdit }) {
  const { t } = useTranslation('co-writing')
  const { person, at, fields } = edit
  const others = fields.flatMap((field) => (field === 'content' ? [] : t(`history.fields.${field}`)))
  return (
    <li className={css.edit}>
      {person ? <PersonFace person={person} size={36} /> : <span className={css.nobody} />}
      <div className={css.words}>
        <p className={css.quiet}>
          <strong>{person?.displayName ?? t('someone')}</strong> <When time={at} relative />
        </p>
        {others.length > 0 ? (
          <p className={css.quiet}>{t('history.changed', { what: others.join(t('and')) })}</p>
        ) : null}
        <Changed {...edit} />
      </div>
    </li>
  )
}
