/** Where somebody looks around; not where they write, read a document or are alone with one task. */
const shownAt = [
  /^\/(?:onboarding|login|signup|signup\/method|help|help\/\w+|desktop|news)$/,
  /^\/(?:portfolio|account|account\/plan|homework|group|group\/mine|group\/recommended)$/,
  /^\/user\/(?:message|search|profile|fileedit|like|show|newcollection|invite|event-log)$/,
  /^\/user\/(?:social|person|group)\/[\w-]+$/,
  /^\/user\/(?:learning-portfolio-analysis|export)$/,
  /^\/subscription\/subscription-introduction$/,
]

/** Whether the assistant is on this screen. A step of an e-portfolio has the address of its list with more behind it. */
export const isShownAt = (pathname: string, search: string): boolean =>
  shownAt.some((screen) => screen.test(pathname)) && !(pathname === '/user/export' && search !== '')
