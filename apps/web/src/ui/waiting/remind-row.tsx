import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../button.tsx'
import { dotted } from '../dotted.ts'
import { formatTaipei } from '../taipei-time.ts'
import { isTooEarly } from '../too-early.ts'
import { WaitingRow } from './waiting-card.tsx'

interface RemindRowProps {
  name: ReactNode
  about: Parameters<typeof dotted>[0]
  /** Link to the people who have yet to do it; null if there are none. */
  missing: { text: string; to: string } | null
  remindedAt: string | null
  /** When they may be reminded again; null means now. */
  remindableAt: string | null
  isReminding: boolean
  onRemind: () => void
}

/**
 * Something the viewer is waiting for, with the people who can be reminded. The screen must load the namespace
 * `common/reminding`.
 */
export function RemindRow({ name, about, missing, remindedAt, remindableAt, isReminding, onRemind }: RemindRowProps) {
  const { t } = useTranslation('common/reminding')
  const mustWait = isTooEarly(remindableAt)
  const at = missing && mustWait && remindedAt
  return (
    <WaitingRow
      name={name}
      about={dotted([...about, at && t('remindedAt', { at: formatTaipei(at) })])}
      acts={
        missing ? (
          <>
            <LinkButton look="line" size="s" to={missing.to}>
              {missing.text}
            </LinkButton>
            {mustWait ? null : (
              <Button look="soft" size="s" icon="bell" isBusy={isReminding} onClick={onRemind}>
                {t('remind')}
              </Button>
            )}
          </>
        ) : null
      }
    />
  )
}
