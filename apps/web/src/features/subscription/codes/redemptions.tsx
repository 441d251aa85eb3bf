import type { PlanCode } from '@learntrail/contract/subscription/codes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { redemptionsQuery } from '../api/codes.ts'
import css from './codes.module.css'

/** Who redeemed a code, newest first. */
export function Redemptions({ code, onClose }: { code: PlanCode; onClose: () => void }) {
  const { t } = useTranslation(['subscription/codes', 'common'])
  const nameOf = useNameOf()
  const query = useInfiniteQuery(redemptionsQuery(code.id))
  return (
    <Dialog
      isOpen
      title={t('whoTitle', { note: code.note })}
      onClose={onClose}
      actions={
        <Button look="line" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {query.data === undefined ? <WaitingLines query={query} /> : null}
      <ul className={css.people}>
        {query.data?.pages
          .flatMap(({ items }) => items)
          .map(({ person, at }) => (
            <li key={person.id}>
              <span>{nameOf(person)}</span>
              <When time={at} />
            </li>
          ))}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
