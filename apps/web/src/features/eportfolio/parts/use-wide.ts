import { useMedia } from '../../../ui/screen/use-media.ts'

/** Room for panes beside each other. */
export const useWide = () => useMedia('(min-width: 992px)')
