import { readStored, storedKeys } from '../../i18n/stored-choice.ts'

/** How high, in pixels, what waits was on this device last; undefined where it never was there. */
export const keptRoom = () => Number(readStored(storedKeys.todos)) || undefined
