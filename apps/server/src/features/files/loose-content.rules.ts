/** Killed processes leave a few; more than these, and more than this share of all, is not what they left. */
const fewAreUsual = 20
const usualShare = 0.02

/** Whether so much loose content says that something else is wrong: the database, above all. */
export function isSuspicious({ loose, all }: { loose: number; all: number }): boolean {
  return loose > fewAreUsual && loose > all * usualShare
}
