/* For the demo school (`demo/`) only. */

export { createDraft, discardDraft } from './drafts.service.ts'
