import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { limits } from '../limits.ts'
import { peoplePage, personSummary } from '../people/person.ts'
import { planLooks } from '../plans/facts.ts'
import { signatureRoles } from '../plans/signing/facts.ts'
import { customTagList, tagList } from '../posts/record-parts.ts'
import { cursor, id, pageSize, text, time } from '../text.ts'
import { confirmedKinds, exhibitionSorts, formFailures, formStates, formTypes, visibilities } from './facts.ts'
import { ePortfolioLimits } from './limits.ts'

/** A file that is being made, or was made, of an e-portfolio. */
const form = z.object({
  type: z.enum(formTypes),
  state: z.enum(formStates),
  /** 0 to 1 while it is being made. */
  progress: z.number(),
  failure: z.enum(formFailures).nullable(),
  file: fileSummary.nullable(),
  pages: z.int().nullable(),
  /** Pictures were reduced so that the file fits its limit. */
  isRecompressed: z.boolean(),
  /** Number of pictures left out because they could not be read. */
  leftOutCount: z.int(),
})
export type EPortfolioForm = z.infer<typeof form>

/** The result of one export. */
const version = z.object({
  /** From 1, increasing with each version. */
  number: z.int(),
  /** The form of it that readers see. */
  type: z.enum(formTypes),
  /** When the export was requested. */
  exportedAt: time,
  /** All its forms. */
  forms: z.array(form),
})
export type EPortfolioVersion = z.infer<typeof version>

export const ePortfolio = z.object({
  id,
  owner: personSummary,
  /** `exported` from a draft here, or `uploaded` as a finished PDF. */
  kind: z.enum(['exported', 'uploaded']),
  title: z.string(),
  name: z.string(),
  visibility: z.enum(visibilities),
  /** The form that readers see; viewers other than the owner get only this one. */
  document: form,
  /** Number of the version that readers see, and when it was exported. */
  version: z.int(),
  exportedAt: time,
  /** All forms of that version; empty for viewers other than the owner. */
  forms: z.array(form),
  /** All versions, newest first, including former and unfinished ones; empty for viewers other than the owner. */
  versions: z.array(version),
  /** Picture of its first page; null until it exists. */
  coverUrl: z.string().nullable(),
  /** For the owner: the draft it was exported from, while that exists. */
  draftId: id.nullable(),
  summary: z.string(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  /** Participants whom the viewer may see. */
  taggedFriends: z.array(personSummary),
  browseCount: z.int(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  discussionCount: z.int(),
  /** Code of the confirmation page; null if it was uploaded. */
  confirmationCode: z.string().nullable(),
  showsOwner: z.boolean(),
  /** The reader's name is printed across the pages, not only at their foot. */
  marksReaders: z.boolean(),
  createdAt: time,
  exhibitedAt: time.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), discuss: z.boolean(), report: z.boolean() }),
})
export type EPortfolio = z.infer<typeof ePortfolio>

const asked = ePortfolio.extend({
  /** Number of the requested version. */
  askedVersion: z.int(),
  /** That version already existed with the same content: the requested form was added to it. */
  isUnchanged: z.boolean(),
})
export type AskedEPortfolio = z.infer<typeof asked>

export const ePortfolioCard = ePortfolio.omit({ forms: true, versions: true, taggedFriends: true, can: true })
export type EPortfolioCard = z.infer<typeof ePortfolioCard>
const cards = z.object({ items: z.array(ePortfolioCard), nextCursor: z.string().nullable() })
export type EPortfolioPage = z.infer<typeof cards>

const anyOne = z.object({ id })
const done = z.object({ ok: z.literal(true) })
const formType = z.enum(formTypes, { error: 'invalid' })
const versionNumber = z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(1_000_000, { error: 'invalid' })
const oneVersion = z.object({ id, number: z.coerce.number({ error: 'invalid' }).pipe(versionNumber) })
const title = text({ min: 1, max: ePortfolioLimits.title, oneLine: true })
const name = text({ min: 1, max: ePortfolioLimits.fileName, safe: true })

