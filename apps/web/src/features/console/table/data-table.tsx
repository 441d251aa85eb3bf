import { type ColumnDef, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { Link } from 'react-router'
import css from './data-table.module.css'
import { useRowKeys } from './use-row-keys.ts'

/** A column; `cell` renders its content. */
// biome-ignore lint/suspicious/noExplicitAny: a column's own type is known where it is declared
export type Column<Row> = ColumnDef<Row, any>

/** Explicit roles, as the card layout's styles remove the table's native ones. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

interface DataTableProps<Row> {
  /** Names the rows for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  /** Address of a row, linked from its first cell; if omitted, rows are not links. */
  hrefOf?: (row: Row) => string
  /**
   * On narrow screens, shows a row as two lines instead of a card: each column's `meta.line` gives its place, or hides
   * it.
   */
  asLines?: boolean
}

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData, TValue> {
    line?: 'before' | 'name' | 'aside' | 'below' | 'end'
  }
}

/**
 * A table of rows. Arrows (or j and k) move between linked rows, Enter opens; on narrow screens each row is a card with
 * labelled cells.
 */
export function DataTable<Row>({ label, columns, rows, idOf, hrefOf, asLines }: DataTableProps<Row>) {
  const table = useReactTable({ data: rows, columns, getRowId: idOf, getCoreRowModel: getCoreRowModel() })
  const keys = useRowKeys(rows.length)
  return (
    <div className={css.around}>
      <table className={css.table} aria-label={label} data-lines={asLines || undefined} {...as.table}>
        <thead {...as.rowgroup} className={css.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} {...as.row}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" {...as.columnheader} className={css.heading}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...as.rowgroup} className={css.body} ref={keys.body} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          {table.getRowModel().rows.map((row, place) => (
            <tr key={row.id} {...as.row} className={css.row} data-opens={hrefOf ? true : undefined}>
              {row.getVisibleCells().map((cell, at) => {
                const content = flexRender(cell.column.columnDef.cell, cell.getContext())
                const name = cell.column.columnDef.header
                return (
                  <td key={cell.id} {...as.cell} className={css.cell} data-line={cell.column.columnDef.meta?.line}>
                    {at > 0 && typeof name === 'string' ? (
                      <span className={css.name} aria-hidden="true">
                        {name}
                      </span>
                    ) : null}
                    {hrefOf && at === 0 ? (
                      <Link
                        className={css.link}
                        to={hrefOf(row.original)}
                        data-row
                        tabIndex={place === keys.current ? 0 : -1}
                      >
                        {content}
                      </Link>
                    ) : (
                      <span className={css.value}>{content}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
