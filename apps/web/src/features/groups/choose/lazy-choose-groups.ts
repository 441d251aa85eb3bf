import { loadTexts } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** `ChooseGroupsDialog`, loaded on demand. */
export const chooseGroupsDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./choose-groups-dialog.tsx'), loadTexts('groups')])
  return module.ChooseGroupsDialog
})
