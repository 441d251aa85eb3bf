/** How fast a film runs. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next of the speeds in a direction; from one between them, as a player's own menu may set it, the nearest. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const next = step > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** What was remembered, where it is one of the speeds. */
export const speedOf = (stored: string | null): number => speeds.find((one) => String(one) === stored) ?? 1
