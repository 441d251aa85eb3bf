import { clampPoints } from '@learntrail/contract/homework/quality'
import { useTranslation } from 'react-i18next'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'

interface QualityFieldProps {
  /** The question's points for quality. */
  most: number
  /** Points by the score, used as long as nothing is typed. */
  byScore: number
  points: number | null
  onChange: (points: number | null) => void
}

/** Group points for the quality of a piece of work. */
export function QualityField({ most, byScore, points, onChange }: QualityFieldProps) {
  const { t } = useTranslation('homework/correct')
  return (
    <WholeNumberInput
      label={t('quality', { most })}
      description={t('qualityNote')}
      placeholder={t('qualityByScore', { points: byScore })}
      max={most}
      value={points === null ? '' : String(points)}
      onChange={(typed) => onChange(typed === '' ? null : clampPoints(Number(typed), most))}
    />
  )
}
