import { useMedia } from '../../../ui/screen/use-media.ts'

/** Whether the screen is too narrow for the sheet, which then shows one column at a time. */
export const useNarrow = () => useMedia('(max-width: 639px)')
