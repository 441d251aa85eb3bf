import type { HelpTopic } from '@learntrail/contract/help/topics'

/** Chapters of the help centre in page order, each with its first page. */
const chapters = [
  ['begin', 'signUp'],
  ['records', 'post'],
  ['groups', 'groups'],
  ['school', 'firstPasswords'],
  ['classwork', 'homework'],
  ['portfolios', 'exportSelect'],
  ['learning', 'courses'],
  ['finding', 'search'],
  ['people', 'friends'],
  ['account', 'profile'],
  ['safety', 'safety'],
] as const satisfies readonly (readonly [name: string, first: HelpTopic])[]

export type Chapter = (typeof chapters)[number][0]

/** Groups pages, in order, into chapters; a page belongs to the chapter begun last. */
export function inChapters<Page extends { topic: HelpTopic }>(
  pages: readonly Page[],
): { chapter: Chapter; pages: Page[] }[] {
  const parts: { chapter: Chapter; pages: Page[] }[] = []
  for (const page of pages) {
    const begun = chapters.find(([, first]) => first === page.topic)?.[0]
    if (begun !== undefined || parts.length === 0) parts.push({ chapter: begun ?? chapters[0][0], pages: [] })
    parts.at(-1)?.pages.push(page)
  }
  return parts
}
