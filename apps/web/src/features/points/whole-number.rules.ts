/** Returns the typed whole number if it is within bounds, otherwise null. */
export function wholeNumber(typed: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(typed)
  return typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
}
