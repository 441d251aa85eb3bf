/**
 * Editions of the designs. The third shares the templates of the second, which check `data.edition` where the counting
 * or filling of pages differs. A version keeps its edition, so that forms made later have the same pages; drafts use
 * the current one.
 */
const editions = [1, 2, 3] as const
export type Edition = (typeof editions)[number]
export const currentEdition: Edition = 3

export function editionOf(number: number): Edition {
  const edition = editions.find((one) => one === number)
  if (edition === undefined) throw new Error(`no edition ${number} of the designs`)
  return edition
}
