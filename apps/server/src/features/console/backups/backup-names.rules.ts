const pattern = /^learntrail-\d{8}-\d{6}$/
/** What is being made, and what is on its way to be removed. */
const halves = /^learntrail-\d{8}-\d{6}\.(?:unfinished|removing)$/

/** The name of the folder of a backup: the moment in UTC, so that names are in the order of time. */
export function backupName(at: Date): string {
  const digits = at.toISOString().replace(/[-:]/g, '').slice(0, 15)
  return `learntrail-${digits.replace('T', '-')}`
}

/** Whether a folder is called as backups are that the product makes by itself. */
export const isBackupName = (name: string): boolean => pattern.test(name)

/** Whether it is what a backup that was broken off has left. */
export const isHalfBackup = (name: string): boolean => halves.test(name)

/** Which of the folders are to go: all behind the `keep` newest good ones. Without so many none goes, however bad some are. */
export function superfluous(names: readonly string[], isGood: (name: string) => boolean, keep: number): string[] {
  const newestFirst = names.filter(isBackupName).toSorted().toReversed()
  const oldestKept = newestFirst.filter(isGood).at(keep - 1)
  return oldestKept === undefined ? [] : newestFirst.filter((name) => name < oldestKept)
}
