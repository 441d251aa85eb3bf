export const courseErrors = {
  /** A course that is not there, or is not for whoever asks. */
  COURSE_NOT_FOUND: 404,
  /** A private one, before its password. */
  COURSE_PASSWORD_NEEDED: 403,
  COURSE_PASSWORD_WRONG: 403,
  /** The course has no password to say. */
  COURSE_OPEN: 409,
  /** Whoever does not learn it has no progress in it. */
  COURSE_NOT_JOINED: 409,
  /** Whoever teaches a course does not learn it. */
  COURSE_TAUGHT: 409,
  /** What was asked or answered in a course is not there, or not for whoever asks. */
  COURSE_DISCUSSION_NOT_FOUND: 404,
  /** Those who teach it let nobody read what was said. */
  COURSE_DISCUSSION_CLOSED: 403,
  /** It is only read. */
  COURSE_DISCUSSION_STOPPED: 409,
  COURSE_LIMIT_REACHED: 409,
  /** It is on the shelf: it has to be taken off before it is changed. */
  COURSE_PUBLISHED: 409,
  COURSE_NOT_PUBLISHED: 409,
  /** Something is missing, or over its bound, before learners can have it. */
  COURSE_UNFINISHED: 409,
  COURSE_UNIT_NOT_FOUND: 404,
  /** No film that is a file of the course, or none of what is published. */
  COURSE_FILM_NOT_FOUND: 404,
  /** Nobody who learns it, or none that the viewer comes across. */
  COURSE_LEARNER_NOT_FOUND: 404,
  /** All of them were told something within the hour. */
  COURSE_LEARNERS_TOLD: 409,
  COURSE_LEARNERS_TOO_MANY: 409,
  COURSE_FILE_NOT_FOUND: 404,
  COURSE_FILE_LIMIT_REACHED: 409,
  /** A film has to be an MP4. */
  COURSE_VIDEO_FORMAT: 422,
  COURSE_VIDEO_TOO_LARGE: 422,
  COURSE_INVITATION_NOT_FOUND: 404,
  COURSE_INVITATION_LIMIT_REACHED: 409,
  /** Neither a friend nor somebody of one's school or groups. */
  COURSE_INVITED_NOT_POSSIBLE: 422,
  COURSE_CHAPTER_NOT_FOUND: 404,
  /** Somebody else has the chapter for themselves. */
  COURSE_CHAPTER_LOCKED: 409,
  COURSE_LOCK_NOT_FOUND: 404,
  LECTURER_CARD_CONFLICT: 409,
  COURSE_REMARK_NOT_FOUND: 404,
  /** So many are open on the unit already. */
  COURSE_REMARK_LIMIT_REACHED: 409,
  /** So many replies stand below it already. */
  COURSE_REMARK_FULL: 409,
  /** Questions to look back with that the course does not have, or has no more. */
  COURSE_QUESTIONS_NOT_FOUND: 404,
  /** Another window or device has written meanwhile. */
  REFLECTION_CHANGED: 409,
  REFLECTION_EMPTY: 409,
  /** A note of one's own that is not there, or is somebody else's. */
  COURSE_NOTE_NOT_FOUND: 404,
  /** It was changed in another window or on another device meanwhile. */
  COURSE_NOTE_CHANGED: 409,
  COURSE_NOTE_LIMIT_REACHED: 409,
  /** A certificate is for who has learnt all of it. */
  COURSE_NOT_FINISHED: 409,
  COURSE_CERTIFICATE_NOT_FOUND: 404,
  /** A private one is for groups of who teaches it. */
  COURSE_NOT_OPEN_TO_GROUPS: 403,
  COURSE_GROUP_LIMIT_REACHED: 409,
  /** Nothing in it that a course can hold. */
  COURSE_CARTRIDGE_EMPTY: 422,
  /** Only a password opens it. */
  COURSE_CARTRIDGE_LOCKED: 422,
  COURSE_CARTRIDGE_TOO_LARGE: 413,
  /** Damaged, or no cartridge that is known here. */
  COURSE_CARTRIDGE_UNREADABLE: 422,
  /** Made to harm whoever unpacks it. */
  COURSE_CARTRIDGE_UNSAFE: 422,
} as const
