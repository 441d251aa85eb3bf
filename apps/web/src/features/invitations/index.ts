export { suggestionsQuery } from './api/list-suggestions.ts'
