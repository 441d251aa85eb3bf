interface Box {
  top: number
  right: number
  bottom: number
}

/**
 * Returns the index of the box for a point, of boxes laid out in rows: the first one in its row whose right edge is
 * beyond it, else the last in the row; the last of all for a point below all rows.
 */
export function placeAt({ x, y }: { x: number; y: number }, boxes: readonly Box[]): number {
  const first = boxes.findIndex(({ bottom }) => y < bottom)
  const opener = boxes[first]
  if (!opener) return boxes.length - 1
  const afterLine = boxes.findIndex(({ top }, place) => place > first && top >= opener.bottom)
  const end = afterLine < 0 ? boxes.length : afterLine
  const inLine = boxes.findIndex(({ right }, place) => place >= first && place < end && x < right)
  return inLine < 0 ? end - 1 : inLine
}
