/** A matrix as in PDF: x becomes a·x + c·y + e, y becomes b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

interface Sheet {
  /** The visible part of the page, in its own points. */
  box: { x: number; y: number; width: number; height: number }
  /** Degrees by which the page is displayed turned clockwise: a multiple of 90. */
  turn: number
  /** The width of the displayed page in units. */
  units: number
}

/**
 * Returns the matrix from a place on the page as displayed (x to the right, y negative and down from the upper left
 * corner, in units) to the page's own points.
 */
export function placedOn({ box: { x, y, width, height }, turn, units }: Sheet): Matrix {
  const quarter = (((turn % 360) + 360) % 360) / 90
  const scale = (quarter % 2 === 0 ? width : height) / units
  switch (quarter) {
    case 1:
      return [0, scale, -scale, 0, x, y]
    case 2:
      return [-scale, 0, 0, -scale, x + width, y]
    case 3:
      return [0, -scale, scale, 0, x + width, y + height]
    default:
      return [scale, 0, 0, scale, x, y + height]
  }
}
