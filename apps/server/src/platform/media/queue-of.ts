/** Runs work in the order it was given, at most `width` of it at the same time. */
export function queueOf(width: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed over, so that nobody slips in between.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
