import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './health.module.css'
import { Part } from './part.tsx'

interface PointsProps {
  of: 'points' | 'rewards'
  proof: Health['points']
}

/** Whether all points of a kind add up, by last night's check. */
export function Points({ of, proof }: PointsProps) {
  const { t } = useTranslation('console/health')
  return (
    <Part title={t(`points.titles.${of}`)}>
      {proof === null ? (
        <p className={css.note}>{t('points.never')}</p>
      ) : proof.drifting === 0 ? (
        <p className={css.note}>{t('points.right', { time: formatTaipei(proof.provedAt), count: proof.accounts })}</p>
      ) : (
        <p role="alert" className={css.note}>
          {t('points.drifting', { time: formatTaipei(proof.provedAt), count: proof.drifting })}
        </p>
      )}
    </Part>
  )
}
