export const groupErrors = {
  /** Also if the caller may not see it, so that existence is not revealed. */
  GROUP_NOT_FOUND: 404,
  GROUP_HANDLE_TAKEN: 409,
  GROUP_FULL: 409,
  GROUP_ADMIN_LIMIT_REACHED: 409,
  /** The caller has too many groups of their own. */
  GROUP_LIMIT_REACHED: 409,
  /** The caller is in, or has applied to, too many groups. */
  GROUP_JOIN_LIMIT_REACHED: 409,
  /** The caller has a free account, or is not a verified teacher. */
  GROUP_TEACHING_REFUSED: 403,
  /** The caller is not, or no longer, an administrator. */
  GROUP_ADMIN_REQUIRED: 403,
  GROUP_TOP_ADMIN_REQUIRED: 403,
  /** The top administrator can only leave after handing the group over. */
  GROUP_TOP_ADMIN_STAYS: 409,
  GROUP_BANNED: 403,
  /** The person's role is not the one that the change assumes. */
  GROUP_ROLE_CHANGED: 409,
  /** Another member has the seat number; `name` is theirs. */
  GROUP_NUMBER_TAKEN: 409,
  /** The group is archived and read-only. */
  GROUP_ARCHIVED: 409,
  /** More people than one file lists. */
  PEOPLE_LIST_TOO_LONG: 409,
  /** The name typed to confirm the deletion does not match. */
  GROUP_NAME_DIFFERS: 422,
  /**
   * An adult's text contains contact details and would reach a minor who does not know them; `part` is the detail
   * found.
   */
  TEXT_HOLDS_CONTACT: 403,
} as const

/** Numbers that the specification assigns to these errors. */
export const groupErrorNumbers = {
  GROUP_TEACHING_REFUSED: -8,
} as const satisfies Partial<Record<keyof typeof groupErrors, number>>
