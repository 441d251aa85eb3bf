import type { FigureCell } from '@learntrail/contract/analytics/analytics'
import { useTranslation } from 'react-i18next'
import type { Behind } from '../pupils/behind.rules.ts'
import css from './figure-value.module.css'
import { type FigureUnit, useFigureWords } from './figure-words.ts'
import { useOpenReport } from './report-context.ts'

interface FigureValueProps {
  cell: FigureCell
  unit: FigureUnit
  /** What the figure is about, for the accessible name of its button. */
  name: string
  /** The pupils behind it; null where they cannot be listed. */
  behind: Behind | null
}

/** A figure, or a note that it is hidden. Where its pupils can be listed, it is a button that lists them. */
export function FigureValue({ cell, unit, name, behind }: FigureValueProps) {
  const { t } = useTranslation('analytics')
  const words = useFigureWords()
  const { openPupils, report } = useOpenReport()
  const value = words.valueOf(cell.value, unit)
  const isHidden = cell.value === null
  if (behind === null || !report.canList || cell.value === 0)
    return <span className={isHidden ? css.hidden : css.value}>{value}</span>
  return (
    <button
      type="button"
      className={css.press}
      data-hidden={isHidden || undefined}
      aria-haspopup="dialog"
      aria-label={t('openPupils', { name, value })}
      onClick={() => openPupils(behind)}
    >
      {value}
    </button>
  )
}
