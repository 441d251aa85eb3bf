import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

interface CompareButtonProps {
  isHeld: boolean
  onHold: (isHeld: boolean) => void
  isDisabled: boolean
}

/** The picture as it came, for as long as it is held, by hand or with the space bar. */
export function CompareButton({ isHeld, onHold, isDisabled }: CompareButtonProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const release = () => onHold(false)
  return (
    <Button
      look="line"
      size="s"
      icon="eye"
      disabled={isDisabled}
      aria-pressed={isHeld}
      onPointerDown={() => onHold(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        onHold(true)
      }}
      onKeyUp={release}
      onBlur={release}
    >
      {t('compare')}
    </Button>
  )
}
