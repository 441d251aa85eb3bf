/** Characters unless said otherwise. */
export const courseLimits = {
  name: 50,
  introduction: 1_000,
  objective: 1_000,
  copyright: 1_000,
  recipients: 10,
  /** Whom it is for, in own words. */
  recipient: 30,
  classifications: 11,
  tags: 100,
  tag: 30,
  /** Tags that a person used last, and those that published courses have most. */
  ownTags: 10,
  publicTags: 110,
  /** Semesters that one finds courses by, the newest. */
  semesters: 30,
  customFields: 5,
  fieldTitle: 50,
  fieldContent: 1_000,
  copyrightItems: 20,
  copyrightItem: 200,
  verbs: 10,
  /** Minutes that somebody needs for it. */
  minutes: 60_000,
  chapters: 50,
  chapterName: 50,
  unitsPerChapter: 50,
  unitName: 50,
  resourcesPerUnit: 3,
  resourceName: 100,
  address: 2_000,
  /** Of a film that is a resource. */
  videoBytes: 100 * 1024 * 1024,
  /** Seconds that a resource without a length counts. */
  defaultDuration: 60,
  /** Seconds between two reports of what was watched. */
  reportEvery: 10,
  /** What a report may claim: seconds for each second since the one before, and beside that. */
  claimSpeed: 2,
  claimSlack: 5,
  /** Pieces of a course that a report tells of, and spans of seconds of each. */
  reportedPieces: 20,
  reportedSpans: 50,
  /** The share of a film's distinct seconds with which it is complete; or all of it but its last seconds. */
  filmShare: 0.9,
  filmEnd: 5,
  guideGroups: 10,
  guideTitle: 50,
  questionsPerGroup: 10,
  question: 200,
  /** An answer to a question of the guide; those of a group, with some that are asked no more. */
  answer: 1_000,
  reflectionAnswers: 20,
  passwordMinimum: 8,
  password: 20,
  /** Guesses at one course's password by one person in a quarter of an hour. */
  guesses: 10,
  /** Co-editors and lecturers, those who are only asked counted. */
  coEditors: 10,
  /** Whom a list offers to be asked. */
  possibleCoEditors: 50,
  /** Courses of one person. */
  courses: 100,
  /** Units whose texts were written, as the history tells them. */
  writtenUnits: 200,
  /** What learners are told of a new edition. */
  note: 500,
  page: 20,
  /** Links whose courses are told of at once. */
  linked: 20,
  /** Questions that a page of the discussion has, unless told otherwise. */
  discussionPage: 5,
  /** Courses that one group takes. */
  inGroup: 50,
  /** Files of one course. */
  files: 500,
  /** Of one note, and how many somebody has in one course. */
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
  /** Of a remark on a passage, or of a reply to one. */
  remark: 1_000,
  /** Characters of the passage that are kept with it. */
  remarkQuote: 200,
  /** Characters of the position of an end of it. */
  remarkPosition: 200,
  /** Of one unit. */
  openRemarks: 200,
  repliesPerRemark: 100,
  /** Of all that a course says of itself, and of a lecturer's card, as JSON. */
  factBytes: 640 * 1024,
  cardBytes: 384 * 1024,
} as const

/** A school year of ours and its first or second half: `110-1`. */
export const semesterPattern = /^\d{2,3}-[12]$/

/** Letters, digits and . _ -, as the specification allows in the password of a course. */
export const coursePasswordPattern = /^[A-Za-z0-9._-]*$/
