// Facts only, no schema: screens read them without loading a validator.

/** The sections of an e-portfolio. The first five have a title of their own; the postscript begins without one. */
export const sectionKeys = [
  'description',
  'firstSpindle',
  'secondSpindle',
  'thirdSpindle',
  'fourthSpindle',
  'postScript',
] as const
export type SectionKey = (typeof sectionKeys)[number]

/** The designs of a document; each is a Typst template of the server. */
export const templates = ['calm', 'academic', 'works', 'timeline', 'bold', 'minimal'] as const
export type Template = (typeof templates)[number]

/** Colours of a design: those of the themes. */
export const documentColours = ['lightBlue', 'meadow', 'sunrise', 'plum', 'slate'] as const
export type DocumentColour = (typeof documentColours)[number]

export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]

export const textSizes = ['small', 'medium', 'large'] as const
export type TextSize = (typeof textSizes)[number]

/** Languages of the product's own words in a document. */
export const documentLanguages = ['tw', 'en'] as const

/** Facts a cover may show besides its title, in this order; empty ones are omitted. */
export const coverFactNames = ['subject', 'teacher', 'class', 'semester'] as const
export type CoverFactName = (typeof coverFactNames)[number]

/** Where a picture is placed; `side` lets the following paragraphs flow beside it. */
export const picturePlaces = ['left', 'center', 'right', 'side'] as const
export type PicturePlace = (typeof picturePlaces)[number]

/**
 * Special arrangements of a picture: compared with the next one, beside it; alone on a page; in the gallery at the end
 * of its section.
 */
export const pictureArrangements = ['compared', 'page', 'gallery'] as const
export type PictureArrangement = (typeof pictureArrangements)[number]

/** Forms without pages: a standalone web page, an EPUB 3, a Word document, Leap2A for other systems. */
export const flowingTypes = ['html', 'epub', 'docx', 'leap2a'] as const

/**
 * The forms of an e-portfolio: a PDF, a PDF for archives (PDF/A-2), its pages as pictures in a zip, a PDF that the
 * national system accepts, and the forms without pages.
 */
export const formTypes = ['pdf', 'pdfa', 'pictures', 'national', ...flowingTypes] as const
export type FormType = (typeof formTypes)[number]

/** Forms that are read here page by page; with any other form a PDF is made as well. */
export const readTypes = ['pdf', 'pdfa', 'national'] as const satisfies readonly FormType[]

/** Returns the file extension of a form. */
export const endingOf = (type: FormType): string => {
  if (type === 'pictures' || type === 'leap2a') return 'zip'
  return flowingTypes.find((flowing) => flowing === type) ?? 'pdf'
}

export const formStates = ['pending', 'in_progress', 'done', 'failed'] as const
export type FormState = (typeof formStates)[number]

/** Why making a form failed; the web has a sentence for each. */
export const formFailures = [
  'document_too_long',
  'document_too_heavy',
  'national_too_large',
  'storage_full',
  'interrupted',
] as const
export type FormFailure = (typeof formFailures)[number]

/**
 * Who can read an e-portfolio: its owner; every member who has the address; same, and it is listed in the exhibition.
 */
export const visibilities = ['private', 'public', 'exhibition'] as const
export type Visibility = (typeof visibilities)[number]

export const exhibitionSorts = ['newest', 'liked', 'browsed'] as const
export type ExhibitionSort = (typeof exhibitionSorts)[number]

/** Kinds of material of a document: a record, or handed-in homework. */
export const resourceTypes = ['post', 'homework'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** Default layout of a document. */
export const defaultPages = {
  template: 'calm',
  colour: 'lightBlue',
  orientation: 'portrait',
  textSize: 'medium',
  language: 'tw',
  hasCover: true,
  hasContents: true,
  /** Every section begins on a new page. */
  hasSectionPages: false,
  coverImageId: null,
  introduction: '',
  /** The confirmation page names the owner. */
  showsOwner: true,
} as const

/** What a code can confirm. */
export const confirmedKinds = ['ePortfolio', 'plan', 'course'] as const
