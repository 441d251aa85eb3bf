import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { isProblem } from '../../../api/problem.ts'
import { createExportDraft } from '../api/create-export-draft.ts'
import { saveExportDraft } from '../api/save-export-draft.ts'
import { bodyOf, draftParts, partsOf } from './draft-parts.ts'

/** Copies the draft on the screen into a new one and returns its id. Idempotent with the same ids. */
export async function copyDraft(draft: ExportDraft, ids: { writer: string; clientId: string }): Promise<string> {
  const resourceIds = [
    ...draft.selectedPortfolioIds.map((id) => `post_${id}`),
    ...draft.selectedHomeworkIds.map((id) => `homework_${id}`),
  ]
  const { name, title } = draft
  const begin = (materials: string[]) => createExportDraft({ ...ids, save: 1, name, title, resourceIds: materials })
  const created = await begin(resourceIds).catch((problem: unknown) => {
    // The material was deleted, but what was placed from it is in the draft.
    if (isProblem(problem, 'RESOURCE_NOT_FOUND')) return begin([])
    throw problem
  })
  const body = bodyOf(partsOf(draft, draftParts))
  await saveExportDraft(created.draftId, { ...body, writer: ids.writer, save: 2, version: created.version })
  return created.draftId
}
