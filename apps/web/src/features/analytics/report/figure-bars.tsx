import type { FigureTable } from '@learntrail/contract/analytics/analytics'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { listed } from '../../../ui/listed.ts'
import { pupilsBehind, reminderOf } from '../pupils/behind.rules.ts'
import { RemindButton } from '../pupils/remind-button.tsx'
import css from './figure-bars.module.css'
import { FigureValue } from './figure-value.tsx'
import { useFigureWords } from './figure-words.ts'
import { useOpenReport } from './report-context.ts'
import type { ShownRow } from './shown-rows.ts'

interface FigureBarsProps {
  table: FigureTable
  rows: readonly ShownRow[]
  /** Index of the column drawn. */
  at: number
}

/** There may be hundreds of groups and courses. */
const shownAtOnce: Partial<Record<FigureTable['rows'], number>> = { things: 20 }

/** Returns all rows but the total, or the total when it is the only row. */
function partsOf(rows: readonly ShownRow[]): readonly ShownRow[] {
  const parts = rows.filter(({ isTotal }) => !isTotal)
  return parts.length > 0 ? parts : rows
}

/** A grade is the sum of its classes, so grades and classes are scaled separately. */
const levelOf = ({ place }: ShownRow) => (place && place.className === null ? 'grade' : 'other')

const mostByLevel = (rows: readonly ShownRow[], at: number) => ({
  grade: mostOf(
    rows.filter((row) => levelOf(row) === 'grade'),
    at,
  ),
  other: mostOf(
    rows.filter((row) => levelOf(row) === 'other'),
    at,
  ),
})

/** Value of the longest bar. Only visible cells count, so that no length gives away a hidden one. */
const mostOf = (rows: readonly ShownRow[], at: number) => Math.max(1, ...rows.map(({ cells }) => cells[at]?.value ?? 0))

/** Draws one column as bars, in the order of the rows. Hidden cells are empty outlines, all of one length. */
export function FigureBars({ table, rows, at }: FigureBarsProps) {
  const { t } = useTranslation('analytics/words')
  const words = useFigureWords()
  const { question, filter, report } = useOpenReport()
  const column = table.columns[at]
  const [isAll, setAll] = useState(false)
  if (!column) return null
  const parts = partsOf(rows)
  // Most codes have no records. That is no secret, so they are named below instead of drawn.
  const isNone = ({ cells }: ShownRow) => table.rows === 'codes' && cells[at]?.value === 0
  const none = parts.filter(isNone)
  const shown = parts.filter((row) => !isNone(row))
  const first = isAll ? shown : shown.slice(0, shownAtOnce[table.rows] ?? shown.length)
  const most = column.unit === 'share' ? { grade: 100, other: 100 } : mostByLevel(parts, at)
  const figure = words.nameOf(question ?? 'use', column.name)
  return (
    <>
      <ul className={css.bars}>
        {first.map((row) => {
          const cell = row.cells[at] ?? { value: null }
          const state = question === 'readiness' ? reminderOf(row.code ?? column.name) : undefined
          const grade = row.place?.grade
          return (
            <li key={row.key} className={css.bar} data-level={levelOf(row)}>
              <span className={css.name}>{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</span>
              <span className={css.track} data-hidden={cell.value === null || undefined} aria-hidden="true">
                {cell.value === null || cell.value === 0 ? null : (
                  <span className={css.fill} style={{ inlineSize: `${(100 * cell.value) / most[levelOf(row)]}%` }} />
                )}
              </span>
              <span className={css.count}>
                <FigureValue
                  cell={cell}
                  unit={column.unit}
                  name={t('of', { row: row.name, figure })}
                  behind={question && pupilsBehind(question, row, column, { filter, place: report.place })}
                />
              </span>
              {state && grade && row.place?.className !== '' && report.canList && cell.value !== 0 ? (
                <RemindButton
                  reminder={{ grade, state, ...(row.place?.className && { className: row.place.className }) }}
                  whom={row.name}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {first.length < shown.length ? (
        <div>
          <Button look="quiet" size="s" onClick={() => setAll(true)}>
            {t('all', { count: shown.length - first.length })}
          </Button>
        </div>
      ) : null}
      {none.length > 0 ? (
        <details className={css.none}>
          <summary>{t('none', { count: none.length })}</summary>
          <p>{listed(none.map(({ name }) => name))}</p>
        </details>
      ) : null}
    </>
  )
}
