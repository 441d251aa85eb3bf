import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWays } from '../../../feature/use-ways.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Face } from '../../../ui/face.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { type SignedInUser, useOrganizationLine } from '../../profiles/index.ts'
import css from './account-summary.module.css'

/** My account at a glance: who I am, how I sign in, and my plan. */
export function AccountSummary({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('accounts')
  const line = useOrganizationLine(user.organization)
  const ways = useWays('account')
  const method = user.credential?.method ?? 'email'

  return (
    <Card as="section" padding="none" aria-label={t('my.summary')}>
      <div className={css.person}>
        <Face id={user.id} name={user.displayName} picture={user.avatar} size={72} />
        <div>
          <h2>{user.displayName}</h2>
          <p>{line}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {user.primaryEmail.value ? <Fact name={t('my.email')} value={user.primaryEmail.value} /> : null}
        <Fact name={t('fields.username')} value={user.username} />
        <Fact name={t('my.method')} value={t(`my.methods.${method}`)} />
        <div>
          <dt>{t('my.plan')}</dt>
          <dd className={css.plan}>
            {t(`my.plans.${user.subscribePlan}`)}
            {user.isTrialUser ? <Chip tone="honey">{t('my.trial', { count: user.subscriptionDays })}</Chip> : null}
            {user.isVerifiedTeacher ? <Chip tone="leaf">{t('my.verifiedTeacher')}</Chip> : null}
          </dd>
        </div>
      </dl>
      <nav className={css.ways} aria-label={t('my.ways')}>
        <Way to={paths.profile} icon="edit" text={t('my.editProfile')} />
        {ways.map(({ name, icon, to }) => (
          <Way key={to} to={to} icon={icon} text={name} />
        ))}
        {method === 'email' ? (
          <Way to={`${paths.updatePassword}?redirectRouteName=account`} icon="lock" text={t('my.changePassword')} />
        ) : null}
      </nav>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Way({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Link to={to}>
      <Icon name={icon} />
      {text}
      <Icon name="right" size={18} />
    </Link>
  )
}
