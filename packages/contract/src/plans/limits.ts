/** Characters unless said otherwise. */
export const planLimits = {
  projectName: 50,
  motivation: 1_000,
  introduction: 1_000,
  equipment: 1_000,
  location: 100,
  seatNumber: 10,
  /** Of the adviser and the form tutor, as the form names them. */
  teacherName: 45,
  /** Days from the start to the end. */
  days: 180,
  /** Weeks of a plan whose dates nobody has said, and at most. */
  defaultWeeks: 18,
  weeks: 26,
  itemsPerWeek: 7,
  item: 1_000,
  stageGoal: 200,
  /** 節 of one item. */
  lessonsPerItem: 20,
  criteria: 10,
  criterion: 100,
  selfEvaluation: 1_000,
  /** Lines for signatures beside those of the student, the teacher and the parents. */
  customSigns: 5,
  customSign: 20,
  /** Groups that see a plan of privacy `group`. */
  groups: 20,
  page: 20,
  /** Plans of one person. */
  plans: 100,
  favorites: 1_000,
  /** People who write one plan together, its owner and those who are asked counted. */
  members: 6,
  /** Whom a list offers to be asked. */
  possibleMembers: 50,
  /** Changes that are kept of one plan, and told. */
  edits: 100,
  /** Lines for signatures, and accounts that may sign in one. */
  lines: 10,
  signers: 10,
  /** Why somebody does not sign, or takes a signature back. */
  reason: 500,
  remarks: 30,
  remark: 500,
  /** What a committee writes down. */
  minutes: 2_000,
  /** Days for which a guardian can sign by the link of a mail. */
  signingLink: 14,
  /** Mails to guardians about plans of one person, a day. */
  signingMails: 10,
  /** Acts that the history of a signing shows. */
  acts: 200,
  /** Versions that are kept of one plan; the oldest that nobody signed goes first. */
  versions: 100,
  /** Characters of a hash that people read. */
  code: 8,
  advisedPage: 50,
  /** Of one week of a plan that is being done. */
  note: 2_000,
  links: 20,
  link: 2_000,
  linkName: 100,
  minutesOfWeek: 10_000,
  /** Minutes after which a timer that nobody stopped counts no more. */
  timerMinutes: 240,
  /** Questions and answers at one week. */
  said: 100,
  question: 500,
  resultSummary: 2_000,
  evaluation: 500,
  opinion: 1_000,
  /** Sealed editions of one plan. */
  editions: 20,
  /** Of all that a plan says, as JSON. */
  planBytes: 3 * 1024 * 1024,
} as const
