const pattern = /^learntrail-\d{8}-\d{6}$/
/** Folders of unfinished backups, and of backups being removed. */
const halves = /^learntrail-\d{8}-\d{6}\.(?:unfinished|removing)$/

/** Returns the folder name of a backup: the moment in UTC, so that names sort by time. */
export function backupName(at: Date): string {
  const digits = at.toISOString().replace(/[-:]/g, '').slice(0, 15)
  return `learntrail-${digits.replace('T', '-')}`
}

/** Whether a folder's name is that of an automatic backup. */
export const isBackupName = (name: string): boolean => pattern.test(name)

/** Whether a folder was left by an interrupted backup or removal. */
export const isHalfBackup = (name: string): boolean => halves.test(name)

/**
 * Returns the folders to remove: everything older than the `keep` newest good ones. With fewer good ones, nothing is
 * removed, however many bad ones there are.
 */
export function superfluous(names: readonly string[], isGood: (name: string) => boolean, keep: number): string[] {
  const newestFirst = names.filter(isBackupName).toSorted().toReversed()
  const oldestKept = newestFirst.filter(isGood).at(keep - 1)
  return oldestKept === undefined ? [] : newestFirst.filter((name) => name < oldestKept)
}