export const exportEPortfolio = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio',
  summary:
    'Export a draft as it is saved now, as an e-portfolio of its own or, with ePortfolioId, as a new version of one, where it says anything else than that; made by a job. With fileId instead, an uploaded PDF becomes an e-portfolio. The same clientId again answers the one already there',
  access: 'member',
  cost: 50,
  body: z.union([
    z.object({
      clientId: id,
      draftId: id,
      type: formType.default('pdf'),
      /** An e-portfolio exported from this draft before: readers see the new version once it is made. */
      ePortfolioId: id.optional(),
      /** If omitted: unchanged, or false for a new e-portfolio. */
      marksReaders: z.boolean().optional(),
      /** Number of the oldest version, deleted to make room when the maximum is kept: the person was told. */
      letsGo: versionNumber.optional(),
    }),
    z.object({ clientId: id, fileId: id, title, tags: tagList.default([]), customTags: customTagList.default([]) }),
  ]),
  answers: asked,
  refusals: [
    'EXPORT_DRAFT_NOT_FOUND',
    'EXPORT_DRAFT_EMPTY',
    'EPORTFOLIO_NOT_FOUND',
    'NO_PERMISSION',
    'EPORTFOLIO_VERSIONS_FULL',
    'EPORTFOLIO_LIMIT_REACHED',
    'EXPORTS_WAITING',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_NOT_PDF',
    'FILE_DAMAGED',
    'FILE_BYTES_GONE',
    'PDF_PROTECTED',
    'DOCUMENT_TOO_LONG',
  ],
})

export const makeEPortfolioForm = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio/:id/forms',
  summary:
    'Make a further form of an exported e-portfolio, or try one again that failed; of the version read, or another',
  access: 'member',
  cost: 50,
  params: anyOne,
  body: z.object({ type: formType, version: versionNumber.optional() }),
  answers: ePortfolio,
  refusals: [
    'EPORTFOLIO_NOT_FOUND',
    'EPORTFOLIO_VERSION_NOT_FOUND',
    'NO_PERMISSION',
    'EPORTFOLIO_UPLOADED',
    'EXPORTS_WAITING',
  ],
})

export const cancelExport = endpoint({
  method: 'DELETE',
  path: '/api/v2/ePortfolio/:id/versions/:number/forms/:type',
  summary:
    'Cancel a form that waits, is being made or failed; a version without its document goes with it, and an e-portfolio without a version. Again is harmless',
  access: 'member',
  params: oneVersion.extend({ type: formType }),
  answers: done,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION', 'EXPORT_MADE'],
})

export const removeEPortfolioVersion = endpoint({
  method: 'DELETE',
  path: '/api/v2/ePortfolio/:id/versions/:number',
  summary: 'Remove a former version with its files; again is harmless',
  access: 'member',
  params: oneVersion,
  answers: done,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION', 'EPORTFOLIO_VERSION_CURRENT'],
})

export const readEPortfolio = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/:id',
  summary: 'One e-portfolio',
  access: 'member',
  params: anyOne,
  answers: ePortfolio,
  refusals: ['EPORTFOLIO_NOT_FOUND'],
})

export const changeEPortfolio = endpoint({
  method: 'PATCH',
  path: '/api/v2/ePortfolio/:id',
  summary:
    'Rename it, share it to the exhibition or withdraw it, tag it, name friends who took part, mark who reads it',
  access: 'member',
  mends: 'params.id',
  params: anyOne,
  body: z
    .object({
      title: title.optional(),
      name: name.optional(),
      visibility: z.enum(visibilities, { error: 'invalid' }).optional(),
      tags: tagList.optional(),
      customTags: customTagList.optional(),
      taggedFriendIds: z
        .array(id)
        .max(ePortfolioLimits.taggedFriends, { error: 'too_many' })
        .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' })
        .optional(),
      /** The confirmation page names the owner. */
      showsOwner: z.boolean().optional(),
      marksReaders: z.boolean().optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), { error: 'required' }),
  answers: ePortfolio,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION', 'EPORTFOLIO_NOT_READY', 'USER_NOT_FOUND', 'WITHHELD'],
})

export const deleteEPortfolio = endpoint({
  method: 'DELETE',
  path: '/api/v2/ePortfolio/:id',
  summary: 'Delete an e-portfolio with everything made of it and said about it; its draft stays',
  access: 'member',
  params: anyOne,
  answers: done,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION'],
})

export const listMyEPortfolios = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/self',
  summary: 'My e-portfolios, newest first',
  access: 'member',
  cost: 2,
  query: z.object({
    visibility: z.enum(visibilities, { error: 'invalid' }).optional(),
    /** Exported from this draft of the caller. */
    draftId: id.optional(),
    cursor: cursor.optional(),
    limit: pageSize(limits.pageSize),
  }),
  answers: cards,
  refusals: [],
})

