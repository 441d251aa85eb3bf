import { contentLimits } from '../content/limits.ts'
import { durations } from '../limits.ts'

/** Characters unless stated otherwise. */
export const homeworkLimits = {
  title: 120,
  /** Plain text of a question. */
  content: 3_000,
  topic: 60,
  /** Text of a hand-in, same as a record. */
  writing: contentLimits.characters,
  /** Words of a remark. */
  words: 3_000,
  /** Comments at places of a version: their number, characters each, and highest page number. */
  places: { count: 100, words: 500, page: 10_000 },
  /**
   * Drawings on a version: pages drawn on, strokes in total, and encoded characters (`writtenPoints`) of one stroke and
   * of all together.
   */
  ink: { pages: 200, strokes: 2_000, stroke: 4_200, characters: 150_000 },
  /** Seconds of a voice recording in a remark. */
  voice: 300,
  /** Characters of a saved phrase, and phrases per person. */
  phrase: 300,
  phrases: 100,
  /** Characters of a template's name, and templates per person. */
  templateName: 120,
  templates: 100,
  /** Deadlines in one calendar. */
  calendar: 500,
  /** Default total score. */
  usualTotal: 100,
  total: { min: 1, max: 1_000 },
  /** A rubric: criteria, levels per criterion, and characters of names and descriptions. */
  rubric: { criteria: 10, levels: { min: 2, max: 6 }, name: 40, words: 200 },
  /** Group points for handing in, and for quality. */
  points: 100,
  /** Groups for which one question is made at once. */
  groupsAtOnce: 20,
  /** Questions of a group that are not deleted. */
  questions: 1_000,
  /** Members of a team, including pending invitations. */
  team: { min: 2, max: 10 },
  /** Teams per question: half the members of the largest group. */
  teams: 500,
  /** Classmates suggested for a team. */
  classmates: 50,
  /** Versions of one hand-in. */
  versions: 100,
  /** Items shown to a guardian at once, in each of the lists of due and returned homework. */
  forGuardian: 30,
  /** Waiting homework shown to a teacher, over all their classes. */
  forTeacher: 60,
  /** Hand-ins selected one by one for an archive; an archive of a whole question is not limited. */
  archiveChosen: 500,
} as const

/** Name of the mail switch (`emailNotificationSettings`) for receipts of one's hand-ins. */
export const receiptSwitch = 'homeworkReceipt'

/** In milliseconds. */
export const homeworkDurations = {
  /** Work begun before the deadline may arrive this long after its beginning. */
  begun: 30 * 60_000,
  /** How long before the deadline people who have not handed in are notified. */
  reminder: durations.day,
  /** Deadlines nearer than this are shown to teachers. */
  dueSoon: durations.week,
  /** Minimum time between two reminders that correctors send for one question. */
  reminderPause: durations.day,
  /** How long a past deadline stays in the calendar. */
  calendar: 60 * durations.day,
  /** How long a prepared archive can be downloaded. */
  preparedArchive: durations.hour,
  /** How long a deleted question without hand-ins is kept. */
  deleted: 30 * durations.day,
} as const
