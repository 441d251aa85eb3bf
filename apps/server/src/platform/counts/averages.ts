/** Returns the mean, rounded to tenths, and the median; null for no numbers. */
export function averagesOf(numbers: readonly number[]): { mean: number; median: number } | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  const mean = sorted.reduce((sum, number) => sum + number, 0) / sorted.length
  return { mean: Math.round(mean * 10) / 10, median: (low + high) / 2 }
}
