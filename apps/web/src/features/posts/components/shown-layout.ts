import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

/** A trail of full cards, or a grid of tiles. */
export type Layout = 'trail' | 'grid'

const storedKey = 'learntrail.portfolio-layout'

export const rememberedLayout = (): Layout => (readStored(storedKey) === 'grid' ? 'grid' : 'trail')
export const rememberLayout = (layout: Layout) => writeStored(storedKey, layout)
