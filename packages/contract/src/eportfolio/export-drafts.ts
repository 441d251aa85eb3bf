import { z } from 'zod'
import { contentBlock } from '../content/content.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary, uploadRefusals } from '../files/files.ts'
import { version, writing } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { adjustImage, customTextResources, documentContent, pages, resourceId, sectionOrder } from './document.ts'
import { orientations, templates } from './facts.ts'
import { ePortfolioLimits } from './limits.ts'

const selection = z
  .array(resourceId)
  .max(ePortfolioLimits.materials, { error: 'too_many' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' })

const title = text({ max: ePortfolioLimits.title, oneLine: true })
/** Name of the draft and of the downloaded file, without extension. */
const name = text({ max: ePortfolioLimits.fileName, safe: true })

/** The text of one piece of material; what is placed in a section is a copy that stays when the material changes. */
const textResource = z.object({
  resourceId,
  title: z.string(),
  date: z.string(),
  /** Each fits into a document; `block` is its formatting, if any. */
  paragraphs: z.array(z.object({ text: z.string(), block: contentBlock.optional() })),
})
const imageResource = z.object({ resourceId, file: fileSummary })

export const exportDraft = z.object({
  draftId: id,
  /** Grows with every save; a save names the version it is based on. */
  version: z.int(),
  name: z.string(),
  title: z.string(),
  selectedPortfolioIds: z.array(id),
  selectedHomeworkIds: z.array(id),
  /** Texts and pictures of the selected material as it is now. Material deleted since is in neither. */
  textResources: z.array(textResource),
  imageResources: z.array(imageResource),
  customTextResources,
  sectionOrder,
  /** Pictures added here, in the order they were added. */
  customImageResources: z.array(fileSummary),
  adjustImages: z.array(adjustImage),
  /** Every picture the document places, including adjusted ones, by id; deleted ones are missing. */
  placedImages: z.array(fileSummary),
  pages,
  /** Description for the field next to the upload in the national system; null until it is written. */
  uploadDescription: z.string().nullable(),
  draftTotalWords: z.int(),
  createdAt: time,
  updatedAt: time,
})
export type ExportDraft = z.infer<typeof exportDraft>

const draftSummary = z.object({
  draftId: id,
  version: z.int(),
  name: z.string(),
  title: z.string(),
  selectedCount: z.int(),
  draftTotalWords: z.int(),
  imageCount: z.int(),
  template: z.enum(templates),
  orientation: z.enum(orientations),
  cover: fileSummary.nullable(),
  updatedAt: time,
})
export type ExportDraftSummary = z.infer<typeof draftSummary>

const anyOne = z.object({ id })

export const listExportDrafts = endpoint({
  method: 'GET',
  path: '/api/v2/exportDraft',
  summary: 'My drafts of e-portfolios, changed last first; there are never more than the limit',
  access: 'member',
  answers: z.object({ items: z.array(draftSummary), limit: z.int() }),
  refusals: [],
})

export const createExportDraft = endpoint({
  method: 'POST',
  path: '/api/v2/exportDraft',
  summary: 'Begin an e-portfolio of selected material; sending the same clientId again answers the draft already there',
  access: 'member',
  body: z.object({
    ...writing,
    clientId: id,
    name: name.default(''),
    title: title.default(''),
    resourceIds: selection.default([]),
  }),
  answers: exportDraft,
  refusals: ['RESOURCE_NOT_FOUND', 'EXPORT_DRAFT_LIMIT_REACHED'],
})

export const readExportDraft = endpoint({
  method: 'GET',
  path: '/api/v2/exportDraft/:id',
  summary: 'One of my drafts of e-portfolios',
  access: 'member',
  params: anyOne,
  answers: exportDraft,
  refusals: ['EXPORT_DRAFT_NOT_FOUND'],
})

export const saveExportDraft = endpoint({
  method: 'PATCH',
  path: '/api/v2/exportDraft/:id',
  summary:
    'Save parts of a draft: JSON, or multipart with the JSON in the part "draft" and new pictures in parts "files"; refused with its version when another window saved since the version named',
  access: 'member',
  rate: 'upload',
  accepts: 'multipart',
  bodyBytes: ePortfolioLimits.documentBytes,
  params: anyOne,
  body: z.object({
    ...writing,
    version,
    name: name.optional(),
    title: title.optional(),
    customTextResources: customTextResources.optional(),
    sectionOrder: sectionOrder.optional(),
    adjustImages: z.array(adjustImage).max(ePortfolioLimits.documentImages, { error: 'too_many' }).optional(),
    pages: pages.optional(),
    uploadDescription: text({ max: ePortfolioLimits.uploadDescription }).nullable().optional(),
    /** Ids of the uploaded pictures that the draft holds after this save; others are released. */
    customImageIds: z.array(id).max(ePortfolioLimits.documentImages, { error: 'too_many' }).optional(),
    /** Material to add; refused if already selected. */
    select: selection.optional(),
    /** Material to remove; refused if not selected. Copies already placed stay. */
    deselect: selection.optional(),
  }),
  answers: exportDraft,
  refusals: [
    'EXPORT_DRAFT_NOT_FOUND',
    'EXPORT_DRAFT_CONFLICT',
    'RESOURCE_NOT_FOUND',
    'RESOURCE_ALREADY_SELECTED',
    'RESOURCE_NOT_SELECTED',
    'RESOURCE_LIMIT_REACHED',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
    ...uploadRefusals,
  ],
})

export const deleteExportDraft = endpoint({
  method: 'DELETE',
  path: '/api/v2/exportDraft/:id',
  summary: 'Throw a draft away, with the pictures that only it has; what was exported of it stays',
  access: 'member',
  params: anyOne,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['EXPORT_DRAFT_NOT_FOUND'],
})

/** Position of an item on a page; points (1/72 inch) from the upper left corner. */
const anchor = z.object({
  kind: z.enum(['part', 'text', 'image']),
  id: z.string(),
  /** From 1. */
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type Anchor = z.infer<typeof anchor>

/** A place in a document; `owner` is the owner's name as the document prints it. */
const lackingPlace = z.object({
  kind: z.enum(['title', 'introduction', 'coverFacts', 'owner', 'part', 'text', 'image']),
  /** Id of the part, text or picture. */
  id: z.string().nullable(),
  /** Without duplicates, including combining marks. */
  characters: z.array(z.string()),
})
export type LackingPlace = z.infer<typeof lackingPlace>

const previewPage = z.object({
  /** Hash of the drawing: the same hash means the same page. */
  hash: z.string(),
  /** Points. */
  width: z.number(),
  height: z.number(),
  /** The page as SVG; null if it was not requested or the browser has it already. */
  svg: z.string().nullable(),
})

export const previewExportDraft = endpoint({
  method: 'POST',
  path: '/api/v2/exportDraft/:id/preview',
  summary: 'The pages as they will be printed, of what is being written: nothing is saved',
  access: 'member',
  cost: 10,
  bodyBytes: ePortfolioLimits.documentBytes,
  params: anyOne,
  body: z.object({
    content: documentContent,
    /** Range of pages whose drawings are wanted, from 1. */
    from: z.int().min(1, { error: 'invalid' }).default(1),
    to: z.int().min(1, { error: 'invalid' }).max(1_000, { error: 'invalid' }).default(4),
    /** Hashes of drawings that the browser already has. */
    known: z
      .array(z.string().regex(/^[0-9a-f]{16,64}$/, { error: 'invalid' }))
      .max(300, { error: 'too_many' })
      .default([]),
  }),
  answers: z.object({
    pages: z.array(previewPage),
    anchors: z.array(anchor),
    /** Pictures that could not be read; an empty frame takes their place. */
    leftOut: z.array(id),
    /** Places with characters that no font has; a replacement glyph is printed. */
    lacking: z.array(lackingPlace),
  }),
  refusals: ['EXPORT_DRAFT_NOT_FOUND', 'DOCUMENT_TOO_LONG', 'SERVICE_UNAVAILABLE'],
})
export type PreviewAnswer = z.infer<(typeof previewExportDraft)['answers']>

export const checkNationalUpload = endpoint({
  method: 'POST',
  path: '/api/v2/exportDraft/:id/check',
  summary: 'Whether the saved draft can be made to fit what the national system takes',
  access: 'member',
  cost: 100,
  params: anyOne,
  answers: z.object({
    fits: z.boolean(),
    /** Bytes with the best pictures that fit, or else with the smallest. */
    bytes: z.int(),
    limit: z.int(),
    /** Pictures are reduced more than usual to fit. */
    isRecompressed: z.boolean(),
    pages: z.int(),
    leftOut: z.array(id),
  }),
  refusals: ['EXPORT_DRAFT_NOT_FOUND', 'EXPORT_DRAFT_EMPTY', 'DOCUMENT_TOO_LONG', 'SERVICE_UNAVAILABLE'],
})
export type NationalCheck = z.infer<(typeof checkNationalUpload)['answers']>

export const exportDraftCalls = [
  listExportDrafts,
  createExportDraft,
  readExportDraft,
  saveExportDraft,
  deleteExportDraft,
  previewExportDraft,
  checkNationalUpload,
] as const
