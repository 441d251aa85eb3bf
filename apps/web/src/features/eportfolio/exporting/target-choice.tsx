import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import { inFours } from '@learntrail/contract/in-fours'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatTime } from '../../../ui/dates.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/form/choice-cards.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import css from './export-dialog.module.css'

interface TargetChoiceProps {
  /** Earlier exports of this draft. */
  former: UseQueryResult<EPortfolioPage>
  /** Id of the e-portfolio that gets a new version; null for a new e-portfolio. */
  value: string | null
  onChoose: (id: string | null) => void
}

/** Choice between a new version and a new e-portfolio; not shown for the first export. */
export function TargetChoice({ former, value, onChoose }: TargetChoiceProps) {
  const { t } = useTranslation('eportfolio/exporting')
  const group = useId()
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
    <ChoiceCards label={t('target.label')} isLabelShown>
      {former.data.items.map(({ id, title, version, document, exportedAt, confirmationCode }) => {
        const which = t('target.which', {
          title,
          number: version,
          type: t(`types.${document.type}`),
          day: formatDay(exportedAt),
          time: formatTime(exportedAt),
        })
        // The code tells apart exports made in the same minute.
        const code = confirmationCode ? [t('target.code', { code: inFours(confirmationCode) })] : []
        return (
          <ChoiceCard
            key={id}
            group={group}
            name={t('target.update')}
            texts={[which, ...(isOneOfSeveral ? code : [t('target.updateText')])]}
            isChosen={value === id}
            onChoose={() => onChoose(id)}
          />
        )
      })}
      {isOneOfSeveral ? <p className={css.note}>{t('target.updateText')}</p> : null}
      <ChoiceCard
        group={group}
        name={t('target.new')}
        texts={[t('target.newText')]}
        isChosen={value === null}
        onChoose={() => onChoose(null)}
      />
    </ChoiceCards>
  )
}
