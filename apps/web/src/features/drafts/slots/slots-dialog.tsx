import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Slot } from '@learntrail/contract/drafts/slots'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { DraftSession } from '../session/draft-session.ts'
import { CustomSlots } from './custom-slots.tsx'
import type { Filling } from './filling.ts'
import { SlotForm } from './slot-form.tsx'
import css from './slots-dialog.module.css'
import { type SmartSlot, smartSlots } from './smart-slots.ts'

interface SlotsDialogProps {
  session: DraftSession
  isOpen: boolean
  onSmart: (slot: SmartSlot) => void
  onCustom: (slot: Slot) => void
  onClose: () => void
}

/** Eight smart slots of the product, and eight templates of the person's own. */
export function SlotsDialog({ session, isOpen, onSmart, onCustom, onClose }: SlotsDialogProps) {
  const { t } = useTranslation('drafts')
  const [filling, setFilling] = useState<Filling | null>(null)
  const close = () => {
    setFilling(null)
    onClose()
  }
  if (filling) {
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t(filling.slot ? 'slots.changeTitle' : 'slots.newTitle')}>
        <SlotForm session={session} filling={filling} onDone={() => setFilling(null)} />
      </Dialog>
    )
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('slots.title')}>
      <h3 className={css.part}>{t('slots.smart')}</h3>
      <ul className={`${css.tiles} ${css.small}`}>
        {smartSlots.map((slot) => (
          <li key={slot.name}>
            <button type="button" className={css.tile} onClick={() => onSmart(slot)}>
              <span className={css.icon}>
                <Icon name={slot.icon} size={24} />
              </span>
              {t(`smart.${slot.name}.name`)}
            </button>
          </li>
        ))}
      </ul>
      <h3 className={css.part}>{t('slots.own')}</h3>
      <p className={css.note}>{t('slots.ownNote', { max: draftLimits.slots })}</p>
      <CustomSlots onStart={onCustom} onFill={setFilling} />
    </Dialog>
  )
}
