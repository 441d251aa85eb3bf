import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './health.module.css'
import { Part } from './part.tsx'

/** Whether all points add up, as the last night has found. */
export function Points({ points }: Pick<Health, 'points'>) {
  const { t } = useTranslation('console/health')
  return (
    <Part title={t('points.title')}>
      {points === null ? (
        <p className={css.note}>{t('points.never')}</p>
      ) : points.drifting === 0 ? (
        <p className={css.note}>{t('points.right', { time: formatTaipei(points.provedAt), count: points.accounts })}</p>
      ) : (
        <p role="alert" className={css.note}>
          {t('points.drifting', { time: formatTaipei(points.provedAt), count: points.drifting })}
        </p>
      )}
    </Part>
  )
}
