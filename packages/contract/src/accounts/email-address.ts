/**
 * An ASCII e-mail address, as mail servers accept it. Internationalized domains are written in their ASCII form
 * (xn--…), which is also allowed for the top-level domain.
 */
export const emailAddress =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/
