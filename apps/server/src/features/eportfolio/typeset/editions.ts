/**
 * Editions of the designs. The third has the templates of the second, which tell them apart where pages are counted or
 * filled in another way (`data.edition`). What was exported keeps the one it was exported with, so that a form that is made later shows
 * the same pages; what is being written has the current one.
 */
const editions = [1, 2, 3] as const
export type Edition = (typeof editions)[number]
export const currentEdition: Edition = 3

export function editionOf(number: number): Edition {
  const edition = editions.find((one) => one === number)
  if (edition === undefined) throw new Error(`no edition ${number} of the designs`)
  return edition
}
