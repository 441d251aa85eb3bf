/** The same things with one of them at another place, from 0. */
export const moved = <Item>(items: readonly Item[], item: Item, to: number): Item[] =>
  items.filter((one) => one !== item).toSpliced(to, 0, item)

/** Where a key takes what stands at a place; undefined for all other keys. */
export function placeByKey(key: string, place: number, last: number): number | undefined {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, last))
}
