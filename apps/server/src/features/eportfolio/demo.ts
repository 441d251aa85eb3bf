/* Used to make the demo school (`demo/`) only. */

export { createExportDraft, saveDraft as saveExportDraft } from './drafts/export-drafts.service.ts'
export { exportDraft } from './export/export.service.ts'
export { makeFurtherForm } from './export/forms.service.ts'
export { makeForm } from './export/make-form.service.ts'
export { change as changeEPortfolio } from './export/own-eportfolios.service.ts'
export { readEPortfolio } from './read-eportfolio.queries.ts'
export { countReading } from './reading/browse.service.ts'
export { likeEPortfolio } from './reading/likes.service.ts'
export { saveSummary } from './summaries/summaries.service.ts'
