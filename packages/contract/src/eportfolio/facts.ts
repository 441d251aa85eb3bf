// Facts alone, no schema: screens read them, and need no validator for it.

/** The sections of an e-portfolio. The first five have a title of their own; the post-script begins without one. */
export const sectionKeys = [
  'description',
  'firstSpindle',
  'secondSpindle',
  'thirdSpindle',
  'fourthSpindle',
  'postScript',
] as const
export type SectionKey = (typeof sectionKeys)[number]

/** The designs a document can have; each is a Typst template of the server. */
export const templates = ['calm', 'academic', 'works', 'timeline', 'bold', 'minimal'] as const
export type Template = (typeof templates)[number]

/** The colour a design is set in: those of the themes. */
export const documentColours = ['lightBlue', 'meadow', 'sunrise', 'plum', 'slate'] as const
export type DocumentColour = (typeof documentColours)[number]

export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]

export const textSizes = ['small', 'medium', 'large'] as const
export type TextSize = (typeof textSizes)[number]

/** Of what the product itself says in a document. */
export const documentLanguages = ['tw', 'en'] as const

/** What a cover may say besides its title, in this order; each stands there where it is filled. */
export const coverFactNames = ['subject', 'teacher', 'class', 'semester'] as const
export type CoverFactName = (typeof coverFactNames)[number]

/** Where a picture stands; `side` lets the next paragraphs stand beside it. */
export const picturePlaces = ['left', 'center', 'right', 'side'] as const
export type PicturePlace = (typeof picturePlaces)[number]

/**
 * How a picture stands apart, where somebody said so: beside the next one, to be compared with it; alone on a page; with
 * others in the gallery at its section's end.
 */
export const pictureArrangements = ['compared', 'page', 'gallery'] as const
export type PictureArrangement = (typeof pictureArrangements)[number]

/** The same content without pages: a web page that stands alone, an EPUB 3, a document of Word, Leap2A for other systems. */
export const flowingTypes = ['html', 'epub', 'docx', 'leap2a'] as const

/**
 * What is made of an e-portfolio: a PDF, one for archives (PDF/A-2), its pages as pictures in a zip, a PDF that the
 * national system takes, and what has no pages.
 */
export const formTypes = ['pdf', 'pdfa', 'pictures', 'national', ...flowingTypes] as const
export type FormType = (typeof formTypes)[number]

/** Those that are read here, page by page; with any other one a PDF is made as well. */
export const readTypes = ['pdf', 'pdfa', 'national'] as const satisfies readonly FormType[]

/** How the names of their files end. */
export const endingOf = (type: FormType): string => {
  if (type === 'pictures' || type === 'leap2a') return 'zip'
  return flowingTypes.find((flowing) => flowing === type) ?? 'pdf'
}

export const formStates = ['pending', 'in_progress', 'done', 'failed'] as const
export type FormState = (typeof formStates)[number]

/** Why a form was not made; the web has a sentence for each. */
export const formFailures = [
  'document_too_long',
  'document_too_heavy',
  'national_too_large',
  'storage_full',
  'interrupted',
] as const
export type FormFailure = (typeof formFailures)[number]

/** Who sees an e-portfolio: its owner; every member who has the address; the same, and it is listed in the exhibition. */
export const visibilities = ['private', 'public', 'exhibition'] as const
export type Visibility = (typeof visibilities)[number]

export const exhibitionSorts = ['newest', 'liked', 'browsed'] as const
export type ExhibitionSort = (typeof exhibitionSorts)[number]

/** Material of a document: a record, or handed-in homework. */
export const resourceTypes = ['post', 'homework'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** How the pages of a document look before anybody chose anything. */
export const defaultPages = {
  template: 'calm',
  colour: 'lightBlue',
  orientation: 'portrait',
  textSize: 'medium',
  language: 'tw',
  hasCover: true,
  hasContents: true,
  /** Every section begins on a page of its own. */
  hasSectionPages: false,
  coverImageId: null,
  introduction: '',
  /** The page that confirms a document says whose it is. */
  showsOwner: true,
} as const

/** What a code confirms. */
export const confirmedKinds = ['ePortfolio', 'plan', 'course'] as const
