import { type ComponentProps, lazy, Suspense } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import type { ShareDialog } from './share-dialog.tsx'

const Loaded = lazy(async () => {
  const [module] = await Promise.all([import('./share-dialog.tsx'), loadTexts('showcase')])
  return { default: module.ShareDialog }
})

/** The dialog with its texts, loaded when it is opened. */
export function LazyShareDialog(props: ComponentProps<typeof ShareDialog>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
