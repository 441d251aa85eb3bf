import type { SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dotted } from '../../ui/dotted.ts'
import { formatTaipei } from '../../ui/taipei-time.ts'
import css from './build-screen.module.css'

interface SentRowProps {
  broadcast: SentBroadcast
  onCorrect: () => void
  onWithdraw: () => void
}

const tones = { planned: 'honey', shown: 'leaf', withdrawn: 'plain' } as const

/** A sent broadcast, with how many people it reaches and how many opened it; never who. */
export function SentRow({ broadcast, onCorrect, onWithdraw }: SentRowProps) {
  const { t } = useTranslation(['broadcasts/build', 'profiles'])
  const { title, startsAt, audience, state, reach, readCount } = broadcast
  const { schoolName, roles, schoolTypes, plans } = audience
  const narrowed = [
    schoolName,
    ...roles.map((role) => t(`roles.${role}`)),
    ...schoolTypes.map((type) => t(`profiles:schoolTypes.${type}`)),
    ...plans.map((plan) => t(`plans.${plan}`)),
  ].filter((name) => name !== null)
  return (
    <li>
      <Card padding="s" className={css.row}>
        <h3>
          {title} <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
        </h3>
        <p className={css.facts}>
          {dotted([formatTaipei(startsAt), narrowed.length === 0 ? t('everybody') : narrowed.join(t('and'))])}
        </p>
        <p className={css.counts}>
          <span>{t('sent.reach', { count: reach })}</span>
          <span>{readCount === null ? t('sent.few') : t('sent.read', { count: readCount })}</span>
        </p>
        {state === 'withdrawn' ? null : (
          <div className={css.send}>
            <Button look="quiet" size="s" onClick={onWithdraw}>
              {t('withdraw.ask')}
            </Button>
            <Button look="line" size="s" onClick={onCorrect}>
              {t('correct')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
