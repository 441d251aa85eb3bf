import { useMedia } from '../../../ui/screen/use-media.ts'

/** Returns the number of tiles per row: two on phones, three from 576px. */
export const useTileColumns = (): number => (useMedia('(min-width: 576px)') ? 3 : 2)
