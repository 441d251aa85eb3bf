export { phrasesDialog } from './phrases/lazy-phrases-dialog.ts'
