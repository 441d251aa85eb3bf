import type { z } from 'zod'
import { text } from '../text.ts'
import { type NameOf, productWordIn } from './product-words.ts'

/** Refuses what is kept for the product; for names that have a form of their own. */
export const keptForProduct = (of: NameOf) => (name: string, context: z.RefinementCtx) => {
  const rule = productWordIn(name, of)
  if (rule !== undefined) context.addIssue({ code: 'custom', message: rule, params: { rule } })
}

/** A name that people read as somebody's or something's: it can be seen, and is not kept for the product. */
export const visibleName = (of: NameOf, rule: { min?: number; max: number }) =>
  text({ ...rule, safe: true }).superRefine(keptForProduct(of))
