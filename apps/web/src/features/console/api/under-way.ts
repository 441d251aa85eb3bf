/** Returns the refetch interval of a list of jobs: 2 s while any is unfinished, otherwise false. */
export const askWhileUnderWay = <Work extends { finishedAt: string | null }>(items: readonly Work[] | undefined) =>
  items?.some(({ finishedAt }) => finishedAt === null) ? 2_000 : false
