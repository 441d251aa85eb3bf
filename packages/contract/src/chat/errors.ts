export const chatErrors = {
  /** Also where it is not one's own: nobody learns which. */
  CHATROOM_NOT_FOUND: 404,
  /** The room of these two, or of this group, is there; `roomId` says which. */
  CHATROOM_EXISTS: 409,
  /** Whoever is invited is in the room; `roomId` says which. */
  CHATROOM_ALREADY_JOINED: 409,
  /** Too many rooms made. */
  CHATROOM_LIMIT_REACHED: 409,
  CHATROOM_FULL: 409,
  /** What its administrators do, by somebody who is none. */
  CHATROOM_NO_PERMISSION: 403,
  CHATROOM_CLOSED: 409,
  /** Closed for the night; `until` says when it opens. */
  CHATROOM_RESTING: 409,
  /** A grown-up who is neither a friend nor a teacher of somebody under age. */
  CHATROOM_CONTACT_REFUSED: 403,
  /** Whoever has come to count as grown-up, where somebody under age is not their friend. */
  CHATROOM_FRIENDS_FIRST: 403,
  /** The first message waits for an answer; it has words alone. */
  CHATROOM_WAITS: 409,
  /** Whoever leads the group has silenced them in its room. */
  CHATROOM_SILENCED: 403,
  /** Their school has rooms off, or only with its teachers, for its students; or it is not the hour: `until` says when it is. */
  CHATROOM_SCHOOL_REFUSED: 403,
  CHATROOM_SCHOOL_RESTING: 409,
  /** So many are pinned. */
  CHATROOM_PINNED_FULL: 409,
  /** Of these messages nothing can be kept. */
  CHATROOM_NOTHING_TO_KEEP: 409,
  CHATROOM_KEEPING_NOT_FOUND: 404,
  CHATROOM_KEEPING_LIMIT_REACHED: 409,
  /** What is done with rooms of several is not done with the room of two, or of a group. */
  CHATROOM_TYPE_REFUSED: 409,
  CHATROOM_MESSAGE_NOT_FOUND: 404,
  /** It can be deleted for everyone no longer. */
  CHATROOM_MESSAGE_KEPT: 409,
} as const

/** Numbers that the specification gives to them. */
export const chatErrorNumbers = {
  CHATROOM_ALREADY_JOINED: 1,
  CHATROOM_EXISTS: -2,
  CHATROOM_LIMIT_REACHED: -3,
  CHATROOM_NO_PERMISSION: -5,
} as const satisfies Partial<Record<keyof typeof chatErrors, number>>

/** The same for what every call can refuse, where it is a call of rooms. */
export const chatErrorArea = {
  path: '/api/v2/chatroom/',
  numbers: {
    INTERNAL_ERROR: -1,
    VALIDATION_FAILED: -4,
    NOT_AUTHENTICATED: -5,
    FEATURE_REQUIRED: -5,
  },
} as const
