/**
 * A place where files are shown: records, a person's picture. The feature that owns the place registers it, so that this
 * one needs to know none of them. Both answers are SQL; `file` names a row of files, `viewer` the person who asks.
 */
export interface FileUse {
  name: string
  /** Whether the place holds the file. */
  holds(file: string): string
  /** Whether the place shows the file to the viewer. */
  shows(file: string, viewer: string): string
}

const uses = new Map<string, FileUse>()

export function registerFileUse(use: FileUse): void {
  uses.set(use.name, use)
}

/** SQL: some place holds the file. */
export function isFileUsed(file: string): string {
  return anyOf([...uses.values()].map((use) => use.holds(file)))
}

/** SQL: some place shows the file to the viewer. */
export function isFileShownTo(file: string, viewer: string): string {
  return anyOf([...uses.values()].map((use) => use.shows(file, viewer)))
}

function anyOf(conditions: string[]): string {
  // Without any place every file would look unused, and the clean-up would remove them all.
  if (conditions.length === 0) throw new Error('no place of files is registered')
  return `(${conditions.join(' or ')})`
}
