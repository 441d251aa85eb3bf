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
import { ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { allPosts } from '../posts/posts.tables.ts'
import type { DocumentCertification } from './certified/certifications.rules.ts'
import type { PrintedOwner } from './owner.repository.ts'

const uuidList = () => uuid().array().notNull().default(sql`'{}'`)

/** A document that is being put together of records. */
export const exportDrafts = pgTable(
  'export_drafts',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    name: text().notNull(),
    /** Records it is made of, in the order they were selected. No key of theirs: one that is gone is seen to be missing. */
    postIds: uuidList(),
    /** The same of homework. */
    homeworkIds: uuidList(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Pictures that were added to it. */
    customImageIds: uuidList(),
    /** Every file it holds: what is placed, adjusted or added. It keeps them from being removed with their record. */
    fileIds: uuidList(),
    totalWords: integer().notNull(),
    /** For the national system; null until it is written. */
    uploadDescription: text(),
    version: integer().notNull(),
    /** Who saved last, the number of that save, and the version on which this writer's saves in a row began. */
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

/** A finished document: exported of a draft, or uploaded. Counts are kept in the transaction that changes them. */
export const ePortfolioColumns = () => ({
  id: uuid().primaryKey(),
  ownerId: ofAccount(),
  clientId: uuid().notNull(),
  kind: text().$type<'exported' | 'uploaded'>().notNull(),
  draftId: uuid().references((): AnyPgColumn => exportDrafts.id, { onDelete: 'set null' }),
  title: text().notNull(),
  name: text().notNull(),
  visibility: text().$type<Visibility>().notNull().default('private'),
  /** Who saw it before the service's people hid it; it is private meanwhile. */
  withheld: text().$type<Visibility>(),
  /** Number of the version that is read, and the form of it that is. */
  version: integer().notNull().default(1),
  /** The greatest number that was ever given: none is given twice. */
  lastVersion: integer().notNull().default(1),
  documentType: text().$type<FormType>().notNull(),
  /** What can be read in it, for the search and the suggestions. */
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
  /** Leads to the page that confirms it. */
  confirmationCode: text(),
  showsOwner: boolean().notNull().default(true),
  /** Readers’ names stand across its pages. */
  marksReaders: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  exhibitedAt: moment(),
  /** Orders the exhibition: given anew each time it is shared to it. */
  exhibitionId: uuid(),
})

/** All of them, also those that lie in the bin; the view `eportfolios` has the others (`eportfolios.view.ts`). */
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

/** What was exported, or uploaded, at one time. */
export const eportfolioVersions = pgTable(
  'eportfolio_versions',
  {
    eportfolioId: ofEPortfolio(),
    /** From 1. */
    number: integer().notNull(),
    clientId: uuid().notNull(),
    /** Of its files. */
    name: text().notNull(),
    /** What it was exported of, so that every form of it says the same; null for an uploaded one. */
    content: jsonb().$type<DocumentContent>(),
    /** What teachers had confirmed of what it is made of. */
    certifications: jsonb().$type<DocumentCertification[]>().notNull().default([]),
    /** Of the designs it is set in (`typeset/editions.ts`). */
    edition: smallint().notNull().default(1),
    /** Whose it says it is, so that every form of it does; null where that was not written down yet. */
    printedOwner: jsonb().$type<PrintedOwner>(),
    /** Files that `content` needs. */
    fileIds: uuidList(),
    /** Who asked for what it says already (client ids), the latest of them. */
    alsoAsked: uuidList(),
    documentType: text().$type<FormType>().notNull(),
    /** What becomes of the e-portfolio once this one is read: the version that goes, and whether readers are marked. */
    letsGo: integer(),
    marksReaders: boolean(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eportfolioId, table.number] }),
    uniqueIndex('eportfolio_versions_client').on(table.eportfolioId, table.clientId),
  ],
)

/** A file made, or to be made, of a version of an e-portfolio. */
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
    // What a stopped server left undone.
    index('eportfolio_forms_waiting').on(table.askedAt).where(sql`${table.state} in ('pending', 'in_progress')`),
  ],
)

/** Codes of documents whose owner's account has ended; they stand on paper, and confirm nothing any more. */
export const withdrawnConfirmations = pgTable('withdrawn_confirmations', {
  code: text().primaryKey(),
  withdrawnAt: moment().notNull(),
})

/** Words and pairs of characters that an exhibited e-portfolio is found by. */
export const eportfolioWords = pgTable(
  'eportfolio_words',
  {
    eportfolioId: ofEPortfolio().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('eportfolio_words_tokens').using('gin', table.tokens)],
)

/** Records of which something stands in an exhibited e-portfolio of their owner, as it is read now. */
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

/** That somebody read an e-portfolio on a day. */
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

/** A summary that was suggested; counted by its day in Taipei, also after the e-portfolio is gone. */
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
