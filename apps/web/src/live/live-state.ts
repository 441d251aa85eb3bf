let isOpen = false

/** Notes whether this window receives live events. */
export function setLive(isOpenNow: boolean): void {
  isOpen = isOpenNow
}

/**
 * Returns the polling interval in ms for data that also comes by live events: at least 15 s while they are received,
 * because an event may still get lost.
 */
export const askEvery = (ms: number): number => (isOpen ? Math.max(ms, 15_000) : ms)
