import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { formatSchoolTerm, today } from '../../ui/dates.ts'
import { TextInput } from '../../ui/form/text-input.ts'
import { Unseen } from '../../ui/unseen.tsx'
import css from './range-choice.module.css'
import { type ChosenRange, type RangeName, rangeNames } from './ranges.ts'

/** Chooses the range of days. The address holds it, so that it can be shared and is kept when coming back. */
export function RangeChoice({ range }: { range: ChosenRange }) {
  const { t } = useTranslation('analysis')
  const [search, setSearch] = useSearchParams()
  const change = (part: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  // A range of one's own starts with the days last shown.
  const choose = (name: RangeName) =>
    change(
      name === 'own'
        ? { range: name, from: range.days.from ?? '', to: range.days.to ?? '' }
        : { range: name, from: '', to: '' },
    )
  const nameOf = (name: RangeName) =>
    name === 'term' ? t('ranges.term', { term: formatSchoolTerm(new Date()) }) : t(`ranges.${name}`)
  const isWrong = range.days.from !== undefined && range.days.to !== undefined && range.days.from > range.days.to

  return (
    <fieldset className={css.range}>
      <Unseen as="legend">{t('ranges.label')}</Unseen>
      <ChipRow>
        {rangeNames.map((name) => (
          <ChoiceChip key={name} isOn={range.name === name} onToggle={() => choose(name)}>
            {nameOf(name)}
          </ChoiceChip>
        ))}
      </ChipRow>
      {range.name === 'own' ? (
        <div className={css.days}>
          <TextInput
            type="date"
            label={t('ranges.from')}
            max={today()}
            value={range.days.from ?? ''}
            error={isWrong ? t('ranges.wrongOrder') : undefined}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('ranges.to')}
            value={range.days.to ?? ''}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
