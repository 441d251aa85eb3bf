/**
 * An e-mail address of ASCII, as mail servers take it. Domains of other scripts are written in their ASCII form (xn--…),
 * which the last part may be as well.
 */
export const emailAddress =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/
