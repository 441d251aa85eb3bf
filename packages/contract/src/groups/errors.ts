export const groupErrors = {
  /** Also where it may not be seen: nobody learns which. */
  GROUP_NOT_FOUND: 404,
  GROUP_HANDLE_TAKEN: 409,
  GROUP_FULL: 409,
  GROUP_ADMIN_LIMIT_REACHED: 409,
  /** Too many groups of one's own. */
  GROUP_LIMIT_REACHED: 409,
  /** Too many groups that one belongs or asks to. */
  GROUP_JOIN_LIMIT_REACHED: 409,
  /** A free account, or who is no verified teacher. */
  GROUP_TEACHING_REFUSED: 403,
  /** What administrators do, by somebody who is none, or not any more. */
  GROUP_ADMIN_REQUIRED: 403,
  GROUP_TOP_ADMIN_REQUIRED: 403,
  /** The top administrator leaves only after somebody else has taken over. */
  GROUP_TOP_ADMIN_STAYS: 409,
  GROUP_BANNED: 403,
  /** The person does not stand to the group as the change supposes. */
  GROUP_ROLE_CHANGED: 409,
  /** Somebody else in the group has the seat number; `name` is what they are called. */
  GROUP_NUMBER_TAKEN: 409,
  /** Nothing more is put into a group that is put away. */
  GROUP_ARCHIVED: 409,
  /** More people than one file lists. */
  PEOPLE_LIST_TOO_LONG: 409,
  /** What was typed to confirm the deletion is not the name. */
  GROUP_NAME_DIFFERS: 422,
  /** A way to be reached elsewhere, from a grown-up to somebody under age who does not know them; `part` is what it was. */
  TEXT_HOLDS_CONTACT: 403,
} as const

/** Numbers that the specification gives to them. */
export const groupErrorNumbers = {
  GROUP_TEACHING_REFUSED: -8,
} as const satisfies Partial<Record<keyof typeof groupErrors, number>>
