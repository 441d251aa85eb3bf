/** Characters unless said otherwise. */
export const ePortfolioLimits = {
  paragraph: 1_500,
  title: 30,
  fileName: 30,
  /** Records and homework that one document is made of. */
  materials: 3,
  resourcePage: 30,
  /** Words of a summary that are a good length; a guideline, nothing is refused for it. */
  summaryWords: { min: 70, max: 250, tip: 100 },
  /** Suggestions a day for accounts without Plus. */
  freeSuggestions: 1,
  partTitle: 60,
  pictureCaption: 60,
  /** Above pictures that are compared. */
  comparedAs: 12,
  coverIntroduction: 150,
  /** Of each of a cover's facts. */
  coverFact: 30,
  /** Of the description for the upload that is kept; what the other system takes is its rule's (`national-upload.ts`). */
  uploadDescription: 1_000,
  /** Parts of one section, what stands in one part, and in one document. */
  sectionParts: 20,
  partItems: 100,
  documentItems: 300,
  documentImages: 100,
  documentPages: 200,
  /** Bytes of what has no pages. */
  flowingBytes: 60 * 1024 * 1024,
  /** Of all that a draft says, as JSON. */
  documentBytes: 4 * 1024 * 1024,
  pictureStrokes: 200,
  pictureLabels: 20,
  /** Characters of a summary. */
  summary: 1_500,
  drafts: 50,
  ePortfolios: 500,
  /** Former versions that are kept of one e-portfolio. */
  formerVersions: 10,
  /** Forms of e-portfolios of one person that wait or are being made. */
  exportsWaiting: 30,
  taggedFriends: 20,
} as const
