import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { Part, PartNote } from '../frame/part.tsx'

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
        <PartNote>{t('points.never')}</PartNote>
      ) : proof.drifting === 0 ? (
        <PartNote>{t('points.right', { time: formatTaipei(proof.provedAt), count: proof.accounts })}</PartNote>
      ) : (
        <PartNote role="alert">
          {t('points.drifting', { time: formatTaipei(proof.provedAt), count: proof.drifting })}
        </PartNote>
      )}
    </Part>
  )
}
