import { durations, limits } from '../limits.ts'

/** Characters unless stated otherwise. */
export const groupLimits = {
  name: 60,
  /** The ID by which a group is found. */
  handle: { min: 3, max: 30 },
  description: 1_500,
  /** Topic tags, of the four families. */
  tags: 20,
  members: 1_000,
  /** People in an exported list: all members, plus as many who have left or applied. */
  listed: 2_000,
  /** Characters of a member's seat number. */
  memberNumber: 3,
  /** Characters of a pupil's student number in a school's list. */
  studentNumber: 30,
  /** Characters and lines of a pasted list of numbers: up to three classes. */
  numberList: { characters: 5_000, lines: 150 },
  /** Besides the top administrator; pending invitations count. */
  administrators: 10,
  /** People invited per call: more than a class. */
  invitedAtOnce: 50,
  /** Applications accepted per call: one page of them. */
  acceptedAtOnce: limits.peoplePageSize,
  /** Groups with the same person as top administrator. */
  ownGroups: 100,
  /** Groups per member. */
  joined: 300,
  /** Pending applications per person. */
  applications: 100,
  /** People whose groups are requested per call. */
  namesAtOnce: 50,
  /** Recommendations per call. */
  recommended: 20,
  /** Classes of a school added to a group per call. */
  classesAtOnce: 50,
  /** Classes shown to a teacher at once. */
  forTeacher: 60,
  /** Pupils of all one's classes, whom a teacher is shown by seat number and real name. */
  pupilsKnown: 2_000,
} as const

/** In milliseconds. */
export const groupDurations = {
  /** How long a deleted group can be restored. */
  deleted: 30 * durations.day,
} as const
