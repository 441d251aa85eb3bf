import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { resourceStatsQuery } from '../../features/people/index.ts'
import { type SignedInUser, useOrganizationLine } from '../../features/profiles/index.ts'
import { capped } from '../../i18n/capped.ts'
import { paths } from '../../paths.ts'
import { Face } from '../../ui/face.tsx'
import css from './profile-card.module.css'

interface ProfileCardProps {
  user: SignedInUser
  onChoose?: () => void
}

export function ProfileCard({ user, onChoose }: ProfileCardProps) {
  const { t } = useTranslation('shell')
  const { data: stats } = useQuery({ ...resourceStatsQuery(user.id), enabled: user.isProfileFilled })
  const line = useOrganizationLine(user.organization)
  const counters = [
    { key: 'posts', value: stats?.post },
    { key: 'friends', value: stats?.friend },
    { key: 'fans', value: stats?.fans },
  ] as const

  return (
    <section className={css.card} aria-label={t('card.label')}>
      <Link className={css.person} to={paths.person(user.id)} onClick={onChoose}>
        <Face id={user.id} name={user.displayName} picture={user.avatar} size={52} />
        <span className={css.names}>
          <strong>{user.displayName}</strong>
          <small>{line}</small>
        </span>
      </Link>
      <dl className={css.counters}>
        {counters.map(({ key, value }) => (
          <div key={key}>
            <dd>{value === undefined ? '–' : capped(value)}</dd>
            <dt>{t(`card.${key}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  )
}
