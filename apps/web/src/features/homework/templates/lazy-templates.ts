import { loadTexts } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** `TemplatesDialog`, loaded on demand. */
export const templatesDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./templates-dialog.tsx'), loadTexts('homework/templates')])
  return module.TemplatesDialog
})

/** `KeepTemplate`, loaded on demand. */
export const keepTemplateDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./keep-template.tsx'), loadTexts('homework/templates')])
  return module.KeepTemplate
})
