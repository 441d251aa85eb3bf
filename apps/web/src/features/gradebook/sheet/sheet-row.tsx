import type { Gradebook, GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { memo } from 'react'
import { PupilName } from './pupil-name.tsx'
import { CellWords, closedBecause } from './score-cell.tsx'
import type { MarksOfRow } from './score-session.ts'
import css from './sheet.module.css'

export interface Editing {
  text: string
  /** Arrow keys move within the text, as after F2; otherwise they move to the next cell. */
  isInside: boolean
}

interface SheetRowProps {
  at: number
  pupil: Gradebook['pupils'][number]
  columns: readonly GradebookColumn[]
  marks: MarksOfRow | undefined
  /** Column of the active cell, if it is in this row. */
  active: number | null
  editing: Editing | null
  onPlace: (row: number, column: number) => void
  /** Edits the active cell. */
  onEdit: () => void
  onText: (text: string) => void
  onLeave: () => void
  labelOf: (column: GradebookColumn) => string
  placeOf: (row: number, column: number) => string
}

/** The scores of one pupil; rendered again only when one of them changes. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { at, pupil, columns, marks, active, editing, onPlace, onEdit, placeOf } = props
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row" className={css.pupil} aria-colindex={1}>
        <PupilName pupil={pupil} />
      </th>
      {columns.map((column, place) => {
        const cell = pupil.cells[place] as GradebookCell
        const mark = marks?.get(column.id)
        const isActive = active === place
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the sheet handles the keys of all cells
          <td
            key={column.id}
            id={placeOf(at, place)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            aria-colindex={place + 2}
            aria-selected={isActive}
            aria-readonly={closedBecause(column, cell) !== null || undefined}
            aria-invalid={mark?.refused ? true : undefined}
            tabIndex={isActive ? 0 : -1}
            className={css.cell}
            data-active={isActive || undefined}
            data-pending={mark?.pending ? true : undefined}
            data-refused={mark?.refused ? true : undefined}
            onClick={() => onPlace(at, place)}
            onDoubleClick={onEdit}
          >
            {isActive && editing ? (
              <CellInput {...props} column={column} editing={editing} />
            ) : (
              <CellWords cell={cell} mark={mark} />
            )}
          </td>
        )
      })}
      <td className={css.average} aria-colindex={columns.length + 2}>
        {pupil.average ?? '–'}
      </td>
    </tr>
  )
})

function CellInput({
  column,
  editing,
  onText,
  onLeave,
  labelOf,
}: SheetRowProps & { column: GradebookColumn; editing: Editing }) {
  return (
    <input
      // Further keys go into the field.
      // biome-ignore lint/a11y/noAutofocus: the person has just begun to type in this cell
      autoFocus
      className={css.input}
      aria-label={labelOf(column)}
      inputMode="decimal"
      autoComplete="off"
      value={editing.text}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(editing.text.length, editing.text.length)}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
