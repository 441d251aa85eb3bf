import type { AdjustImage, Recipe } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'

/** Returns the adjustments with one picture's replaced; null for `result` restores the original. */
export function withAdjustment(
  images: ExportDraft['adjustImages'],
  imageId: string,
  result: { adjusted: { id: string }; recipe: Recipe } | null,
): AdjustImage[] {
  const others = images.filter((image) => image.imageId !== imageId)
  return result ? [...others, { imageId, adjustedId: result.adjusted.id, recipe: result.recipe }] : others
}

export const recipeOf = ({ adjustImages }: Pick<ExportDraft, 'adjustImages'>, imageId: string): Recipe | null =>
  adjustImages.find((image) => image.imageId === imageId)?.recipe ?? null
