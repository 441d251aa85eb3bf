import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './lecturer.module.css'

interface RowListProps<Row> {
  title: string
  note: string
  rows: readonly Row[]
  most: number
  /** The row that adding appends. */
  blank: Row
  add: string
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (row: Row) => void, number: number) => ReactNode
}

/** Rows that can be added, edited, moved and removed. */
export function RowList<Row>({ title, note, rows, most, blank, add, onChange, children }: RowListProps<Row>) {
  const { t } = useTranslation('courses/lecturer')
  const move = (index: number, step: -1 | 1) => {
    const row = rows[index]
    if (row !== undefined) onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row))
  }
  return (
    <FieldGroup title={title} note={note}>
      {rows.map((row, index) => {
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity besides their index
          <fieldset key={index} className={css.row} aria-label={t('row', { title, number })}>
            {children(row, (changed) => onChange(rows.with(index, changed)), number)}
            <div className={css.rowEnd}>
              <IconButton
                label={t('up', { title, number })}
                icon="up"
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={t('down', { title, number })}
                icon="down"
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={t('removeRow', { title, number })}
                icon="remove"
                onClick={() => onChange(rows.toSpliced(index, 1))}
              />
            </div>
          </fieldset>
        )
      })}
      {rows.length < most ? (
        <div>
          <Button look="soft" size="s" icon="plus" onClick={() => onChange([...rows, blank])}>
            {add}
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  )
}
