export const chatErrors = {
  /** Also if the caller is not in it, so that existence is not revealed. */
  CHATROOM_NOT_FOUND: 404,
  /** These two people, or this group, already have a room; `roomId` names it. */
  CHATROOM_EXISTS: 409,
  /** The invited person is already in the room; `roomId` names it. */
  CHATROOM_ALREADY_JOINED: 409,
  /** The caller has made too many rooms. */
  CHATROOM_LIMIT_REACHED: 409,
  CHATROOM_FULL: 409,
  /** Reserved for administrators of the room. */
  CHATROOM_NO_PERMISSION: 403,
  CHATROOM_CLOSED: 409,
  /** In quiet hours; `until` says when they end. */
  CHATROOM_RESTING: 409,
  /** An adult may not write to a minor unless they are a friend or a teacher of theirs. */
  CHATROOM_CONTACT_REFUSED: 403,
  /** The caller has come to count as an adult, and a minor in the room is not their friend. */
  CHATROOM_FRIENDS_FIRST: 403,
  /**
   * The contact request is not accepted: it waits for an answer or was declined, or the first message is not plain
   * text.
   */
  CHATROOM_WAITS: 409,
  /** A leader of the group has silenced the caller in its room. */
  CHATROOM_SILENCED: 403,
  /**
   * The caller's school has switched rooms off for students, or allows them only with its teachers; or it is outside
   * its hours: `until` says when they begin.
   */
  CHATROOM_SCHOOL_REFUSED: 403,
  CHATROOM_SCHOOL_RESTING: 409,
  /** The room has its maximum of pinned messages. */
  CHATROOM_PINNED_FULL: 409,
  /** None of these messages can be kept. */
  CHATROOM_NOTHING_TO_KEEP: 409,
  CHATROOM_KEEPING_NOT_FOUND: 404,
  CHATROOM_KEEPING_LIMIT_REACHED: 409,
  /** The action is only for rooms of several, not for a room of two or of a group. */
  CHATROOM_TYPE_REFUSED: 409,
  CHATROOM_MESSAGE_NOT_FOUND: 404,
  /** The time for deleting it for everyone is over. */
  CHATROOM_MESSAGE_KEPT: 409,
} as const

/** Numbers that the specification assigns to these errors. */
export const chatErrorNumbers = {
  CHATROOM_ALREADY_JOINED: 1,
  CHATROOM_EXISTS: -2,
  CHATROOM_LIMIT_REACHED: -3,
  CHATROOM_NO_PERMISSION: -5,
} as const satisfies Partial<Record<keyof typeof chatErrors, number>>

/** Numbers for errors that any call can answer with, if the call is one of rooms. */
export const chatErrorArea = {
  path: '/api/v2/chatroom/',
  numbers: {
    INTERNAL_ERROR: -1,
    VALIDATION_FAILED: -4,
    NOT_AUTHENTICATED: -5,
    FEATURE_REQUIRED: -5,
  },
} as const
