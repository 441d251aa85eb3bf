import { z } from 'zod'
import { textLength } from '../characters.ts'
import { contentBlock } from '../content/content.ts'
import { blockText } from '../content/document.ts'
import { contentLimits } from '../content/limits.ts'
import { day, id, text } from '../text.ts'
import {
  defaultPages,
  documentColours,
  documentLanguages,
  orientations,
  pictureArrangements,
  picturePlaces,
  sectionKeys,
  templates,
  textSizes,
} from './facts.ts'
import { ePortfolioLimits } from './limits.ts'
import { textLimitOf } from './paragraphs.ts'

/** `post_{postId}` or `homework_{homeworkId}`. */
export const resourceId = z.string().regex(/^(post|homework)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
  error: 'invalid',
})

/** Whether an item of a section begins on a new page. */
const breakBefore = z.boolean().default(false)

/** A paragraph, taken from material or written here. */
const textItem = z
  .object({
    kind: z.literal('text'),
    id,
    text: text({ max: contentLimits.characters }),
    /**
     * Its formatting, if any: a heading, a list, bold words. `text` is then derived from it, whatever value is sent.
     */
    block: contentBlock.optional(),
    /** The material it was taken from. */
    resourceId: resourceId.optional(),
    /** The day of that material: `2026-11-21`. */
    day: day.optional(),
    breakBefore,
  })
  .transform((item) => (item.block === undefined ? item : { ...item, text: blockText(item.block).trim() }))
  .superRefine((item, context) => {
    const limit = textLimitOf(item.block)
    if (textLength(item.text) > limit)
      context.addIssue({
        code: 'custom',
        message: 'too_long',
        params: { rule: 'too_long', limit },
        path: ['text'],
      })
  })
export type TextItem = z.output<typeof textItem>

/** A picture of the material, or one added here. */
const imageItem = z.object({
  kind: z.literal('image'),
  id,
  /** The original file; its adjustments are in `adjustImages`. */
  imageId: id,
  /** Percent of the text's width. */
  width: z.int().min(20, { error: 'too_small' }).max(100, { error: 'too_large' }).default(100),
  place: z.enum(picturePlaces, { error: 'invalid' }).default('center'),
  /** Keeps this size and place even if they equal the values of a picture that the design may place (`isFree`). */
  isPinned: z.boolean().optional(),
  /** Stays between the texts where it was put: no text moves before it to fill a page. */
  keepsPlace: z.boolean().optional(),
  arrangement: z.enum(pictureArrangements, { error: 'invalid' }).optional(),
  /** Label above it when compared; default 之前 or 之後. */
  comparedAs: text({ max: ePortfolioLimits.comparedAs, oneLine: true }).optional(),
  caption: text({ max: ePortfolioLimits.pictureCaption }).default(''),
  breakBefore,
})
export type ImageItem = z.output<typeof imageItem>

const item = z.discriminatedUnion('kind', [textItem, imageItem])
export type DocumentItem = z.output<typeof item>

/** A title with the items below it; a section is a list of parts, and the first title is the section's. */
const part = z.object({
  id,
  title: text({ max: ePortfolioLimits.partTitle, oneLine: true }),
  breakBefore,
  contents: z.array(item).max(ePortfolioLimits.partItems, { error: 'too_many' }),
})
export type DocumentPart = z.output<typeof part>

const section = z.array(part).min(1, { error: 'required' }).max(ePortfolioLimits.sectionParts, { error: 'too_many' })

/** All texts and pictures, by section. */
export const customTextResources = z.object({
  description: section,
  firstSpindle: section,
  secondSpindle: section,
  thirdSpindle: section,
  fourthSpindle: section,
  postScript: section,
})
export type CustomTextResources = z.output<typeof customTextResources>

export const sectionOrder = z
  .array(z.enum(sectionKeys, { error: 'invalid' }))
  .length(sectionKeys.length, { error: 'invalid' })
  .refine((keys) => new Set(keys).size === keys.length, { error: 'duplicate' })

