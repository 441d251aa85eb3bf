/** What somebody wants of films on this device: what the line allows, always the clear one, or always the one that needs little. */
export const qualities = ['auto', 'clear', 'small'] as const
export type Quality = (typeof qualities)[number]

export const qualityOf = (stored: string | null): Quality => qualities.find((one) => one === stored) ?? 'auto'

/** What a browser says of its line, where it says anything. */
interface Line {
  saveData: boolean
  /** Empty where it says nothing. */
  effectiveType: string
}

const slowTypes = ['slow-2g', '2g', '3g']

const isSlow = ({ saveData, effectiveType }: Line) => saveData || slowTypes.includes(effectiveType)

/** Which form of a film is played. */
export function isSmallWanted(wanted: Quality, line: Line, hasStalled: boolean): boolean {
  return wanted === 'small' || (wanted === 'auto' && (hasStalled || isSlow(line)))
}

/** A film that stands still for more than this, in all, within the last half minute has too slow a line. */
export const stall = { most: 4_000, within: 30_000 } as const

type Wait = readonly [from: number, to: number]

/** How long a film has stood still lately, in milliseconds. */
export const waitedLately = (waits: readonly Wait[], now: number): number =>
  waits.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, now - stall.within)), 0)

/** What is still of interest. */
export const latelyWaited = (waits: readonly Wait[], now: number): Wait[] =>
  waits.filter(([, to]) => to > now - stall.within)
