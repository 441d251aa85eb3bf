/** Collects items into lists of `size`; the last one may be shorter, and no items give no list. */
export async function* inPortions<One>(all: AsyncIterable<One>, size: number): AsyncIterable<One[]> {
  let portion: One[] = []
  for await (const one of all) {
    portion.push(one)
    if (portion.length < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}
