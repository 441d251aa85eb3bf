import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { FormFailure, FormState, FormType, Visibility } from '@learntrail/contract/eportfolio/facts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../platform/database/bin.ts'
import { moment, textList, tsvector } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { allPosts } from '../posts/posts.tables.ts'
import type { DocumentCertification } from './certified/certifications.rules.ts'
import type { PrintedOwner } from './printed-owner.rules.ts'

const uuidList = () => uuid().array().notNull().default(sql`'{}'`)

/** A draft of a document, made of records and homework. */
export const exportDrafts = pgTable(
  'export_drafts',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    name: text().notNull(),
    /** Selected records, in order. No foreign key: a deleted record shows as missing. */
    postIds: uuidList(),
    /** Selected homework, likewise. */
    homeworkIds: uuidList(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Pictures added to the draft itself. */
    customImageIds: uuidList(),
    /** All files it uses: placed, adjusted or added. Keeps them from being deleted with their record. */
    fileIds: uuidList(),
    totalWords: integer().notNull(),
    /** Description for the national system; null until written. */
    uploadDescription: text(),
    version: integer().notNull(),
    /** Window that saved last, the number of that save, and the version on which its uninterrupted saves began. */
    writer: uuid().notNull(),
    writerSave: integer().notNull(),
    writerBase: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('export_drafts_client').on(table.ownerId, table.clientId),
    index('export_drafts_owner').on(table.ownerId, table.updatedAt),
  ],
)

/**
 * A finished document, exported from a draft or uploaded. Counters are updated in the transaction that changes them.
 */
export const ePortfolioColumns = () => ({
  id: uuid().primaryKey(),
  ownerId: ofAccount(),
  clientId: uuid().notNull(),
  kind: text().$type<'exported' | 'uploaded'>().notNull(),
  draftId: uuid().references((): AnyPgColumn => exportDrafts.id, { onDelete: 'set null' }),
  title: text().notNull(),
  name: text().notNull(),
  visibility: text().$type<Visibility>().notNull().default('private'),
  /** Visibility before the service's staff hid it; meanwhile it is private. */
  withheld: text().$type<Visibility>(),
  /** Number of the current version; `documentType` is the form of it that is read. */
  version: integer().notNull().default(1),
  /** The highest number ever given, so that none is reused. */
  lastVersion: integer().notNull().default(1),
  documentType: text().$type<FormType>().notNull(),
  /** Text of the document, for search and suggestions. */
  text: text().notNull().default(''),
  summary: text().notNull().default(''),
  summarySavedAt: moment(),
  summaryDraft: text(),
  summaryDraftedAt: moment(),
  tags: textList(),
  customTags: textList(),
  taggedFriendIds: uuidList(),
  browseCount: integer().notNull().default(0),
  likeCount: integer().notNull().default(0),
  discussionCount: integer().notNull().default(0),
  /** Leads to the page that confirms the document. */
  confirmationCode: text(),
  showsOwner: boolean().notNull().default(true),
  /** Whether the reader's name is printed across its pages. */
  marksReaders: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  exhibitedAt: moment(),
  /** Orders the exhibition; renewed each time it is shared there. */
  exhibitionId: uuid(),
})

/** All e-portfolios including binned ones; the view `eportfolios` is without those (`eportfolios.view.ts`). */
export const allEPortfolios = pgTable('all_eportfolios', { ...ePortfolioColumns(), binnedAt: moment() }, (table) => [
  uniqueIndex('eportfolios_client').on(table.ownerId, table.clientId),
  uniqueIndex('eportfolios_confirmation').on(table.confirmationCode),
  index('eportfolios_owner').on(table.ownerId, table.id).where(isStanding(table)),
  inBin('eportfolios', table, table.ownerId),
  index('eportfolios_draft').on(table.draftId),
  index('eportfolios_newest')
    .on(table.exhibitionId)
    .where(sql`${table.visibility} = 'exhibition' and ${isStanding(table)}`),
  index('eportfolios_newest_of')
    .on(table.ownerId, table.exhibitionId)
    .where(sql`${table.visibility} = 'exhibition' and ${isStanding(table)}`),
  index('eportfolios_liked')
    .on(table.likeCount, table.exhibitionId)
    .where(sql`${table.visibility} = 'exhibition' and ${isStanding(table)}`),
  index('eportfolios_browsed')
    .on(table.browseCount, table.exhibitionId)
    .where(sql`${table.visibility} = 'exhibition' and ${isStanding(table)}`),
  index('eportfolios_tags')
    .using('gin', table.tags)
    .where(sql`${table.visibility} = 'exhibition' and ${isStanding(table)}`),
])

const ofEPortfolio = () =>
  uuid()
    .notNull()
    .references(() => allEPortfolios.id, { onDelete: 'cascade' })

