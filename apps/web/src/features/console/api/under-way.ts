/** How soon a list of work is asked for again: while some of it has not come to its end. */
export const askWhileUnderWay = <Work extends { finishedAt: string | null }>(items: readonly Work[] | undefined) =>
  items?.some(({ finishedAt }) => finishedAt === null) ? 2_000 : false
