import { loadTexts } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** Loaded when the trial unit is to be chosen. */
export const trialDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./trial-dialog.tsx'), loadTexts(['courses/trial', 'courses/reading'])])
  return module.TrialDialog
})
