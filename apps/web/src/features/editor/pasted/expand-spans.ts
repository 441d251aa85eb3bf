/** Unmerges cells: the area of a merged cell is filled with empty cells. */
export function expandSpans(body: HTMLElement, most: { columns: number; rows: number }): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('[colspan], [rowspan]')) expand(table, most)
  }
}

function expand(table: HTMLTableElement, most: { columns: number; rows: number }): void {
  const rows = [...table.rows]
  rows.forEach((row, at) => {
    for (let column = 0; column < row.cells.length; column += 1) {
      const cell = row.cells[column]
      if (!cell) continue
      // Capped at one above the limit, as that is already too large.
      const columns = Math.min(cell.colSpan, most.columns + 1)
      const below = Math.min(cell.rowSpan, most.rows + 1, rows.length - at)
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
      for (let beside = 1; beside < columns; beside += 1) cell.after(document.createElement('td'))
      for (const lower of rows.slice(at + 1, at + below))
        for (let beside = 0; beside < columns; beside += 1)
          lower.insertBefore(document.createElement('td'), lower.cells[column] ?? null)
    }
  })
}
