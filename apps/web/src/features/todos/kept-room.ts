import { readStored, storedKeys } from '../../i18n/stored-choice.ts'

/** The height in pixels of the line that says that nothing waits. */
export const lineRoom = 36

/** Returns the height in pixels that the to-dos last had on this device; that of one line where they are not known. */
export const keptRoom = () => Number(readStored(storedKeys.todos)) || lineRoom
