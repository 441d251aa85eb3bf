/** Height by width of a picture. */
interface Shape {
  ratio: number
}

const mostInRow = 3
/** The best height of a row, by the width of the text: two photographs side by side are a little lower, three tall ones higher. */
const bestHeight = 0.38

/**
 * Pictures that follow each other in rows of up to three, in their order, so that all rows are about equally high when
 * those of a row have the same height. A row of one is a wide picture, or one that is left over.
 */
export function rowsOf<Picture extends Shape>(pictures: readonly Picture[]): Picture[][] {
  /** The best rows of the first n pictures. */
  const best: { cost: number; rows: Picture[][] }[] = [{ cost: 0, rows: [] }]
  for (let count = 1; count <= pictures.length; count += 1) {
    const choices = Array.from({ length: Math.min(mostInRow, count) }, (_, index) => {
      const row = pictures.slice(count - index - 1, count)
      const before = best[count - row.length] ?? { cost: 0, rows: [] }
      return { cost: before.cost + costOf(row), rows: [...before.rows, row] }
    })
    best.push(choices.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

const heightOf = (row: readonly Shape[]) => 1 / row.reduce((sum, { ratio }) => sum + 1 / ratio, 0)

const costOf = (row: readonly Shape[]) => Math.log(heightOf(row) / bestHeight) ** 2
