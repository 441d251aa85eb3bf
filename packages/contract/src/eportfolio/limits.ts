/** Characters unless stated otherwise. */
export const ePortfolioLimits = {
  paragraph: 1_500,
  title: 30,
  fileName: 30,
  /** Records and homework per document. */
  materials: 3,
  resourcePage: 30,
  /** Recommended number of words of a summary; a guideline that is never enforced. */
  summaryWords: { min: 70, max: 250, tip: 100 },
  /** Suggestions per day for accounts without Plus. */
  freeSuggestions: 1,
  partTitle: 60,
  pictureCaption: 60,
  /** Characters of a label above compared pictures. */
  comparedAs: 12,
  coverIntroduction: 150,
  /** Characters of each cover fact. */
  coverFact: 30,
  /**
   * Characters of the upload description that are stored; the national system's own limit is in `national-upload.ts`.
   */
  uploadDescription: 1_000,
  /** Parts per section, items per part, and items per document. */
  sectionParts: 20,
  partItems: 100,
  documentItems: 300,
  documentImages: 100,
  documentPages: 200,
  /** Bytes of a form without pages. */
  flowingBytes: 60 * 1024 * 1024,
  /** Bytes of a draft's whole content as JSON. */
  documentBytes: 4 * 1024 * 1024,
  pictureStrokes: 200,
  pictureLabels: 20,
  /** Characters of a summary. */
  summary: 1_500,
  drafts: 50,
  ePortfolios: 500,
  /** Former versions kept per e-portfolio. */
  formerVersions: 10,
  /** Forms of one person's e-portfolios that wait or are being made. */
  exportsWaiting: 30,
  taggedFriends: 20,
} as const
