/** Quality chosen on this device: by connection, always the full form, or always the small one. */
export const qualities = ['auto', 'clear', 'small'] as const
export type Quality = (typeof qualities)[number]

export const qualityOf = (stored: string | null): Quality => qualities.find((one) => one === stored) ?? 'auto'

/** What the browser reports about its connection. */
interface Line {
  saveData: boolean
  /** Empty if the browser reports nothing. */
  effectiveType: string
}

const slowTypes = ['slow-2g', '2g', '3g']

const isSlow = ({ saveData, effectiveType }: Line) => saveData || slowTypes.includes(effectiveType)

/** Whether to play the small form of a video. */
export function isSmallWanted(wanted: Quality, line: Line, hasStalled: boolean): boolean {
  return wanted === 'small' || (wanted === 'auto' && (hasStalled || isSlow(line)))
}

/** Milliseconds: stalling longer than `most` in total during the last `within` means a slow connection. */
export const stall = { most: 4_000, within: 30_000 } as const

type Wait = readonly [from: number, to: number]

/** Returns how long a video has stalled lately, in milliseconds. */
export const waitedLately = (waits: readonly Wait[], now: number): number =>
  waits.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, now - stall.within)), 0)

/** Returns the stalls that still count. */
export const latelyWaited = (waits: readonly Wait[], now: number): Wait[] =>
  waits.filter(([, to]) => to > now - stall.within)
