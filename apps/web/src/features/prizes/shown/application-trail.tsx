import type { DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import { useStateName } from './application-state.tsx'
import css from './application-trail.module.css'

/** The states of a successful application. */
const way: readonly ApplicationState[] = ['underReview', 'approved', 'preparing', 'sent', 'received']

interface ApplicationTrailProps {
  trail: readonly { state: ApplicationState; at: string }[]
  prizeWay: DeliveryWay
}

/** The past and future states of an application. */
export function ApplicationTrail({ trail, prizeWay }: ApplicationTrailProps) {
  const { t } = useTranslation('prizes')
  const name = useStateName()
  const now = trail.at(-1)?.state
  const ahead = now === undefined || !way.includes(now) ? [] : way.slice(way.indexOf(now) + 1)
  return (
    <ol className={css.trail} aria-label={t('trail')}>
      {trail.map(({ state, at }, place) => {
        const isNow = place === trail.length - 1
        const isBad = state === 'auditFailed' || state === 'cancelled'
        return (
          <li
            key={state}
            className={css.step}
            data-state={isBad ? 'ended' : isNow && state !== 'received' ? 'now' : 'done'}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={css.node}>
              <Icon name={isBad ? 'close' : isNow && state !== 'received' ? 'clock' : 'check'} size={16} />
            </span>
            <span className={css.name}>{name(state, prizeWay)}</span>
            <time dateTime={at} className={css.at}>
              {formatTaipei(at)}
            </time>
          </li>
        )
      })}
      {ahead.map((state) => (
        <li key={state} className={css.step} data-state="ahead">
          <span className={css.node} />
          <span className={css.name}>
            {name(state, prizeWay)}
            <Unseen>{t('ahead')}</Unseen>
          </span>
        </li>
      ))}
    </ol>
  )
}
