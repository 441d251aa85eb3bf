import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { invitationsQuery } from '../api/read-invitations.ts'
import css from './invitations-line.module.css'

/** Who asks one to write along, told where one arrives. */
export function InvitationsLine() {
  const { t } = useTranslation('co-writing')
  const { data } = useQuery(invitationsQuery)
  if (!data?.newest) return null
  const { count, newest } = data
  const name = newest.owner?.displayName ?? t('someone')
  return (
    <Link className={css.line} to={count === 1 ? paths.sharedRecord(newest.id) : paths.sharedRecords}>
      <Icon name="friends" size={18} />
      <span className={css.words}>
        {count > 1
          ? t('door.several', { name, others: count - 1 })
          : newest.title
            ? t('door.one', { name, title: newest.title })
            : t('list.asks', { name })}
      </span>
      <Icon name="right" size={18} />
    </Link>
  )
}
