import { useMedia } from '../../../ui/screen/use-media.ts'

/** Where a sheet does not fit: one column at a time is shown. */
export const useNarrow = () => useMedia('(max-width: 639px)')
