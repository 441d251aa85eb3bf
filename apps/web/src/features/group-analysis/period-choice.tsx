import { type PeriodName, periodNames } from '@learntrail/contract/group-analysis/facts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { formatSchoolTerm } from '../../ui/dates.ts'
import { Unseen } from '../../ui/unseen.tsx'
import css from './group-analysis.module.css'

/** Returns the period named in the address, by default the term. */
export function usePeriod(): PeriodName {
  const [search] = useSearchParams()
  return periodNames.find((name) => name === search.get('period')) ?? 'term'
}

export function PeriodChoice({ period }: { period: PeriodName }) {
  const { t } = useTranslation('group-analysis')
  const [, setSearch] = useSearchParams()
  const choose = (name: PeriodName) =>
    setSearch(
      (before) => {
        before.set('period', name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const nameOf = (name: PeriodName) =>
    name === 'term' ? t('periods.term', { term: formatSchoolTerm(new Date()) }) : t(`periods.${name}`)
  return (
    <fieldset className={css.period}>
      <Unseen as="legend">{t('periods.label')}</Unseen>
      <ChipRow>
        {periodNames.map((name) => (
          <ChoiceChip key={name} isOn={period === name} onToggle={() => choose(name)}>
            {nameOf(name)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </fieldset>
  )
}
