import type { FigureTable as Table } from '@learntrail/contract/analytics/analytics'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Unseen } from '../../../ui/unseen.tsx'
import { pupilsBehind } from '../pupils/behind.rules.ts'
import css from './figure-table.module.css'
import { FigureValue } from './figure-value.tsx'
import { useFigureWords } from './figure-words.ts'
import { useOpenReport } from './report-context.ts'
import type { ShownRow } from './shown-rows.ts'

interface FigureTableProps {
  caption: string
  table: Table
  rows: readonly ShownRow[]
}

/** All cells of a table, each compared with the semester before. */
export function FigureTable({ caption, table, rows }: FigureTableProps) {
  const { t } = useTranslation('analytics/words')
  const { question, filter, report } = useOpenReport()
  const words = useFigureWords()
  const asked = question ?? 'use'
  return (
    <div className={css.around}>
      <table className={css.table}>
        <Unseen as="caption">{caption}</Unseen>
        <thead>
          <tr>
            <th scope="col">{t(`heads.${table.rows}`)}</th>
            {table.columns.map(({ name }) => (
              <th key={name} scope="col">
                {words.nameOf(asked, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-total={row.isTotal || undefined}>
              <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
              {table.columns.map((column, place) => {
                const cell = row.cells[place] ?? { value: null }
                const name = t('of', { row: row.name, figure: words.nameOf(asked, column.name) })
                return (
                  <td key={column.name}>
                    <FigureValue
                      cell={cell}
                      unit={column.unit}
                      name={name}
                      behind={question && pupilsBehind(question, row, column, { filter, place: report.place })}
                    />
                    {cell.before === undefined ? null : (
                      <small className={css.before}>
                        {t('before', { value: words.valueOf(cell.before, column.unit) })}
                      </small>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {table.columns.length > 1 ? (
        <dl className={css.says}>
          {table.columns.map(({ name }) => {
            const says = words.saysOf(asked, name)
            return says === null ? null : (
              <div key={name}>
                <dt>{words.nameOf(asked, name)}</dt>
                <dd>{says}</dd>
              </div>
            )
          })}
        </dl>
      ) : null}
    </div>
  )
}
