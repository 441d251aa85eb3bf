import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

interface CompareButtonProps {
  isHeld: boolean
  onHold: (isHeld: boolean) => void
  isDisabled: boolean
}

/** Shows the original picture while held, by pointer or space bar. */
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
