import { type ConversionReason, type ConversionState, fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Disclosure, FileSummary } from '@learntrail/contract/files/files'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

const documentFlags = fileTypeFlags.word | fileTypeFlags.ppt | fileTypeFlags.excel | fileTypeFlags.pdf

/** SQL: whether a document was not examined yet. */
export function isUndisclosed({ discloses, type }: { discloses: AnyPgColumn; type: AnyPgColumn }): SQL {
  return sql`${discloses} is null and ${type} & ${sql.raw(String(documentFlags))} <> 0`
}

/** SQL: whether a film is ready to be seen and its form for slow lines is undecided. */
export function isSmallUndecided(
  file: Record<'type' | 'isSmallDecided' | 'conversionState' | 'duration', AnyPgColumn>,
): SQL {
  const isReady = sql`(${file.conversionState} = 'done' or (${file.conversionState} is null and ${file.duration} is not null))`
  return sql`not ${file.isSmallDecided} and ${file.type} & ${sql.raw(String(fileTypeFlags.video))} <> 0 and ${isReady}`
}

/** An uploaded file. Its bytes are in the storage under their hash, and so are those of its other forms. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** A 24-character identifier and the name it came with. */
    name: text().notNull(),
    displayName: text().notNull(),
    /** Bit flags of the contract's `fileTypeFlags`. */
    type: integer().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** The form that others get; for pictures upright, at most 4096 pixels a side, without the camera's data. */
    previewKey: text(),
    previewMediaType: text(),
    /** Null for previews made before sizes were recorded. */
    previewBytes: bigint({ mode: 'number' }),
    /** The form of a large film for slow lines (`conversions/small-film.rules.ts`). */
    smallKey: text(),
    smallBytes: bigint({ mode: 'number' }),
    /** Whether the film has a small form or is known to need none. */
    isSmallDecided: boolean().notNull().default(false),
    /** Small forms (WebP), narrowest first, and the width of each in pixels. */
    thumbnailKeys: text().array().notNull().default([]),
    thumbnailWidths: integer().array().notNull().default([]),
    /** The original reveals more than it shows, such as where it was taken: only the owner gets it. */
    isOriginalPrivate: boolean().notNull().default(false),
    /** Length of films and sound in seconds. */
    duration: doublePrecision(),
    /** For files shown in a form that a job makes: the contract's `conversionStates` and reasons. */
    conversionState: text().$type<ConversionState>(),
    conversionReason: text().$type<ConversionReason>(),
    /**
     * Personal data that a document discloses to those who download it, shown only to the owner; null until examined.
     */
    discloses: jsonb().$type<Disclosure>(),
    /** Summary of its captions for lists, written together with `file_captions`. */
    captions: jsonb().$type<FileSummary['captions']>().notNull().default([]),
    downloadPeriod: moment(),
    /** When it was taken out of something; it may be in use again since. */
    letGoAt: moment(),
    /** When staff hid it; since then only its owner can open it. */
    withheldAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.id),
    index('files_created').on(table.createdAt),
    index('files_let_go').on(table.letGoAt).where(sql`${table.letGoAt} is not null`),
    // For the job that finds out whether bytes are still needed.
    index('files_sha256').on(table.sha256),
    index('files_preview').on(table.previewKey).where(sql`${table.previewKey} is not null`),
    index('files_small').on(table.smallKey).where(sql`${table.smallKey} is not null`),
    index('files_thumbnails').using('gin', table.thumbnailKeys),
    // For work that a stopped server left undone.
    index('files_converting').on(table.id).where(sql`${table.conversionState} in ('pending', 'in_progress')`),
    index('files_small_undecided').on(table.id).where(isSmallUndecided(table)),
    index('files_undisclosed').on(table.id).where(isUndisclosed(table)),
  ],
)

/**
 * Content that is being stored. While a claim holds, nobody removes the bytes of its key although no row names them
 * yet; so no transaction has to wait for a slow store.
 */
export const contentClaims = pgTable(
  'content_claims',
  {
    id: uuid().notNull(),
    key: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.id] }), index('content_claims_id').on(table.id)],
)

/** A card that shows the file is outdated. */
export const fileTriggers: readonly TableTrigger[] = [
  { table: 'files', name: 'files_renew_post', runs: 'renew_post', reaches: 'posts' },
]