export const listExhibition = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/exhibition',
  summary: 'E-portfolios in the exhibition that I may see',
  access: 'member',
  cost: 2,
  query: z.object({
    /** Searched in title, summary, text, own tags and the owner's name; all words must match. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
    /** Comma-separated tag codes; finds e-portfolios with all of them. */
    tags: z.string().max(500).optional(),
    customTags: text({ max: 300, oneLine: true }).optional(),
    /** Owners at this school. */
    schoolId: id.optional(),
    owner: id.optional(),
    sort: z.enum(exhibitionSorts, { error: 'invalid' }).default('newest'),
    cursor: cursor.optional(),
    limit: pageSize(limits.pageSize),
  }),
  answers: cards,
  refusals: [],
})

export const browseEPortfolio = endpoint({
  method: 'PATCH',
  path: '/api/v2/ePortfolio/:id/browse',
  summary: 'Count that I read it: once for each reader and day, never the owner',
  access: 'member',
  params: anyOne,
  answers: z.object({ browseCount: z.int() }),
  refusals: ['EPORTFOLIO_NOT_FOUND'],
})

/** Id of the e-portfolio itself, or of a discussion or reply below it. */
const referenceId = id
const likes = z.object({ likeCount: z.int(), isLiked: z.boolean() })

export const likeEPortfolio = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio/:id/like',
  summary: 'Like the e-portfolio, or a discussion or reply below it',
  access: 'member',
  params: anyOne,
  body: z.object({ referenceId }),
  answers: likes,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND'],
})

export const unlikeEPortfolio = endpoint({
  method: 'DELETE',
  path: '/api/v2/ePortfolio/:id/like',
  summary: 'Take a like back',
  access: 'member',
  params: anyOne,
  query: z.object({ referenceId }),
  answers: likes,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND'],
})

export const listTagFriends = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/tagFriends',
  summary: 'My friends, to name who took part, by a part of the name',
  access: 'member',
  query: z.object({ keyword: text({ max: limits.searchWord, oneLine: true }).default(''), cursor: cursor.optional() }),
  answers: peoplePage,
  refusals: [],
})

const confirmedType = z.enum([...formTypes, ...planLooks])

/** What a document's code confirms: an e-portfolio, a sealed plan of self-directed learning, or a certificate. */
const confirmation = z.object({
  kind: z.enum(confirmedKinds),
  code: z.string(),
  title: z.string(),
  /** Null unless the owner allows it to be shown. */
  owner: z.object({ displayName: z.string(), schoolName: z.string().nullable() }).nullable(),
  /** The version that readers see now, and when it was exported. */
  version: z.int(),
  exportedAt: time,
  documents: z.array(
    z.object({
      type: confirmedType,
      sha256: z.string(),
      bytes: z.int(),
      pages: z.int().nullable(),
      madeAt: time,
    }),
  ),
  /** Former versions that are still kept, newest first. */
  former: z.array(
    z.object({
      number: z.int(),
      exportedAt: time,
      documents: z.array(z.object({ type: confirmedType, sha256: z.string() })),
    }),
  ),
  /** Set for a plan. */
  plan: z
    .object({
      lessons: z.int(),
      /** Signatures of this state, by role only. */
      signatures: z.array(z.object({ role: z.enum(signatureRoles), label: z.string(), at: time })),
      /** The newest edition, if it is another one. */
      newest: z.object({ number: z.int(), sealedAt: time }).nullable(),
    })
    .nullable(),
  /** Set for a finished course. */
  course: z
    .object({
      /** Minutes that the course takes; 0: not stated. */
      minutes: z.int(),
      finishedAt: time,
      teachers: z.array(z.string()),
    })
    .nullable(),
})
export type Confirmation = z.infer<typeof confirmation>

export const confirmEPortfolio = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/confirmations/:code',
  summary: 'Whose document it is, when its versions were exported and what their bytes hash to',
  access: 'public',
  rate: 'login',
  params: z.object({ code: z.string().regex(/^[2-9A-HJ-NP-Z]{16}$/, { error: 'invalid' }) }),
  answers: confirmation,
  refusals: ['CONFIRMATION_NOT_FOUND', 'CONFIRMATION_WITHDRAWN'],
})

export const ePortfolioCalls = [
  exportEPortfolio,
  listMyEPortfolios,
  listExhibition,
  listTagFriends,
  confirmEPortfolio,
  readEPortfolio,
  changeEPortfolio,
  deleteEPortfolio,
  makeEPortfolioForm,
  cancelExport,
  removeEPortfolioVersion,
  browseEPortfolio,
  likeEPortfolio,
  unlikeEPortfolio,
] as const
