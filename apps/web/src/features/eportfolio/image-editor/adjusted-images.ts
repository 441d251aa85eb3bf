import type { AdjustImage, Recipe } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'

/** What is kept of a picture's adjustment; without one the picture is as it came. */
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
