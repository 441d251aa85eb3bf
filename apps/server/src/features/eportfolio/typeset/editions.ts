/**
 * Editions of the designs. What was exported keeps the one it was exported with, so that a form that is made later shows
 * the same pages; what is being written has the current one.
 */
const editions = [1, 2] as const
export type Edition = (typeof editions)[number]
export const currentEdition: Edition = 2

export function editionOf(number: number): Edition {
  const edition = editions.find((one) => one === number)
  if (edition === undefined) throw new Error(`no edition ${number} of the designs`)
  return edition
}
