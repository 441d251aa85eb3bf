/** Read by `src/boot/boot.ts` before the first paint as well; change both. */
export const storedKeys = {
  theme: 'learntrail.theme',
  locale: 'learntrail.locale',
  /** `yes` where somebody was signed in last. */
  member: 'learntrail.member',
  /** Whose account that was, for the page that stands where there is no connection (`public/offline.js`). */
  writer: 'learntrail.writer',
  /** Whether whoever is signed in lands on the stream: `yes`, `no`, or unknown. */
  stream: 'learntrail.stream',
  /** The banners that stood above the trail last. */
  banner: 'learntrail.banner',
  /** `done` where whoever was here last has taken the first visit, or sent it away. */
  welcome: 'learntrail.welcome',
  /** How high what waits was on a home last, in pixels. */
  todos: 'learntrail.todos',
  /** `away` where whoever teaches has put the first steps away. */
  teachingSteps: 'learntrail.teaching-steps',
} as const

// Storage can be missing or refuse (private windows, a full device); the choice then lasts for this page.
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see above
  }
}
