/** Runs `work` for every item, at most `width` at a time. The first failure stops it and is thrown. */
export async function inTurn<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      try {
        await work(item, index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: width }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
