export { suggestionsQuery } from './api/list-suggestions.ts'
export { invitationQuery } from './api/read-invitation.ts'
