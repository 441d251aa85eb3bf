/** Killed processes leave a little loose content; more than both this number and this share has another cause. */
const fewAreUsual = 20
const usualShare = 0.02

/** Whether there is so much loose content that something else must be wrong, most likely the database. */
export function isSuspicious({ loose, all }: { loose: number; all: number }): boolean {
  return loose > fewAreUsual && loose > all * usualShare
}
