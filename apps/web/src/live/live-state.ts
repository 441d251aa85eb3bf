let isOpen = false

/** Whether this window hears at once what changes. */
export function setLive(isOpenNow: boolean): void {
  isOpen = isOpenNow
}

/** How often to ask for what is told as well: seldom while it is heard of, as a word may get lost all the same. */
export const askEvery = (ms: number): number => (isOpen ? Math.max(ms, 15_000) : ms)
