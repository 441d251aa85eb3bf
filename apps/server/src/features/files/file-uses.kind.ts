import type { Transaction } from '../../platform/database/index.ts'
import { type Declared, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** The rows of a table that hold files. Triggers on the table record what each row holds (`holds/hold-triggers.ts`). */
export interface Holder {
  table: string
  /** The column with the id of the holder. */
  id: string
  /** The column that distinguishes several rows of one id. */
  number?: string
  /** SQL of the ids of the files that a row holds: an array, never null, read from the row alone. */
  files(row: string): string
}

/**
 * A place where files are shown, such as records or avatars. Declared by the feature that owns the place, so that this
 * feature knows none of them. All answers are SQL; `hold` names a row of file_holds of this place, `viewer` the
 * viewer's id, `now` the moment.
 */
export interface FileUse {
  name: string
  /** The name in the owner's file list, where several places count as one. */
  kind?: string
  holder: Holder
  /** The place does not keep a file from being deleted; it shows the file for as long as it exists. */
  keepsNothing?: true
  /** Whether the place shows the file to the viewer. */
  shows(hold: string, viewer: string, now: string, declared: Declared): string
  /**
   * Whether the place still shows the file to the viewer after the owner's download period: handed-in work stays
   * readable.
   */
  keeps?(hold: string, viewer: string): string
  /** Whether the owner wants readers' names across the pages and not only at their foot. */
  marks?(hold: string): string
  /**
   * What holds the file, for the owner's own list: a query of `id` (uuid, null where there is only one such place) and
   * `title` (text). Without it, the owner learns only that the file is used.
   */
  named?(hold: string): string
  /** As `named`, for holders in the bin. */
  inBin?(hold: string): string
  /** Called within the change that renames the file or learns its text. */
  reworded?(transaction: Transaction, fileId: string): Promise<void>
  /** Called within the change that gives the file other forms, such as a film's still; tells the place's viewers. */
  remade?(platform: Platform, transaction: Transaction, fileId: string): Promise<void>
}

export const fileUses = kindOf<FileUse>('places of files')

/** Tells every place that the file was renamed or that its text is known. */
export async function tellReworded({ declared }: Platform, transaction: Transaction, fileId: string): Promise<void> {
  for (const use of declared.of(fileUses)) await use.reworded?.(transaction, fileId)
}

/** Tells the viewers of the file in every place that it has new forms. */
export async function tellRemade(platform: Platform, transaction: Transaction, fileId: string): Promise<void> {
  for (const use of platform.declared.of(fileUses)) await use.remade?.(platform, transaction, fileId)
}

/** SQL: whether a place holds the file that keeps it from being deleted. */
export function isFileUsed(declared: Declared, file: string): string {
  const passing = usesOf(declared).flatMap(({ name, keepsNothing }) => (keepsNothing ? [`'${name}'`] : []))
  const keeps = passing.length === 0 ? 'true' : `hold.place not in (${passing.join(', ')})`
  return `exists (select 1 from file_holds hold where hold.file_id = ${file}.id and ${keeps})`
}

/**
 * SQL: whether some place shows the file to the viewer at the moment, and staff have not hidden it. `places` limits the
 * check to those known to hold the file; likewise below.
 */
export function isFileShownTo(
  declared: Declared,
  file: string,
  viewer: string,
  now: string,
  places?: readonly string[],
): string {
  const isShown = isSaid(usesOf(declared, places), file, (use) => use.shows('hold', viewer, now, declared))
  return `(${file}.withheld_at is null and ${isShown})`
}

/** SQL: the end of the viewer's access to the file; null if there is none, or if a place keeps it for them. */
export function periodFor(declared: Declared, file: string, viewer: string, places?: readonly string[]): string {
  const isKept = isSaid(usesOf(declared, places), file, (use) => use.keeps?.('hold', viewer))
  return `case when ${file}.download_period is not null and not ${isKept} then ${file}.download_period end`
}

/** SQL: whether readers' names are stamped across the pages. */
export function isFileMarked(declared: Declared, file: string, places?: readonly string[]): string {
  return isSaid(usesOf(declared, places), file, (use) => use.marks?.('hold'))
}

/** SQL: a list of the contract's `fileUseSummary`, for all named places that hold the file. */
export function fileUsesOf(declared: Declared, file: string): string {
  const named = usesOf(declared).flatMap(({ name, kind = name, named, inBin }, place) =>
    [
      { kind, found: named?.('hold') },
      { kind: 'bin', found: inBin?.('hold') },
    ].flatMap(({ kind, found }) =>
      found === undefined
        ? []
        : [`select ${place} as place, '${kind}' as kind, n.id, n.title from (${found}) n where hold.place = '${name}'`],
    ),
  )
  if (named.length === 0) return `'[]'::json`
  return `(select coalesce(json_agg(json_build_object('kind', used.kind, 'id', used.id, 'title', used.title)
      order by used.place, used.id, used.title), '[]')
    from (select min(n.place) as place, n.kind, n.id, n.title
      from file_holds hold, lateral (${named.join(' union all ')}) n
      where hold.file_id = ${file}.id group by n.kind, n.id, n.title) used)`
}

/**
 * SQL: whether the condition of one of the places that hold the file is true; places without a condition count as
 * false. Avoids `exists`, for which the planner makes two plans, each doubling everything nested within.
 */
function isSaid(uses: readonly FileUse[], file: string, saidBy: (use: FileUse) => string | undefined): string {
  const said = uses.flatMap((use) => {
    const condition = saidBy(use)
    return condition === undefined || condition === 'false' ? [] : [`when '${use.name}' then ${condition}`]
  })
  if (said.length === 0) return 'false'
  return `((select true from file_holds hold where hold.file_id = ${file}.id
    and case hold.place ${said.join(' ')} else false end limit 1) is true)`
}

/**
 * Returns these places, or all. Throws if none is declared, since every file would then look unused and be cleaned up.
 */
function usesOf(declared: Declared, places?: readonly string[]): readonly FileUse[] {
  const uses = declared.of(fileUses)
  if (uses.length === 0) throw new Error('no feature has a place of files')
  return places === undefined ? uses : uses.filter(({ name }) => places.includes(name))
}
