import { durations, limits } from '../limits.ts'

/** Characters unless said otherwise. */
export const groupLimits = {
  name: 60,
  /** The ID by which a group is found. */
  handle: { min: 3, max: 30 },
  description: 1_500,
  /** Tags of the four families that say what it is about. */
  tags: 20,
  members: 1_000,
  /** People of a list that is taken along as a file: all members, and as many who have gone or ask to come. */
  listed: 2_000,
  /** The seat number of a member. */
  memberNumber: 3,
  /** The student number of a pupil, as a school's list has it. */
  studentNumber: 30,
  /** Characters and lines of a list of them that is read at a time: a class, or three. */
  numberList: { characters: 5_000, lines: 150 },
  /** Beside the top administrator; whoever is invited to be one counts. */
  administrators: 10,
  /** People invited at a time: more than a class. */
  invitedAtOnce: 50,
  /** Applications accepted at a time: those that one sees. */
  acceptedAtOnce: limits.peoplePageSize,
  /** Groups of which one person is the top administrator. */
  ownGroups: 100,
  /** Groups one belongs to. */
  joined: 300,
  /** Groups one has asked to join and waits for. */
  applications: 100,
  /** People whose groups are asked for at a time. */
  namesAtOnce: 50,
  /** What is recommended at a time. */
  recommended: 20,
  /** Classes of a school whose people come into a group at a time. */
  classesAtOnce: 50,
  /** Classes that whoever teaches is shown at a time. */
  forTeacher: 60,
} as const

/** In milliseconds. */
export const groupDurations = {
  /** A deleted group can be brought back this long. */
  deleted: 30 * durations.day,
} as const
