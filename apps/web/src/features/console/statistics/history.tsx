import { historyPeriods } from '@learntrail/contract/console/statistics'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orNote } from '../../../routing/or-note.tsx'
import { Button, DownloadButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Select } from '../../../ui/form/select.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Bone } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { historyQuery } from '../api/statistics.ts'
import { Part } from '../frame/part.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import css from './history.module.css'
import { type Figure, figureOf, figures, type HistoryDay, periodOf, wholeHistory } from './history.rules.ts'

/** The charting library is large, so it loads only once there is something to draw. */
const DaysChart = orNote(async () => (await import('./days-chart.tsx')).DaysChart)

/** Daily use of the product: one figure as a chart, or all as a table. The choice is kept in the address. */
export function History() {
  const { t } = useTranslation('console/statistics')
  const [search, setSearch] = useSearchParams()
  const period = periodOf(search.get('days'))
  const query = useQuery(historyQuery(period))
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Part title={t('history')}>
      <Card className={css.card}>
        <div className={css.choices}>
          <fieldset>
            <Unseen as="legend">{t('period')}</Unseen>
            <ChipRow>
              {historyPeriods.map((one) => (
                <ChoiceChip key={one} isOn={one === period} onToggle={() => choose('days', String(one))}>
                  {t('lastDays', { count: one })}
                </ChoiceChip>
              ))}
            </ChipRow>
          </fieldset>
          <FigureChoice figure={figureOf(search.get('figure'))} onChoose={(figure) => choose('figure', figure)} />
        </div>
        {query.data === undefined ? (
          <WaitingLines query={query} lines={6} />
        ) : (
          <div className={css.shown} data-stale={query.isPlaceholderData || undefined}>
            <Days days={wholeHistory(query.data)} figure={figureOf(search.get('figure'))} period={period} />
          </div>
        )}
        <p className={css.note}>{t('historyNote')}</p>
      </Card>
    </Part>
  )
}

function useFigureName() {
  const { t } = useTranslation('console/statistics')
  return (figure: Figure) => (figure === 'accounts' ? t('accounts') : t(`counted.${figure}`))
}

function FigureChoice({ figure, onChoose }: { figure: Figure; onChoose: (figure: Figure) => void }) {
  const { t } = useTranslation('console/statistics')
  const nameOf = useFigureName()
  return (
    <Select
      className={css.figure}
      label={t('figure')}
      allowDeselect={false}
      data={figures.map((value) => ({ value, label: nameOf(value) }))}
      value={figure}
      onChange={(value) => value && onChoose(figureOf(value))}
    />
  )
}

interface DaysProps {
  days: HistoryDay[]
  figure: Figure
  period: number
}

function Days({ days, figure, period }: DaysProps) {
  const { t } = useTranslation('console/statistics')
  const nameOf = useFigureName()
  const [isTable, setTable] = useState(false)
  const counts = days.flatMap(({ counted }) => (counted ? [counted[figure]] : []))
  if (counts.length === 0) {
    return (
      <EmptyState title={t('noDays')}>
        <p>{t('noDaysText')}</p>
      </EmptyState>
    )
  }
  // Days before the first count are not missing.
  const since = days.slice(days.findIndex(({ counted }) => counted))
  const missing = since.length - counts.length
  const label = t('chart', {
    figure: nameOf(figure),
    from: formatDay(since[0]?.day ?? ''),
    to: formatDay(since.at(-1)?.day ?? ''),
    least: Math.min(...counts).toLocaleString(),
    most: Math.max(...counts).toLocaleString(),
    last: since.at(-1)?.counted?.[figure].toLocaleString() ?? t('missing'),
  })
  return (
    <div className={css.card}>
      {isTable ? (
        <DaysTable days={since.toReversed()} />
      ) : (
        <Suspense fallback={<Bone height="260px" />}>
          <DaysChart
            label={label}
            unit={nameOf(figure)}
            points={days.map(({ day, counted }) => ({ name: formatDay(day), count: counted?.[figure] ?? null }))}
          />
        </Suspense>
      )}
      {missing > 0 ? <p className={css.note}>{t('missingDays', { count: missing })}</p> : null}
      <div className={css.actions}>
        <Button look="line" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('asTable')}
        </Button>
        <DownloadButton
          look="line"
          icon="download"
          href={`/api/v2/admin/statistics/days/table?form=csv&days=${period}`}
        >
          {t('downloadDays')}
        </DownloadButton>
      </div>
    </div>
  )
}

function DaysTable({ days }: { days: HistoryDay[] }) {
  const { t } = useTranslation('console/statistics')
  const nameOf = useFigureName()
  const columns: Column<HistoryDay>[] = [
    { id: 'day', header: t('day'), cell: ({ row: { original } }) => original.day },
    ...figures.map(
      (figure, place): Column<HistoryDay> => ({
        id: figure,
        header: nameOf(figure),
        cell: ({ row: { original } }) =>
          original.counted ? original.counted[figure].toLocaleString() : place === 0 ? t('missing') : '—',
      }),
    ),
  ]
  return <DataTable label={t('history')} columns={columns} rows={days} idOf={({ day }) => day} />
}
