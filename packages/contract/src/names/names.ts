import type { z } from 'zod'
import { text } from '../text.ts'
import { type NameOf, productWordIn } from './product-words.ts'

/** Returns a refinement that refuses names reserved for the product; for names with a format of their own. */
export const keptForProduct = (of: NameOf) => (name: string, context: z.RefinementCtx) => {
  const rule = productWordIn(name, of)
  if (rule !== undefined) context.addIssue({ code: 'custom', message: rule, params: { rule } })
}

/** Returns the schema of a name shown to people: visible, and not reserved for the product. */
export const visibleName = (of: NameOf, rule: { min?: number; max: number }) =>
  text({ ...rule, safe: true }).superRefine(keptForProduct(of))
