import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatTime } from '../../../ui/dates.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import { spacedCode } from '../confirm/confirmation-code.ts'
import css from './export-dialog.module.css'

interface TargetChoiceProps {
  /** What was exported of the draft before. */
  former: UseQueryResult<EPortfolioPage>
  /** The one that gets a new version; null makes one of its own. */
  value: string | null
  onChoose: (id: string | null) => void
}

/** Whether an export is a new version of what is there, or something of its own. Nothing is asked the first time. */
export function TargetChoice({ former, value, onChoose }: TargetChoiceProps) {
  const { t } = useTranslation('eportfolio/exporting')
  const name = useId()
  if (former.isPending) {
    return (
      <Loading>
        <Bone width="240px" />
      </Loading>
    )
  }
  if (!former.data) {
    return <FailedState error={former.error} onRetry={() => former.refetch()} isRetrying={former.isFetching} />
  }
  if (former.data.items.length === 0) return null
  const isOneOfSeveral = former.data.items.length > 1
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>{t('target.label')}</legend>
      {former.data.items.map(({ id, title, version, document, exportedAt, confirmationCode }) => (
        <label key={id} className={css.type}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
          <span>
            <span className={css.typeName}>{t('target.update')}</span>
            <span className={css.typeText}>
              {t('target.which', {
                title,
                number: version,
                type: t(`types.${document.type}`),
                day: formatDay(exportedAt),
                time: formatTime(exportedAt),
              })}
            </span>
            {/* Of several that were made in the same minute this is what differs. */}
            {isOneOfSeveral && confirmationCode ? (
              <span className={css.typeText}>{t('target.code', { code: spacedCode(confirmationCode) })}</span>
            ) : null}
            {isOneOfSeveral ? null : <span className={css.typeText}>{t('target.updateText')}</span>}
          </span>
        </label>
      ))}
      {isOneOfSeveral ? <p className={css.typeText}>{t('target.updateText')}</p> : null}
      <label className={css.type}>
        <input type="radio" name={name} checked={value === null} onChange={() => onChoose(null)} />
        <span>
          <span className={css.typeName}>{t('target.new')}</span>
          <span className={css.typeText}>{t('target.newText')}</span>
        </span>
      </label>
    </fieldset>
  )
}
