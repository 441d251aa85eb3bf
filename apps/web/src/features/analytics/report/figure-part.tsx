import type { FigureTable as Table } from '@learntrail/contract/analytics/analytics'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orNote } from '../../../routing/or-note.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Bone } from '../../../ui/states/skeleton.tsx'
import { FigureCard } from '../../analysis/index.ts'
import { FigureBars } from './figure-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { useFigureWords } from './figure-words.ts'
import css from './report.module.css'
import { useOpenReport } from './report-context.ts'
import { useShownRows } from './shown-rows.ts'

const WeekChart = orNote(async () => (await import('./week-chart.tsx')).WeekChart)

/** One table of a report: a chart of one column, and the whole table behind it. */
export function FigurePart({ table }: { table: Table }) {
  const { t } = useTranslation('analytics')
  const { question, report } = useOpenReport()
  const words = useFigureWords()
  const rows = useShownRows(table)
  // The number of pupils accompanies every figure and is rarely the question, so the second column is drawn first.
  const [at, setAt] = useState(table.columns.length > 1 && table.columns[0]?.name === 'pupils' ? 1 : 0)
  const asked = question ?? 'use'
  const column = table.columns[at]
  const first = words.nameOf(asked, table.columns[0]?.name ?? '')
  // The dashboard has tables of the same name from several questions.
  const title = question === null ? t('partOf', { figure: first }) : words.tableName(asked, table.name, table.rows)
  const says = words.saysOf(asked, table.name) ?? (column ? words.saysOf(asked, column.name) : null)
  return (
    <FigureCard title={title} note={says} isWide table={<FigureTable caption={title} table={table} rows={rows} />}>
      {table.columns.length > 1 ? (
        <fieldset className={css.columns} aria-label={t('drawn', { title })}>
          <ChipRow>
            {table.columns.map(({ name }, place) => (
              <ChoiceChip key={name} isOn={place === at} onToggle={() => setAt(place)}>
                {words.nameOf(asked, name)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
      ) : null}
      {table.rows === 'places' && report.canList && question && question !== 'points' && question !== 'groups' ? (
        <p className={`${css.note} ${css.onScreen}`}>{t('pupilsHint')}</p>
      ) : null}
      {rows.length === 0 ? <p className={css.note}>{t('noRows')}</p> : null}
      {table.rows === 'weeks' && column && rows.length > 0 ? (
        <>
          <Suspense fallback={<Bone height="220px" />}>
            <WeekChart rows={rows} at={at} unit={column.unit} figure={words.nameOf(asked, column.name)} />
          </Suspense>
          <p className={css.note}>{t('weeksAxis')}</p>
        </>
      ) : (
        <FigureBars table={table} rows={rows} at={at} />
      )}
    </FigureCard>
  )
}
