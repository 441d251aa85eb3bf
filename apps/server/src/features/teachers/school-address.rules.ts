/** Labels of domains for pupils, as schools name them. */
const ofPupils = /^(?:stu|std|stud|students?|gm|gs|g|pupils?|alumni|alum)\d*$/

/** Student numbers: up to two letters, then digits. */
const looksLikeNumber = /^[a-z]{0,2}\d{4,}[a-z]?$/

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether a domain can belong to a school's teachers: below an educational domain, and without a label for pupils. */
export function isTeachersDomain(domain: string, educational: readonly string[]): boolean {
  return (
    educational.some((one) => domain.endsWith(`.${one}`)) && !domain.split('.').some((label) => ofPupils.test(label))
  )
}

/**
 * Whether an e-mail shows that its holder teaches at a school: at one of the school's domains itself (subdomains may be
 * for pupils), and not named like a student number.
 */
export function isOfTeacher(email: string, domains: readonly string[], educational: readonly string[]): boolean {
  const domain = domainOf(email)
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return isTeachersDomain(domain, educational) && domains.includes(domain) && !looksLikeNumber.test(name)
}
