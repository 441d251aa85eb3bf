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
import { ofAccount } from '../accounts/accounts.tables.ts'

const documentFlags = fileTypeFlags.word | fileTypeFlags.ppt | fileTypeFlags.excel | fileTypeFlags.pdf

/** A document that was not looked into yet. */
export function isUndisclosed({ discloses, type }: { discloses: AnyPgColumn; type: AnyPgColumn }): SQL {
  return sql`${discloses} is null and ${type} & ${sql.raw(String(documentFlags))} <> 0`
}

/** A film that is ready to be seen, and of which nobody has looked yet whether slow lines need another form. */
export function isSmallUndecided(
  file: Record<'type' | 'isSmallDecided' | 'conversionState' | 'duration', AnyPgColumn>,
): SQL {
  const isReady = sql`(${file.conversionState} = 'done' or (${file.conversionState} is null and ${file.duration} is not null))`
  return sql`not ${file.isSmallDecided} and ${file.type} & ${sql.raw(String(fileTypeFlags.video))} <> 0 and ${isReady}`
}

/** An uploaded file. Its bytes are in the storage under their hash; other forms of a picture under theirs. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** 24-character identifier and the name it came with. */
    name: text().notNull(),
    displayName: text().notNull(),
    /** Bit flags of the contract's `fileTypeFlags`. */
    type: integer().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Upright, at most 4096 pixels a side, without the camera's data: what others get. */
    previewKey: text(),
    previewMediaType: text(),
    /** Null for those made before it was kept. */
    previewBytes: bigint({ mode: 'number' }),
    /** Of a large film one for slow lines (`conversions/small-film.rules.ts`). */
    smallKey: text(),
    smallBytes: bigint({ mode: 'number' }),
    /** Whether it has one, or needs none, was looked into. */
    isSmallDecided: boolean().notNull().default(false),
    /** Small forms (WebP), narrowest first, and how wide each is. */
    thumbnailKeys: text().array().notNull().default([]),
    thumbnailWidths: integer().array().notNull().default([]),
    /** The original says more than it shows, such as where it was taken: it is the owner's alone. */
    isOriginalPrivate: boolean().notNull().default(false),
    /** Seconds of films and sound. */
    duration: doublePrecision(),
    /** Of files that are shown in another form, which a job makes: the contract's `conversionStates` and reasons. */
    conversionState: text().$type<ConversionState>(),
    conversionReason: text().$type<ConversionReason>(),
    /** Of documents, what they tell whoever downloads them; null until they were looked into. Its owner's alone. */
    discloses: jsonb().$type<Disclosure>(),
    /** What lists say of its captions (`file_captions`), written with them. */
    captions: jsonb().$type<FileSummary['captions']>().notNull().default([]),
    downloadPeriod: moment(),
    /** When it was taken out of something; nothing may have it since. */
    letGoAt: moment(),
    /** When the service's people hid it: nobody but its owner has it since. */
    withheldAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.id),
    index('files_created').on(table.createdAt),
    index('files_let_go').on(table.letGoAt).where(sql`${table.letGoAt} is not null`),
    // By these a job finds out whether bytes are still needed.
    index('files_sha256').on(table.sha256),
    index('files_preview').on(table.previewKey).where(sql`${table.previewKey} is not null`),
    index('files_small').on(table.smallKey).where(sql`${table.smallKey} is not null`),
    index('files_thumbnails').using('gin', table.thumbnailKeys),
    // What a stopped server left undone.
    index('files_converting').on(table.id).where(sql`${table.conversionState} in ('pending', 'in_progress')`),
    index('files_small_undecided').on(table.id).where(isSmallUndecided(table)),
    index('files_undisclosed').on(table.id).where(isUndisclosed(table)),
  ],
)

/**
 * Content that is being brought in: for as long as a claim holds, nobody removes the bytes of that key, although no row
 * names them yet. Bytes take their time on the way to a store, and no transaction waits for them.
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
