import { useMedia } from '../../../ui/screen/use-media.ts'

/** Returns whether the window is wide enough for panes side by side (992 px). */
export const useWide = () => useMedia('(min-width: 992px)')
