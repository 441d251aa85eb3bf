/** What is typed as a whole number within bounds; null where it is none of them. */
export function wholeNumber(typed: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(typed)
  return typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
}