/** A version: what was exported or uploaded at one time. */
export const eportfolioVersions = pgTable(
  'eportfolio_versions',
  {
    eportfolioId: ofEPortfolio(),
    /** From 1. */
    number: integer().notNull(),
    clientId: uuid().notNull(),
    /** Name of its files. */
    name: text().notNull(),
    /** Content it was exported from, so that every form says the same; null if uploaded. */
    content: jsonb().$type<DocumentContent>(),
    /** What teachers had confirmed of its material at export. */
    certifications: jsonb().$type<DocumentCertification[]>().notNull().default([]),
    /** Edition of the designs that it is typeset in (`typeset/editions.ts`). */
    edition: smallint().notNull().default(1),
    /** Owner as printed, the same in every form; null for versions older than this column. */
    printedOwner: jsonb().$type<PrintedOwner>(),
    /** Files that `content` needs. */
    fileIds: uuidList(),
    /** The latest client ids of exports that were answered with this version, as it was unchanged. */
    alsoAsked: uuidList(),
    documentType: text().$type<FormType>().notNull(),
    /**
     * Changes to the e-portfolio once this version is current: the version to remove, and whether readers are marked.
     */
    letsGo: integer(),
    marksReaders: boolean(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eportfolioId, table.number] }),
    uniqueIndex('eportfolio_versions_client').on(table.eportfolioId, table.clientId),
  ],
)

/** A file made, or to be made, of a version. */
export const eportfolioForms = pgTable(
  'eportfolio_forms',
  {
    eportfolioId: uuid().notNull(),
    version: integer().notNull().default(1),
    type: text().$type<FormType>().notNull(),
    state: text().$type<FormState>().notNull(),
    progress: real().notNull().default(0),
    failure: text().$type<FormFailure>(),
    fileId: uuid().references(() => files.id),
    pages: integer(),
    isRecompressed: boolean().notNull().default(false),
    leftOutCount: integer().notNull().default(0),
    askedAt: moment().notNull(),
    madeAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.eportfolioId, table.version, table.type] }),
    foreignKey({
      name: 'eportfolio_forms_version_fk',
      columns: [table.eportfolioId, table.version],
      foreignColumns: [eportfolioVersions.eportfolioId, eportfolioVersions.number],
    }).onDelete('cascade'),
    uniqueIndex('eportfolio_forms_file').on(table.fileId),
    // For forms that a stopped server left unfinished.
    index('eportfolio_forms_waiting').on(table.askedAt).where(sql`${table.state} in ('pending', 'in_progress')`),
  ],
)

/** Codes of documents that were withdrawn, such as those of deleted accounts; they may still be on paper. */
export const withdrawnConfirmations = pgTable('withdrawn_confirmations', {
  code: text().primaryKey(),
  withdrawnAt: moment().notNull(),
})

/** Words and character pairs that an exhibited e-portfolio is found by. */
export const eportfolioWords = pgTable(
  'eportfolio_words',
  {
    eportfolioId: ofEPortfolio().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` they were made with; rows of another version are rebuilt after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('eportfolio_words_tokens').using('gin', table.tokens)],
)

/** Records with content in an exhibited e-portfolio of their owner, in its current version. */
export const exhibitedPosts = pgTable(
  'exhibited_posts',
  {
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    eportfolioId: ofEPortfolio(),
  },
  (table) => [
    // In the order of the list.
    primaryKey({ columns: [table.postId, table.eportfolioId] }),
    index('exhibited_posts_eportfolio').on(table.eportfolioId),
  ],
)

/** Marks that a person read an e-portfolio on a day. */
export const eportfolioViews = pgTable(
  'eportfolio_views',
  { eportfolioId: ofEPortfolio(), personId: ofAccount(), day: date({ mode: 'string' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.eportfolioId, table.personId, table.day] }),
    index('eportfolio_views_person').on(table.personId),
  ],
)

export const eportfolioLikes = pgTable(
  'eportfolio_likes',
  {
    eportfolioId: ofEPortfolio(),
    personId: ofAccount(),
    likedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eportfolioId, table.personId] }),
    index('eportfolio_likes_person').on(table.personId),
  ],
)

/** A suggested summary; counts towards the limit of its day in Taipei even after the e-portfolio is deleted. */
export const summarySuggestions = pgTable(
  'summary_suggestions',
  {
    id: uuid().primaryKey(),
    personId: ofAccount(),
    clientId: uuid().notNull(),
    eportfolioId: uuid().references(() => allEPortfolios.id, { onDelete: 'set null' }),
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    engine: text().$type<'built_in' | 'model'>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('summary_suggestions_client').on(table.personId, table.clientId),
    index('summary_suggestions_day').on(table.personId, table.day),
    index('summary_suggestions_eportfolio').on(table.eportfolioId, table.id),
  ],
)

/** Its comments go with it, however it goes. */
export const ePortfolioTriggers: readonly TableTrigger[] = [
  { table: 'all_eportfolios', name: 'eportfolios_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
]
