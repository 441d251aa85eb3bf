import type { Charts } from '@learntrail/contract/analysis/analysis'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageTag } from '../../i18n/i18n.ts'
import css from './totals.module.css'

const shown = ['records', 'days', 'files', 'characters'] as const

/** The totals as large numbers; the number of records links to them. */
export function Totals({ totals, to }: { totals: Charts['totals']; to: string }) {
  const { t } = useTranslation('analysis')
  return (
    <dl className={css.totals}>
      {shown.map((what) => (
        <div key={what} className={css.total}>
          <dt>{t(`totals.${what}`, { count: totals[what] })}</dt>
          <dd>
            {what === 'records' ? (
              <Link to={to} aria-label={t('openAll', { count: totals.records })}>
                {totals.records.toLocaleString(languageTag())}
              </Link>
            ) : (
              totals[what].toLocaleString(languageTag())
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
