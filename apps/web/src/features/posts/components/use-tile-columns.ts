import { useMedia } from '../../../ui/screen/use-media.ts'

/** Tiles beside each other: two on phones, three where there is room. */
export const useTileColumns = (): number => (useMedia('(min-width: 576px)') ? 3 : 2)
