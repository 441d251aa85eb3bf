/** Returns the items with one of them moved to position `to`, counted from 0. */
export const moved = <Item>(items: readonly Item[], item: Item, to: number): Item[] =>
  items.filter((one) => one !== item).toSpliced(to, 0, item)

/** Returns the position to which a key moves the item at `place`; undefined for keys that move nothing. */
export function placeByKey(key: string, place: number, last: number): number | undefined {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, last))
}
