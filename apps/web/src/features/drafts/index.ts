export { publishPost } from './api/publish-post.ts'
export { DateField } from './form/date-field.tsx'
export { PublishBar } from './form/publish-bar.tsx'
export { TitleField } from './form/title-field.tsx'
export { WritingCard } from './form/writing-card.tsx'
export { checkDraft } from './session/check-draft.ts'
export {
  type DraftErrors,
  type DraftProblems,
  fieldId,
  fieldOfPath,
  focusFirstError,
  isWrong,
  sentencesOf,
} from './session/draft-fields.ts'
export { type DraftValues, emptyValues } from './session/draft-values.ts'
export { type DraftWriter, openDraft } from './session/open-drafts.ts'
export { rememberPrivacy } from './session/remember-privacy.ts'
export { startDraft } from './start-draft.ts'
