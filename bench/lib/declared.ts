import { features } from '../../apps/server/src/features.ts'
import { Declared } from '../../apps/server/src/platform/declared.ts'

/** What the product's features have, of which its queries are made. */
export const declared = new Declared(features)
