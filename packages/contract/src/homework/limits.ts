import { contentLimits } from '../content/limits.ts'
import { durations } from '../limits.ts'

/** Characters unless said otherwise. */
export const homeworkLimits = {
  title: 120,
  /** Of a question, on its plain text. */
  content: 3_000,
  topic: 60,
  /** Of what is handed in, as of a record. */
  writing: contentLimits.characters,
  /** What a corrector says of a piece of work. */
  words: 3_000,
  /** What is said at places of a version: how many, how long, and on how late a page. */
  places: { count: 100, words: 500, page: 10_000 },
  /**
   * Of what is drawn on the pages of a version: on so many of them, so many strokes in all, and in the characters that
   * they are kept in (`inkPoints`), of one stroke and of all of them together.
   */
  ink: { pages: 200, strokes: 2_000, stroke: 4_200, characters: 150_000 },
  /** Seconds that somebody speaks of a piece of work. */
  voice: 300,
  /** What is often said, one of so many that somebody keeps. */
  phrase: 300,
  phrases: 100,
  /** Of a template, and how many somebody keeps. */
  templateName: 120,
  templates: 100,
  /** Deadlines in a calendar. */
  calendar: 500,
  /** Points of a work that is all right, until somebody chooses another total. */
  usualTotal: 100,
  total: { min: 1, max: 1_000 },
  /** Of a rubric: how many criteria, levels of each, and how long what they say is. */
  rubric: { criteria: 10, levels: { min: 2, max: 6 }, name: 40, words: 200 },
  /** Points of the group for handing in, and for quality. */
  points: 100,
  /** Groups that one question is made for at a time. */
  groupsAtOnce: 20,
  /** Questions of one group that are not deleted. */
  questions: 1_000,
  /** People of one team, whoever is invited counted. */
  team: { min: 2, max: 10 },
  /** Teams of a question: half the members of the largest group. */
  teams: 500,
  /** Classmates shown to choose from. */
  classmates: 50,
  /** Versions of one piece of work. */
  versions: 100,
  /** What guardians are shown at a time: of what is to be handed in, and of what came back. */
  forGuardian: 30,
  /** What waits for whoever teaches, of all their classes together. */
  forTeacher: 60,
  /** Pieces of work chosen one by one for an archive; of a whole question there may be any number. */
  archiveChosen: 500,
} as const

/** Among the switches of mails (`emailNotificationSettings`): receipts of what I hand in. */
export const receiptSwitch = 'homeworkReceipt'

/** In milliseconds. */
export const homeworkDurations = {
  /** Work begun before the deadline may arrive this much later than it was begun. */
  begun: 30 * 60_000,
  /** Whoever has not handed in is told so long before the deadline. */
  reminder: durations.day,
  /** A deadline that is nearer than this is told to whoever teaches. */
  dueSoon: durations.week,
  /** Between two reminders that somebody who corrects sends about one question. */
  reminderPause: durations.day,
  /** A deadline stays in the calendar this long after it is over. */
  calendar: 60 * durations.day,
  /** A prepared archive can be downloaded this long. */
  preparedArchive: durations.hour,
  /** A deleted question that nobody has handed anything in to is kept this long. */
  deleted: 30 * durations.day,
} as const
