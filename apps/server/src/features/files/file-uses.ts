import type { Transaction } from '../../platform/database/index.ts'
import { type Declared, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * A place where files are shown: records, a person's picture. The feature that owns the place has it, so that this
 * one needs to know none of them. Both answers are SQL; `file` names a row of files, `viewer` the viewer’s id, `now` the
 * moment.
 */
export interface FileUse {
  name: string
  /** Whether the place holds the file. */
  holds(file: string): string
  /** Whether the place shows the file to the viewer. */
  shows(file: string, viewer: string, now: string, declared: Declared): string
  /** Whether the place goes on showing it to the viewer after the owner's period: what was handed in is not taken away. */
  keeps?(file: string, viewer: string): string
  /** Whether its owner wants the names of readers across its pages there, and not only at their foot. */
  marks?(file: string): string
  /**
   * The places that hold the file, by name: a query of `id` (uuid, null where there is only one such place) and `title`
   * (text), for the owner's own list. Without it the owner hears only that the file is used.
   */
  named?(file: string): string
  /** What the place does, as part of the change, when the file gets another name or its text is known. */
  reworded?(transaction: Transaction, fileId: string): Promise<void>
  /** Tells those who look at the place, as part of the change, that the file has other forms: a picture of its film. */
  remade?(platform: Platform, transaction: Transaction, fileId: string): Promise<void>
}

export const fileUses = kindOf<FileUse>('places of files')

/** Tells every place that the file has another name, or that its text is known. */
export async function tellReworded({ declared }: Platform, transaction: Transaction, fileId: string): Promise<void> {
  for (const use of declared.of(fileUses)) await use.reworded?.(transaction, fileId)
}

/** Tells whoever looks at the file somewhere that there is more of it to see. */
export async function tellRemade(platform: Platform, transaction: Transaction, fileId: string): Promise<void> {
  for (const use of platform.declared.of(fileUses)) await use.remade?.(platform, transaction, fileId)
}

/** SQL: some place holds the file. */
export function isFileUsed(declared: Declared, file: string): string {
  return anyOf(declared.of(fileUses).map((use) => use.holds(file)))
}

/** SQL: some place shows the file to the viewer at the moment, and the service's people have not hidden it. */
export function isFileShownTo(declared: Declared, file: string, viewer: string, now: string): string {
  return `(${file}.withheld_at is null and ${anyOf(declared.of(fileUses).map((use) => use.shows(file, viewer, now, declared)))})`
}

/** SQL: until when the file is read by the viewer, where no place keeps it for them. */
export function periodFor(declared: Declared, file: string, viewer: string): string {
  const keeps = declared.of(fileUses).flatMap((use) => use.keeps?.(file, viewer) ?? [])
  return keeps.length === 0
    ? `${file}.download_period`
    : `case when not ${anyOf(keeps)} then ${file}.download_period end`
}

/** SQL: readers’ names stand across the pages. */
export function isFileMarked(declared: Declared, file: string): string {
  const marks = declared.of(fileUses).flatMap((use) => use.marks?.(file) ?? [])
  return marks.length === 0 ? 'false' : anyOf(marks)
}

/** SQL: a list of the contract's `fileUseSummary`, of all places that hold the file and name themselves. */
export function fileUsesOf(declared: Declared, file: string): string {
  const named = declared
    .of(fileUses)
    .flatMap((use) =>
      use.named === undefined
        ? []
        : [`select '${use.name}' as kind, held.id, held.title from (${use.named(file)}) held`],
    )
  if (named.length === 0) return `'[]'::json`
  return `(select coalesce(json_agg(json_build_object('kind', used.kind, 'id', used.id, 'title', used.title)), '[]')
    from (${named.join(' union all ')}) used)`
}

function anyOf(conditions: readonly string[]): string {
  // Without any place every file would look unused, and the clean-up would remove them all.
  if (conditions.length === 0) throw new Error('no feature has a place of files')
  return `(${conditions.join(' or ')})`
}
