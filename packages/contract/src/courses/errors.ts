export const courseErrors = {
  /** The course does not exist, or the caller may not see it. */
  COURSE_NOT_FOUND: 404,
  /** The course is private and the caller has not entered its password. */
  COURSE_PASSWORD_NEEDED: 403,
  COURSE_PASSWORD_WRONG: 403,
  /** The course has no password. */
  COURSE_OPEN: 409,
  /** Only learners have progress in a course. */
  COURSE_NOT_JOINED: 409,
  /** A person who teaches a course cannot learn it. */
  COURSE_TAUGHT: 409,
  /** The question or answer does not exist, or the caller may not see it. */
  COURSE_DISCUSSION_NOT_FOUND: 404,
  /** The teachers have closed the discussion, also for reading. */
  COURSE_DISCUSSION_CLOSED: 403,
  /** The discussion is read-only. */
  COURSE_DISCUSSION_STOPPED: 409,
  COURSE_LIMIT_REACHED: 409,
  /** It is published and must be taken off the shelf before it is changed. */
  COURSE_PUBLISHED: 409,
  COURSE_NOT_PUBLISHED: 409,
  /** Something is missing or exceeds a limit, so that it cannot be published. */
  COURSE_UNFINISHED: 409,
  COURSE_UNIT_NOT_FOUND: 404,
  /** Not a film that is a course file, or not one of the published course. */
  COURSE_FILM_NOT_FOUND: 404,
  /** Not a learner of the course, or one whom the viewer cannot see. */
  COURSE_LEARNER_NOT_FOUND: 404,
  /** All of them have received a message within the last hour. */
  COURSE_LEARNERS_TOLD: 409,
  COURSE_LEARNERS_TOO_MANY: 409,
  COURSE_FILE_NOT_FOUND: 404,
  COURSE_FILE_LIMIT_REACHED: 409,
  /** Films must be MP4. */
  COURSE_VIDEO_FORMAT: 422,
  COURSE_VIDEO_TOO_LARGE: 422,
  COURSE_INVITATION_NOT_FOUND: 404,
  COURSE_INVITATION_LIMIT_REACHED: 409,
  /** The invited person is neither a friend nor in one of the caller's schools or groups. */
  COURSE_INVITED_NOT_POSSIBLE: 422,
  COURSE_CHAPTER_NOT_FOUND: 404,
  /** Another person holds the lock of the chapter. */
  COURSE_CHAPTER_LOCKED: 409,
  COURSE_LOCK_NOT_FOUND: 404,
  LECTURER_CARD_CONFLICT: 409,
  COURSE_REMARK_NOT_FOUND: 404,
  /** The unit has its maximum of open remarks. */
  COURSE_REMARK_LIMIT_REACHED: 409,
  /** The remark has its maximum of replies. */
  COURSE_REMARK_FULL: 409,
  /** The guide does not have, or no longer has, this group of questions. */
  COURSE_QUESTIONS_NOT_FOUND: 404,
  /** Another window or device has saved in the meantime. */
  REFLECTION_CHANGED: 409,
  REFLECTION_EMPTY: 409,
  /** The note does not exist, or belongs to another person. */
  COURSE_NOTE_NOT_FOUND: 404,
  /** It was changed in another window or on another device in the meantime. */
  COURSE_NOTE_CHANGED: 409,
  COURSE_NOTE_LIMIT_REACHED: 409,
  /** Certificates are only for learners who have finished the course. */
  COURSE_NOT_FINISHED: 409,
  COURSE_CERTIFICATE_NOT_FOUND: 404,
  /** A private course may only be added to groups by the people who teach it. */
  COURSE_NOT_OPEN_TO_GROUPS: 403,
  COURSE_GROUP_LIMIT_REACHED: 409,
  /** It contains nothing that a course can hold. */
  COURSE_CARTRIDGE_EMPTY: 422,
  /** It is encrypted with a password. */
  COURSE_CARTRIDGE_LOCKED: 422,
  COURSE_CARTRIDGE_TOO_LARGE: 413,
  /** Damaged, or not a supported cartridge format. */
  COURSE_CARTRIDGE_UNREADABLE: 422,
  /** Crafted to harm the program that unpacks it. */
  COURSE_CARTRIDGE_UNSAFE: 422,
} as const
