import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useMedia } from '../../ui/screen/use-media.ts'
import { Unseen } from '../../ui/unseen.tsx'
import css from './chart-card.module.css'

interface Row {
  key: string
  name: string
  count: number
  /** Address of the records behind the number. */
  to: string
}

interface ChartCardProps extends Omit<FigureCardProps, 'table'> {
  /** Heading of the table's first column. */
  column: string
  rows: readonly Row[]
  /** What is counted; defaults to records. */
  unit?: string
}

/** A chart whose rows link to the records they count, with the same rows as a table. */
export function ChartCard({ column, rows, unit, ...card }: ChartCardProps) {
  const { t } = useTranslation('analysis')
  return (
    <FigureCard
      {...card}
      table={<FiguresTable caption={card.title} column={column} unit={unit ?? t('records')} rows={rows} />}
    />
  )
}

interface FigureCardProps {
  title: string
  note?: ReactNode
  isWide?: boolean
  /** The chart's data as a table with a caption. */
  table: ReactNode
  children: ReactNode
}

/** A chart that a button swaps for its table; print shows both. */
export function FigureCard({ title, note, isWide = false, table, children }: FigureCardProps) {
  const { t } = useTranslation('analysis')
  const [isTable, setTable] = useState(false)
  const isPrinting = useMedia('print')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={isWide ? `${css.card} ${css.wide}` : css.card}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
        <Button look="quiet" size="s" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('asTable')}
          <Unseen>{title}</Unseen>
        </Button>
      </header>
      {isTable && !isPrinting ? null : children}
      {isTable || isPrinting ? table : null}
    </Card>
  )
}

interface FiguresTableProps {
  caption: string
  column: string
  unit: string
  rows: readonly Row[]
}

function FiguresTable({ caption, column, unit, rows }: FiguresTableProps) {
  return (
    <table className={css.table}>
      <Unseen as="caption">{caption}</Unseen>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, to }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{count > 0 ? <Link to={to}>{count}</Link> : 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
