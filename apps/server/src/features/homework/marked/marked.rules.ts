/** As PDF has it: x becomes a·x + c·y + e, y becomes b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

interface Sheet {
  /** What is seen of the page, in its own points. */
  box: { x: number; y: number; width: number; height: number }
  /** Degrees that it is turned clockwise when it is shown: a multiple of 90. */
  turn: number
  /** So many are as wide as the page that is shown. */
  units: number
}

/** From places of a page as it is shown, to the right and, below zero, down from its upper left corner, to its own points. */
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
