import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import css from './length-bar.module.css'
import { lengthOf, placeOf } from './summary-length.ts'

const { min, max } = ePortfolioLimits.summaryWords

/** Compares the length of the text with the guideline, as a bar and in words. */
export function LengthBar({ text }: { text: string }) {
  const { t } = useTranslation('eportfolio')
  const { words, length } = lengthOf(text)
  return (
    <div className={css.length} data-length={length}>
      <p className={css.words}>
        <strong>{t('summary.words', { count: words })}</strong>
        <span role="status">{t(`summary.length.${length}`, { min, max })}</span>
      </p>
      <div className={css.bar} aria-hidden="true">
        <span className={css.good} style={{ left: `${placeOf(min)}%`, right: `${100 - placeOf(max)}%` }} />
        <span className={css.filled} style={{ width: `${placeOf(words)}%` }} />
      </div>
      <div className={css.marks} aria-hidden="true">
        <span style={{ left: `${placeOf(min)}%` }}>{min}</span>
        <span style={{ left: `${placeOf(max)}%` }}>{max}</span>
      </div>
    </div>
  )
}
