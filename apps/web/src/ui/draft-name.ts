/** Whose draft it is, and of what. */
export interface DraftOf {
  /** What is being written, such as `group`. */
  what: string
  /** The account that writes it; null for guests, who share theirs. */
  account: string | null
  /** Which of them, where an account may write several. */
  of?: string
}

/** Returns the name under which the draft is kept; the account is part of it, as several people may share a device. */
export const draftName = ({ what, account, of }: DraftOf) =>
  [what, account ?? 'guest', ...(of === undefined ? [] : [of])].join('.')
