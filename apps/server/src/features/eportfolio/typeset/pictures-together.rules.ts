/** Height by width of a picture. */
interface Shape {
  ratio: number
}

/**
 * How many stand in a row, and its best height by the width of the text: of usual rows, two photographs side by side are a
 * little lower and three tall ones higher.
 */
const usualRows = { most: 3, height: 0.38 }
/** Of a gallery, which is for an overview. */
export const galleryRows = { most: 4, height: 0.25 }

/**
 * Pictures that follow each other in rows of a few, in their order, so that all rows are about equally high when
 * those of a row have the same height. A row of one is a wide picture, or one that is left over.
 */
export function rowsOf<Picture extends Shape>(pictures: readonly Picture[], wanted = usualRows): Picture[][] {
  /** The best rows of the first n pictures. */
  const best: { cost: number; rows: Picture[][] }[] = [{ cost: 0, rows: [] }]
  for (let count = 1; count <= pictures.length; count += 1) {
    const choices = Array.from({ length: Math.min(wanted.most, count) }, (_, index) => {
      const row = pictures.slice(count - index - 1, count)
      const before = best[count - row.length] ?? { cost: 0, rows: [] }
      return { cost: before.cost + costOf(row, wanted), rows: [...before.rows, row] }
    })
    best.push(choices.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

const heightOf = (row: readonly Shape[]) => 1 / row.reduce((sum, { ratio }) => sum + 1 / ratio, 0)

const costOf = (row: readonly Shape[], { height }: typeof usualRows) => Math.log(heightOf(row) / height) ** 2
