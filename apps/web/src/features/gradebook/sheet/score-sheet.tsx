import type { Gradebook, GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { CellBar } from './cell-bar.tsx'
import { type Change, readPasted, readTyped, type TypedProblem } from './entries.rules.ts'
import { moveBy, type Place } from './moves.rules.ts'
import { closedBecause } from './score-cell.tsx'
import type { Entered, ScoreSession, ScoreState } from './score-session.ts'
import css from './sheet.module.css'
import { SheetFoot, SheetHead } from './sheet-edges.tsx'
import { type Editing, SheetRow } from './sheet-row.tsx'
import { cellIn } from './use-score-sheet.ts'

interface ScoreSheetProps {
  sheet: Gradebook
  session: ScoreSession
  state: ScoreState
  onColumn: (column: GradebookColumn) => void
}

/** All pupils by all columns, with the keys of a spreadsheet. */
export function ScoreSheet({ sheet, session, state, onColumn }: ScoreSheetProps) {
  const { t } = useTranslation('gradebook')
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Editing | null>(null)
  const { columns, pupils, isArchived } = sheet
  // Pupils or columns may have gone since, so the active cell is clamped.
  const place = {
    row: Math.min(active.row, pupils.length - 1),
    column: Math.min(active.column, columns.length - 1),
  }
  const column = columns[place.column]
  const pupil = pupils[place.row]
  const cell = pupil?.cells[place.column]

  const placeOf = useCallback((row: number, at: number) => `${id}-${row}-${at}`, [id])
  const focusOn = useCallback(
    ({ row, column: at }: Place) => {
      const target = document.getElementById(placeOf(row, at))
      target?.focus({ preventScroll: true })
      if (target && grid.current) showIn(grid.current, target)
    },
    [placeOf],
  )
  /** Text being typed. A ref, as blur fires again after it was committed. */
  const typing = useRef<Editing | null>(null)
  const show = useCallback((next: Editing | null) => {
    typing.current = next
    setEditing(next)
  }, [])
  const go = useCallback(
    (to: Place) => {
      show(null)
      setActive(to)
      focusOn(to)
    },
    [focusOn, show],
  )
  const onPlace = useCallback((row: number, at: number) => go({ row, column: at }), [go])
  const onText = useCallback((text: string) => show(typing.current && { ...typing.current, text }), [show])
  const labelOf = useCallback(({ title }: GradebookColumn) => t('scoreIn', { title }), [t])

  const tell = (problem: TypedProblem | 'hidden' | 'rubric' | 'notGiven' | 'archived', of: GradebookColumn) =>
    toast(t(`typed.${problem}`, { maximum: of.maximum }), { tone: 'warning', milliseconds: 4_000 })

  const whyClosed = (of: GradebookColumn, at: GradebookCell) => (isArchived ? 'archived' : closedBecause(of, at))

  function begin(text: string, isInside: boolean) {
    if (column === undefined || cell === undefined) return
    const why = whyClosed(column, cell)
    if (why) tell(why, column)
    else show({ text, isInside })
  }
  /** Returns the text of the active cell, for editing. */
  const textOf = () => {
    if (pupil === undefined || column === undefined || cell === undefined) return ''
    const pending = state.rows.get(pupil.person.id)?.get(column.id)?.pending
    const { score, isExcused } = { ...cell, ...pending }
    return isExcused ? t('cell.excused') : String(score ?? '')
  }

  /** Enters the typed text. Returns false if it is not valid, so that typing goes on. */
  function commit(): boolean {
    const typed = typing.current?.text
    if (typed === undefined || column === undefined || pupil === undefined || cell === undefined) return true
    const read = typed === textOf() ? null : readTyped(typed, column)
    if (read && 'problem' in read) {
      tell(read.problem, column)
      return false
    }
    typing.current = null
    if (read) enter([{ columnId: column.id, personId: pupil.person.id, cell, change: read.change }])
    return true
  }

  const enter = (entries: readonly Entered[]) => session.enter(entries.filter((one) => !isNothing(one)))

  function undo() {
    const back = session.undo((columnId, personId) => cellIn(sheet, columnId, personId))
    if (back === undefined) return
    const row = pupils.findIndex(({ person }) => person.id === back.personId)
    const at = columns.findIndex((one) => one.id === back.columnId)
    if (row >= 0 && at >= 0) go({ row, column: at })
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey } = event
    if (nativeEvent.isComposing || altKey || !(event.target as Element).closest('[role="gridcell"]')) return
    const isHeld = event.ctrlKey || event.metaKey
    if (editing) {
      if (key === 'Escape') {
        event.preventDefault()
        return go(place)
      }
      const isArrow = key.startsWith('Arrow') || key === 'Home' || key === 'End'
      if (key !== 'Enter' && key !== 'Tab' && (editing.isInside || !key.startsWith('Arrow'))) return
      if (isArrow && isHeld) return
      const to = moveBy(event, place, pupils.length, columns.length)
      if (!commit()) return event.preventDefault()
      if (to === null) return
      event.preventDefault()
      return go(to)
    }
    if (isHeld && key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault()
      return undo()
    }
    const to = moveBy(event, place, pupils.length, columns.length)
    if (to) {
      event.preventDefault()
      return go(to)
    }
    if (isHeld) return
    if (key === 'F2') return begin(textOf(), true)
    if ((key === 'Delete' || key === 'Backspace') && column && pupil && cell) {
      event.preventDefault()
      const why = whyClosed(column, cell)
      if (why) return tell(why, column)
      return enter([
        { columnId: column.id, personId: pupil.person.id, cell, change: { score: null, isExcused: false } },
      ])
    }
    if (key.length === 1 && key !== ' ') {
      event.preventDefault()
      begin(key, false)
    }
  }

  function onCopy(event: ClipboardEvent) {
    if (editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textOf())
  }

  function onPaste(event: ClipboardEvent) {
    if (editing || column === undefined) return
    event.preventDefault()
    const entries: Entered[] = []
    let left = 0
    for (const [down, line] of readPasted(event.clipboardData.getData('text/plain')).entries())
      for (const [right, typed] of line.entries()) {
        // Empty cells in the clipboard leave this sheet's cells unchanged.
        if (typed.trim() === '') continue
        const of = columns[place.column + right]
        const whose = pupils[place.row + down]
        const at = whose?.cells[place.column + right]
        const read = of && at && whyClosed(of, at) === null ? readTyped(typed, of) : { problem: 'none' }
        if (of && whose && at && 'change' in read)
          entries.push({ columnId: of.id, personId: whose.person.id, cell: at, change: read.change })
        else left += 1
      }
    enter(entries)
    toast(left > 0 ? t('pasted.some', { count: entries.length, left }) : t('pasted.all', { count: entries.length }), {
      tone: left > 0 ? 'warning' : 'done',
      milliseconds: 4_000,
    })
  }

  // Stable functions, so that memoized rows are not rendered again.
  const onEdit = useEffectEvent(() => begin(textOf(), true))
  const onLeave = useEffectEvent(() => {
    if (commit()) show(null)
  })
  const [presses] = useState(() => ({ edit: () => onEdit(), leave: () => onLeave() }))

  return (
    <div className={css.parts}>
      <CellBar
        sheet={sheet}
        session={session}
        state={state}
        column={column}
        pupil={pupil}
        cell={cell}
        onExcuse={(change: Change) => {
          if (column && pupil && cell) enter([{ columnId: column.id, personId: pupil.person.id, cell, change }])
        }}
        onUndo={undo}
      />
      <div className={css.scroll}>
        <table
          ref={grid}
          className={css.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a sheet navigated by keys
          role="grid"
          aria-label={t('sheet')}
          aria-rowcount={pupils.length + 2}
          aria-colcount={columns.length + 2}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <SheetHead sheet={sheet} onColumn={onColumn} />
          <tbody>
            {pupils.map((one, row) => (
              <SheetRow
                key={one.person.id}
                at={row}
                pupil={one}
                columns={columns}
                marks={state.rows.get(one.person.id)}
                active={row === place.row ? place.column : null}
                editing={row === place.row ? editing : null}
                onPlace={onPlace}
                onEdit={presses.edit}
                onText={onText}
                onLeave={presses.leave}
                labelOf={labelOf}
                placeOf={placeOf}
              />
            ))}
          </tbody>
          <SheetFoot sheet={sheet} />
        </table>
      </div>
    </div>
  )
}

/** Whether the entry equals what the cell already has. */
function isNothing({ cell, change }: Entered): boolean {
  return (
    cell.isExcused === change.isExcused &&
    (change.score === undefined || (change.score === null && cell.score === null))
  )
}

/** Scrolls only the sheet until a cell is visible between its sticky head, foot and edge columns. */
function showIn(grid: HTMLElement, cell: HTMLElement) {
  const room = grid.parentElement
  if (room === null) return
  const [at, around] = [cell.getBoundingClientRect(), room.getBoundingClientRect()]
  const sizeOf = (selector: string) => grid.querySelector(selector)?.getBoundingClientRect()
  const head = sizeOf('thead tr')?.height ?? 0
  const foot = sizeOf('tfoot tr')?.height ?? 0
  const names = sizeOf('tbody th')?.width ?? 0
  const averages = sizeOf('thead th:last-child')?.width ?? 0
  if (at.top < around.top + head) room.scrollTop -= around.top + head - at.top
  else if (at.bottom > around.bottom - foot) room.scrollTop += at.bottom - around.bottom + foot
  if (at.left < around.left + names) room.scrollLeft -= around.left + names - at.left
  else if (at.right > around.right - averages) room.scrollLeft += at.right - around.right + averages
}
