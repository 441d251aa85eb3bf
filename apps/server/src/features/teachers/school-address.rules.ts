/** Parts of addresses that are for pupils, as schools call them. */
const ofPupils = /^(?:stu|std|stud|students?|gm|gs|g|pupils?|alumni|alum)\d*$/

/** Student numbers: a letter or two, and digits. */
const looksLikeNumber = /^[a-z]{0,2}\d{4,}[a-z]?$/

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether a domain can be of a school's teachers at all: below one of the educational ones, and no part for pupils. */
export function isTeachersDomain(domain: string, educational: readonly string[]): boolean {
  return (
    educational.some((one) => domain.endsWith(`.${one}`)) && !domain.split('.').some((label) => ofPupils.test(label))
  )
}

/**
 * Whether an address shows that its holder teaches at a school: of one of the school's domains itself (what is below it may be
 * for pupils), and named by no student number.
 */
export function isOfTeacher(email: string, domains: readonly string[], educational: readonly string[]): boolean {
  const domain = domainOf(email)
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return isTeachersDomain(domain, educational) && domains.includes(domain) && !looksLikeNumber.test(name)
}
