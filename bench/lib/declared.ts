import { features } from '../../apps/server/src/features.ts'
import { Declared } from '../../apps/server/src/platform/declared.ts'

/** The declarations of the product's features, from which its queries are composed. */
export const declared = new Declared(features)
