import type { ReactNode } from 'react'
import { Part, PartNote } from '../frame/part.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface TablePartProps<Row> {
  /** Heads the part and names its rows. */
  title: string
  /** What the rows are. */
  note?: ReactNode
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Shown below the rows. */
  children?: ReactNode
}

/** A part of a room that is one table. */
export function TablePart<Row>({ title, note, empty, children, ...table }: TablePartProps<Row>) {
  return (
    <Part title={title}>
      {note ? <PartNote>{note}</PartNote> : null}
      {table.rows.length > 0 ? <DataTable label={title} {...table} /> : null}
      {table.rows.length === 0 && empty ? <PartNote>{empty}</PartNote> : null}
      {children}
    </Part>
  )
}
