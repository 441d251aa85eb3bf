/** `src/boot/boot.ts` reads these before the first paint; change both together. */
export const storedKeys = {
  theme: 'learntrail.theme',
  locale: 'learntrail.locale',
  /** `yes` if a person was signed in last. */
  member: 'learntrail.member',
  /** Account of that person, for the offline page (`public/offline.js`). */
  writer: 'learntrail.writer',
  /** Whether the signed-in person lands on the stream: `yes`, `no`, or unknown. */
  stream: 'learntrail.stream',
  /** The banners last shown above the trail. */
  banner: 'learntrail.banner',
  /** `done` once the last person here has finished or dismissed the first visit. */
  welcome: 'learntrail.welcome',
  /** Last height in px of the to-dos on a home screen. */
  todos: 'learntrail.todos',
  /** `away` once a teacher has dismissed the first steps. */
  teachingSteps: 'learntrail.teaching-steps',
} as const

// Storage may be missing or refuse (private windows, a full device); a choice then lasts for this page only.
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
