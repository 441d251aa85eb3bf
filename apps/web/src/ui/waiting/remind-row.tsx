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
  /** Who has yet to do it, as a way there; null: nobody. */
  missing: { text: string; to: string } | null
  remindedAt: string | null
  /** From when on they can be reminded again; null: now. */
  remindableAt: string | null
  isReminding: boolean
  onRemind: () => void
}

/** Something that is waited for, and those who can be reminded of it. Whoever shows it loads the texts `common/reminding`. */
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
