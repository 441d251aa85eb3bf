/** What comes one by one, handed on in lists of `size`, the last of which may be shorter; nothing comes as no list. */
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
