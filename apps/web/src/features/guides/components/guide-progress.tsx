import { useTranslation } from 'react-i18next'
import css from './guide-progress.module.css'

interface GuideProgressProps {
  at: number
  of: number
}

/** Progress through the questions, as a trail that fills. */
export function GuideProgress({ at, of }: GuideProgressProps) {
  const { t } = useTranslation('guides')
  const words = at < of ? t('progress', { at: at + 1, of }) : t('progressEnd')
  return (
    <div className={css.progress}>
      <p className={css.words}>{words}</p>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t('progressLabel')}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={words}
      >
        {[...Array(of).keys()].map((step) => (
          <span key={step} className={css.part} data-state={step < at ? 'done' : step === at ? 'now' : 'ahead'} />
        ))}
      </div>
    </div>
  )
}
