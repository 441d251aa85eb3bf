import { readStored, storedKeys } from '../../i18n/stored-choice.ts'

/** Returns the height in pixels that the to-dos last had on this device; undefined if there were none. */
export const keptRoom = () => Number(readStored(storedKeys.todos)) || undefined
