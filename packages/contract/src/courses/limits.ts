/** Characters unless stated otherwise. */
export const courseLimits = {
  name: 50,
  introduction: 1_000,
  objective: 1_000,
  copyright: 1_000,
  recipients: 10,
  /** A target group in the author's own words. */
  recipient: 30,
  classifications: 11,
  tags: 100,
  tag: 30,
  /** Tags that a person used last, and the most frequent tags of published courses. */
  ownTags: 10,
  publicTags: 110,
  /** The newest semesters that courses can be filtered by. */
  semesters: 30,
  customFields: 5,
  fieldTitle: 50,
  fieldContent: 1_000,
  copyrightItems: 20,
  copyrightItem: 200,
  verbs: 10,
  /** Minutes that a learner needs. */
  minutes: 60_000,
  chapters: 50,
  chapterName: 50,
  unitsPerChapter: 50,
  unitName: 50,
  resourcesPerUnit: 3,
  resourceName: 100,
  address: 2_000,
  /** Bytes of a film that is a resource. */
  videoBytes: 100 * 1024 * 1024,
  /** Seconds that a resource without a duration counts for. */
  defaultDuration: 60,
  /** Seconds between two watching reports. */
  reportEvery: 10,
  /** What a report may claim: `claimSpeed` seconds per second since the last report, plus `claimSlack` seconds. */
  claimSpeed: 2,
  claimSlack: 5,
  /** Pieces per report, and spans per piece. */
  reportedPieces: 20,
  reportedSpans: 50,
  /**
   * Share of a film's distinct seconds that makes it complete; alternatively all of it except the last `filmEnd`
   * seconds.
   */
  filmShare: 0.9,
  filmEnd: 5,
  guideGroups: 10,
  guideTitle: 50,
  questionsPerGroup: 10,
  question: 200,
  /** Characters of an answer to a guide question; answers per group, including to questions since removed. */
  answer: 1_000,
  reflectionAnswers: 20,
  passwordMinimum: 8,
  password: 20,
  /** Attempts at a course's password per person in fifteen minutes. */
  guesses: 10,
  /** Co-editors and lecturers together, including pending invitations. */
  coEditors: 10,
  /** People suggested for an invitation. */
  possibleCoEditors: 50,
  /** Courses per owner. */
  courses: 100,
  /** Units with written texts that the history lists. */
  writtenUnits: 200,
  /** Characters of the note to learners about a new edition. */
  note: 500,
  page: 20,
  /** Links resolved per call. */
  linked: 20,
  /** Questions per page of the discussion, unless the call sets it. */
  discussionPage: 5,
  /** Courses per group. */
  inGroup: 50,
  /** Files per course. */
  files: 500,
  /** Characters of a note, and notes of one person per course. */
  noteText: 1_000,
  notes: 500,
  lecturerIntroduction: 600,
  expertises: 20,
  expertise: 100,
  lecturerTags: 10,
  experiences: 20,
  experience: 20,
  experienceContent: 50,
  firstYear: 1940,
  customs: 5,
  customMinimum: 2,
  customTitle: 50,
  customContent: 600,
  /** Characters of a remark on a passage, or of a reply. */
  remark: 1_000,
  /** Characters of the quoted passage stored with a remark. */
  remarkQuote: 200,
  /** Characters of the encoded position of one end of the passage. */
  remarkPosition: 200,
  /** Open remarks of one unit. */
  openRemarks: 200,
  repliesPerRemark: 100,
  /** Bytes as JSON: of all facts of a course, and of a lecturer's card. */
  factBytes: 640 * 1024,
  cardBytes: 384 * 1024,
} as const

/** A school year of the Republic of China calendar and its first or second term: `110-1`. */
export const semesterPattern = /^\d{2,3}-[12]$/

/** Letters, digits and . _ -, as the specification allows for a course's password. */
export const coursePasswordPattern = /^[A-Za-z0-9._-]*$/