const ratio = z.number().min(0, { error: 'too_small' }).max(1, { error: 'too_large' })
const percent = z.int().min(-100, { error: 'too_small' }).max(100, { error: 'too_large' })
const inkColour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'invalid' })

/** How a picture was adjusted; places and sizes are fractions (0 to 1) of the whole picture after rotation. */
export const recipe = z.object({
  /** Quarter turns clockwise, then degrees in between. */
  quarterTurns: z.int().min(0).max(3).default(0),
  degrees: z.number().min(-45).max(45).default(0),
  isMirrored: z.boolean().default(false),
  crop: z.object({ x: ratio, y: ratio, width: ratio, height: ratio }).nullable().default(null),
  brightness: percent.default(0),
  contrast: percent.default(0),
  saturation: percent.default(0),
  strokes: z
    .array(z.object({ colour: inkColour, width: ratio, points: z.array(z.number()).max(4_000, { error: 'too_many' }) }))
    .max(ePortfolioLimits.pictureStrokes, { error: 'too_many' })
    .default([]),
  labels: z
    .array(
      z.object({
        text: text({ min: 1, max: ePortfolioLimits.pictureCaption }),
        x: ratio,
        y: ratio,
        size: ratio,
        colour: inkColour,
      }),
    )
    .max(ePortfolioLimits.pictureLabels, { error: 'too_many' })
    .default([]),
})
export type Recipe = z.output<typeof recipe>

/** An adjusted picture: the original file, the resulting file, and the recipe, so that it can be adjusted further. */
export const adjustImage = z.object({ imageId: id, adjustedId: id, recipe })
export type AdjustImage = z.output<typeof adjustImage>

const coverFact = text({ max: ePortfolioLimits.coverFact, oneLine: true }).optional()

/** Layout of the pages. */
export const pages = z.object({
  template: z.enum(templates, { error: 'invalid' }).default(defaultPages.template),
  colour: z.enum(documentColours, { error: 'invalid' }).default(defaultPages.colour),
  orientation: z.enum(orientations, { error: 'invalid' }).default(defaultPages.orientation),
  textSize: z.enum(textSizes, { error: 'invalid' }).default(defaultPages.textSize),
  /** Language of the product's own words in the document; written content stays in its language. */
  language: z.enum(documentLanguages, { error: 'invalid' }).default(defaultPages.language),
  hasCover: z.boolean().default(defaultPages.hasCover),
  hasContents: z.boolean().default(defaultPages.hasContents),
  /** Every section begins on a new page. */
  hasSectionPages: z.boolean().default(defaultPages.hasSectionPages),
  coverImageId: id.nullable().default(defaultPages.coverImageId),
  /** Shown on the cover, below the title. */
  introduction: text({ max: ePortfolioLimits.coverIntroduction }).default(defaultPages.introduction),
  /** Further facts on the cover (`coverFactNames`), as far as they are filled. */
  coverFacts: z.object({ subject: coverFact, teacher: coverFact, class: coverFact, semester: coverFact }).optional(),
  /** The confirmation gets a page of its own at the back; otherwise it is at the foot of the last page. */
  hasBackPage: z.boolean().optional(),
  /** The confirmation page behind the code names the owner. */
  showsOwner: z.boolean().default(defaultPages.showsOwner),
})
export type Pages = z.output<typeof pages>

/** Everything that determines what a document looks like. */
export const documentContent = z
  .object({
    title: text({ max: ePortfolioLimits.title, oneLine: true }),
    customTextResources,
    sectionOrder,
    adjustImages: z.array(adjustImage).max(ePortfolioLimits.documentImages, { error: 'too_many' }),
    pages,
  })
  .superRefine(({ customTextResources: sections }, context) => {
    const items = Object.values(sections).flatMap((parts) => parts.flatMap(({ contents }) => contents))
    if (items.length > ePortfolioLimits.documentItems)
      context.addIssue({ code: 'custom', message: 'too_many', path: ['customTextResources'] })
  })
export type DocumentContent = z.output<typeof documentContent>
