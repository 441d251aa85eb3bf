export { bulletinDraftsQuery, draftsQuery } from './api/list-drafts.ts'
export { isSame, publishPost } from './api/publish-post.ts'
export { DraftNotices } from './components/draft-notices.tsx'
export { DraftsDialog } from './components/drafts-dialog.tsx'
export { DateField } from './form/date-field.tsx'
export { DraftStatus } from './form/draft-status.tsx'
export { PublishBar } from './form/publish-bar.tsx'
export { TitleField } from './form/title-field.tsx'
export { WritingCard } from './form/writing-card.tsx'
export { checkDraft, checkWords } from './session/check-draft.ts'
export {
  type DraftErrors,
  type DraftProblems,
  fieldId,
  fieldOfPath,
  focusFirstError,
  isWrong,
  sentencesOf,
} from './session/draft-fields.ts'
export type { DraftSession } from './session/draft-session.ts'
export type { DraftState } from './session/draft-state.ts'
export { type DraftValues, emptyValues, type Original } from './session/draft-values.ts'
export { openBulletinDraft } from './session/open-bulletin-draft.ts'
export { type DraftWriter, openDraft } from './session/open-drafts.ts'
export { readRefusal } from './session/refused-draft.ts'
export { rememberPrivacy } from './session/remember-privacy.ts'
export { useDraft } from './session/use-draft.ts'
export { startDraft } from './start-draft.ts'
export { waitingNotes } from './waiting/waiting-notes.ts'
export { waitingSenderOf } from './waiting/waiting-sender.ts'
