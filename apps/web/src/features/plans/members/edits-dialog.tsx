import type { PlanEdit } from '@learntrail/contract/plans/members'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { planEditsQuery } from '../api/members.ts'
import css from './members.module.css'

/** Who changed what, newest first. */
export function EditsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('plans/members')
  const query = useQuery(planEditsQuery(id))
  return (
    <Dialog isOpen onClose={onClose} title={t('edits.title')}>
      {query.data ? null : <WaitingLines query={query} />}
      {query.data?.items.length === 0 ? <p>{t('edits.none')}</p> : null}
      <ol className={css.edits}>
        {query.data?.items.map((edit) => (
          <Edit key={edit.version} edit={edit} />
        ))}
      </ol>
    </Dialog>
  )
}

function Edit({ edit: { person, at, parts } }: { edit: PlanEdit }) {
  const { t } = useTranslation('plans/members')
  const named = [...new Set(parts.map((part) => t(`parts.${part}`, { defaultValue: t('parts.other') })))]
  return (
    <li className={css.edit}>
      {person ? <PersonFace person={person} size={36} /> : <span className={css.nobody} />}
      <div>
        <p>
          <strong>{person?.displayName ?? t('someone')}</strong> <When time={at} relative />
        </p>
        <p className={css.parts}>{t('edits.changed', { parts: listed(named) })}</p>
      </div>
    </li>
  )
}
