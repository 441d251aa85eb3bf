/** Screens for browsing. Not those for writing, reading a document or a single task. */
const shownAt = [
  /^\/(?:onboarding|login|signup|signup\/method|help|help\/\w+|desktop|news)$/,
  /^\/(?:portfolio|account|account\/plan|homework|group|group\/mine|group\/recommended)$/,
  /^\/user\/(?:message|search|profile|fileedit|like|show|newcollection|invite|event-log)$/,
  /^\/user\/(?:social|person|group)\/[\w-]+$/,
  /^\/user\/(?:learning-portfolio-analysis|export)$/,
  /^\/subscription\/subscription-introduction$/,
]

/**
 * Whether the assistant shows on a screen. The steps of an e-portfolio share the list's path and differ by their query.
 */
export const isShownAt = (pathname: string, search: string): boolean =>
  shownAt.some((screen) => screen.test(pathname)) && !(pathname === '/user/export' && search !== '')
