import type { SharedEdit, SharedRecord } from '@learntrail/contract/posts/shared-record'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { sharedEditsQuery } from '../api/list-shared-edits.ts'
import css from './edits-dialog.module.css'

/** Who wrote what, newest first. */
export function EditsDialog({ record, onClose }: { record: SharedRecord; onClose: () => void }) {
  const { t } = useTranslation('co-writing')
  const query = useInfiniteQuery(sharedEditsQuery(record.id, record.version))
  const edits = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog isOpen onClose={onClose} title={t('edits.title')}>
      {query.isPending ? (
        <Loading>
          <PersonSkeleton />
        </Loading>
      ) : null}
      {query.isError && !query.data ? <FailedState error={query.error} onRetry={() => query.refetch()} /> : null}
      {query.isSuccess && edits.length === 0 ? <p>{t('edits.none')}</p> : null}
      <ol className={css.edits}>
        {edits.map((edit) => (
          <Edit key={edit.id} edit={edit} />
        ))}
      </ol>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}

function Edit({ edit }: { edit: SharedEdit }) {
  const { t } = useTranslation('co-writing')
  const { person, at, fields, added, removed } = edit
  const others = fields.flatMap((field) => (field === 'content' ? [] : t(`edits.fields.${field}`)))
  return (
    <li className={css.edit}>
      {person ? <PersonFace person={person} size={36} /> : <span className={css.nobody} />}
      <div className={css.words}>
        <p className={css.who}>
          <strong>{person?.displayName ?? t('someone')}</strong> <When time={at} relative />
        </p>
        {others.length > 0 ? <p className={css.fields}>{t('edits.changed', { what: others.join(t('and')) })}</p> : null}
        {added ? (
          <p>
            <span className={css.label}>{t('edits.added')}</span>
            <ins className={css.added}>{added}</ins>
          </p>
        ) : null}
        {removed ? (
          <p>
            <span className={css.label}>{t('edits.removed')}</span>
            <del className={css.removed}>{removed}</del>
          </p>
        ) : null}
      </div>
    </li>
  )
}
