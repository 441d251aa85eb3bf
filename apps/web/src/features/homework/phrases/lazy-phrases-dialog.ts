import { loadTexts } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** `PhrasesDialog`, loaded on demand. */
export const phrasesDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./phrases-dialog.tsx'), loadTexts('homework/phrases')])
  return module.PhrasesDialog
})
