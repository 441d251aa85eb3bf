export interface Place {
  row: number
  column: number
}

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const page = 10

/** Returns the cell that a key leads to in a sheet of this size; null if the key does not move within it. */
export function moveBy(pressed: Pressed, { row, column }: Place, rows: number, columns: number): Place | null {
  const { key, shiftKey } = pressed
  const isFar = pressed.ctrlKey || pressed.metaKey
  const to = (next: Partial<Place>): Place => ({
    row: Math.max(0, Math.min(rows - 1, next.row ?? row)),
    column: Math.max(0, Math.min(columns - 1, next.column ?? column)),
  })
  switch (key) {
    case 'ArrowUp':
      return to({ row: isFar ? 0 : row - 1 })
    case 'ArrowDown':
      return to({ row: isFar ? rows - 1 : row + 1 })
    case 'ArrowLeft':
      return to({ column: isFar ? 0 : column - 1 })
    case 'ArrowRight':
      return to({ column: isFar ? columns - 1 : column + 1 })
    case 'Home':
      return to({ column: 0, ...(isFar ? { row: 0 } : {}) })
    case 'End':
      return to({ column: columns - 1, ...(isFar ? { row: rows - 1 } : {}) })
    case 'PageUp':
      return to({ row: row - page })
    case 'PageDown':
      return to({ row: row + page })
    case 'Enter':
      return to({ row: shiftKey ? row - 1 : row + 1 })
    case 'Tab': {
      // Tab at the end of a row leaves the sheet, as it leaves any control.
      const next = shiftKey ? column - 1 : column + 1
      return next < 0 || next >= columns ? null : to({ column: next })
    }
    default:
      return null
  }
}
