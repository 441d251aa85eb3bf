/** Characters unless stated otherwise. */
export const planLimits = {
  projectName: 50,
  motivation: 1_000,
  introduction: 1_000,
  equipment: 1_000,
  location: 100,
  seatNumber: 10,
  /** Names of the adviser and the form tutor on the form. */
  teacherName: 45,
  /** Days from the start to the end. */
  days: 180,
  /** Weeks of a plan without dates, and maximum number of weeks. */
  defaultWeeks: 18,
  weeks: 26,
  itemsPerWeek: 7,
  item: 1_000,
  stageGoal: 200,
  /** Lessons (節) of one item. */
  lessonsPerItem: 20,
  criteria: 10,
  criterion: 100,
  selfEvaluation: 1_000,
  /** Signature lines besides those of the student, the teacher and the guardians. */
  customSigns: 5,
  customSign: 20,
  /** Groups that see a plan of privacy `group`. */
  groups: 20,
  page: 20,
  /** Plans per person. */
  plans: 100,
  favorites: 1_000,
  /** People who write one plan, including its owner and pending invitations. */
  members: 6,
  /** People suggested for an invitation. */
  possibleMembers: 50,
  /** Changes of one plan that are kept and listed. */
  edits: 100,
  /** Signature lines, and accounts that may sign on one line. */
  lines: 10,
  signers: 10,
  /** Reason for refusing or withdrawing a signature. */
  reason: 500,
  remarks: 30,
  remark: 500,
  /** A committee's minutes. */
  minutes: 2_000,
  /** Days for which a mailed link for signing is valid. */
  signingLink: 14,
  /** Mails per day to guardians about one person's plans. */
  signingMails: 10,
  /** Entries shown in the history of a signing. */
  acts: 200,
  /** Versions kept of one plan; the oldest unsigned one is deleted first. */
  versions: 100,
  /** Characters of the displayed part of a hash. */
  code: 8,
  advisedPage: 50,
  /** Limits of one week of a plan being done. */
  note: 2_000,
  links: 20,
  link: 2_000,
  linkName: 100,
  minutesOfWeek: 10_000,
  /** Minutes after which a running timer stops counting. */
  timerMinutes: 240,
  /** Questions and answers per week. */
  said: 100,
  question: 500,
  resultSummary: 2_000,
  evaluation: 500,
  opinion: 1_000,
  /** Sealed editions per plan. */
  editions: 20,
  /** Bytes of a plan's whole content as JSON. */
  planBytes: 3 * 1024 * 1024,
} as const
