/** Whether an address is of one of these domains or of a part of one: `@nhsh.tp.edu.tw` of `edu.tw`. */
export function isEducational(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
