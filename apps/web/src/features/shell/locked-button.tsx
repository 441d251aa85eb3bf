import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { AdvancedFeaturesDialog } from './advanced-features-dialog.tsx'

type LockedButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'children'> & { 'data-spare'?: boolean }

/** A feature outside the person's plan: shown with a lock, it explains how to get it. */
export function LockedButton({ children, ...look }: LockedButtonProps) {
  const { t } = useTranslation('shell')
  const [isExplaining, setExplaining] = useState(false)
  return (
    <>
      <Button {...look} icon="lock" aria-haspopup="dialog" onClick={() => setExplaining(true)}>
        {children}
        <Unseen>{` ${t('menu.locked')}`}</Unseen>
      </Button>
      <AdvancedFeaturesDialog isOpen={isExplaining} onClose={() => setExplaining(false)} />
    </>
  )
}
