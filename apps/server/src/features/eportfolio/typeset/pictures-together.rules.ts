/** Height by width of a picture. */
interface Shape {
  ratio: number
}

/**
 * Most pictures in a row, and the best height of a row by the text's width: two photographs side by side are a little
 * lower, three tall ones higher.
 */
const usualRows = { most: 3, height: 0.38 }
/** Rows of a gallery, which gives an overview. */
export const galleryRows = { most: 4, height: 0.25 }

/**
 * Splits pictures into rows in their order, so that rows have about the same height when the pictures of a row are
 * equally high. A row of one is a wide picture or a leftover.
 */
export function rowsOf<Picture extends Shape>(pictures: readonly Picture[], wanted = usualRows): Picture[][] {
  /** Best rows of the first n pictures. */
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
