import type { ComponentProps } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import type { ShareDialog } from './share-dialog.tsx'

const shareDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./share-dialog.tsx'), loadTexts(['posts/share', 'common/sharing'])])
  return module.ShareDialog
})

/** The share dialog with its texts, loaded when it is opened. */
export function LazyShareDialog(props: ComponentProps<typeof ShareDialog>) {
  return <OnDemand part={shareDialog} {...props} />
}
