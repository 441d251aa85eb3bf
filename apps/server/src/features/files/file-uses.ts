import type { Transaction } from '../../platform/database/index.ts'
import { type Declared, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** The rows of a table that hold files. Its triggers write down what each of them holds (`holds/hold-triggers.ts`). */
export interface Holder {
  table: string
  /** The column with the id of what holds them. */
  id: string
  /** The column that tells the rows of one id apart. */
  number?: string
  /** SQL of the ids of the files that a row holds: an array, never null, without a question to another table. */
  files(row: string): string
}

/**
 * A place where files are shown: records, a person's picture. The feature that owns the place has it, so that this
 * one needs to know none of them. All answers are SQL; `hold` names a row of file_holds that is the place's, `viewer` the
 * viewer’s id, `now` the moment.
 */
export interface FileUse {
  name: string
  /** What my files call it, where people know several places as one. */
  kind?: string
  holder: Holder
  /** Nothing keeps a file from being removed there: it is shown for as long as it is there. */
  keepsNothing?: true
  /** Whether the place shows the file to the viewer. */
  shows(hold: string, viewer: string, now: string, declared: Declared): string
  /** Whether the place goes on showing it to the viewer after the owner's period: what was handed in is not taken away. */
  keeps?(hold: string, viewer: string): string
  /** Whether its owner wants the names of readers across its pages there, and not only at their foot. */
  marks?(hold: string): string
  /**
   * What holds the file, by name: a query of `id` (uuid, null where there is only one such place) and `title`
   * (text), for the owner's own list. Without it the owner hears only that the file is used.
   */
  named?(hold: string): string
  /** The same, of what holds it and lies in the bin. */
  inBin?(hold: string): string
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
  const passing = usesOf(declared).flatMap(({ name, keepsNothing }) => (keepsNothing ? [`'${name}'`] : []))
  const keeps = passing.length === 0 ? 'true' : `hold.place not in (${passing.join(', ')})`
  return `exists (select 1 from file_holds hold where hold.file_id = ${file}.id and ${keeps})`
}

/**
 * SQL: some place shows the file to the viewer at the moment, and the service's people have not hidden it. `places` are
 * those that hold it, where they are known; so below.
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

/** SQL: until when the file is read by the viewer, where no place keeps it for them. */
export function periodFor(declared: Declared, file: string, viewer: string, places?: readonly string[]): string {
  const isKept = isSaid(usesOf(declared, places), file, (use) => use.keeps?.('hold', viewer))
  return `case when ${file}.download_period is not null and not ${isKept} then ${file}.download_period end`
}

/** SQL: readers’ names stand across the pages. */
export function isFileMarked(declared: Declared, file: string, places?: readonly string[]): string {
  return isSaid(usesOf(declared, places), file, (use) => use.marks?.('hold'))
}

/** SQL: a list of the contract's `fileUseSummary`, of all places that hold the file and name themselves. */
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
 * SQL: the place of one of the file's holds says so; one that says nothing says no. No `exists`, of which the planner makes
 * two plans, each with two of all that is asked within.
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

/** These places, or all. Without any, every file would look unused, and the clean-up would remove them all. */
function usesOf(declared: Declared, places?: readonly string[]): readonly FileUse[] {
  const uses = declared.of(fileUses)
  if (uses.length === 0) throw new Error('no feature has a place of files')
  return places === undefined ? uses : uses.filter(({ name }) => places.includes(name))
}
