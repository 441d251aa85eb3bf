import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { isProblem } from '../../../api/problem.ts'
import { createExportDraft } from '../api/create-export-draft.ts'
import { saveExportDraft } from '../api/save-export-draft.ts'
import { bodyOf, draftParts, partsOf } from './draft-parts.ts'

/** Makes a draft of its own of what is on the screen; tried again with the same ids it is the same one. */
export async function copyDraft(draft: ExportDraft, ids: { writer: string; clientId: string }): Promise<string> {
  const resourceIds = [
    ...draft.selectedPortfolioIds.map((id) => `post_${id}`),
    ...draft.selectedHomeworkIds.map((id) => `homework_${id}`),
  ]
  const { name, title } = draft
  const begin = (materials: string[]) => createExportDraft({ ...ids, save: 1, name, title, resourceIds: materials })
  const created = await begin(resourceIds).catch((problem: unknown) => {
    // Material that is gone: what was placed of it is in the draft all the same.
    if (isProblem(problem, 'RESOURCE_NOT_FOUND')) return begin([])
    throw problem
  })
  const body = bodyOf(partsOf(draft, draftParts))
  await saveExportDraft(created.draftId, { ...body, writer: ids.writer, save: 2, version: created.version })
  return created.draftId
}
