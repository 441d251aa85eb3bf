/** Playback rates on offer. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Returns the next speed in a direction, also from a speed in between, as a player's own menu may set. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const next = step > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** Returns the stored speed if it is one on offer, else 1. */
export const speedOf = (stored: string | null): number => speeds.find((one) => String(one) === stored) ?? 1
