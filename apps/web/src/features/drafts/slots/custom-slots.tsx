import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Slot } from '@learntrail/contract/drafts/slots'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { clearSlot } from '../api/clear-slot.ts'
import { slotsQuery } from '../api/list-slots.ts'
import type { Filling } from './filling.ts'
import { SlotPicture } from './slot-picture.tsx'
import css from './slots-dialog.module.css'

const numbers = Array.from({ length: draftLimits.slots }, (_, index) => index + 1)

interface CustomSlotsProps {
  onStart: (slot: Slot) => void
  onFill: (filling: Filling) => void
}

/** The person's own templates, and the first free one of the eight slots. */
export function CustomSlots({ onStart, onFill }: CustomSlotsProps) {
  const { t } = useTranslation('drafts')
  const queryClient = useQueryClient()
  const query = useQuery(slotsQuery)
  const [clearing, setClearing] = useState<Slot | null>(null)
  const clear = useMutation({
    mutationFn: clearSlot,
    onSuccess: () => {
      setClearing(null)
      toast(t('slots.cleared'))
      queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })

  if (!query.data) return <WaitingLines query={query} />
  const filled = new Set(query.data.items.map(({ slot }) => slot))
  const free = numbers.find((number) => !filled.has(number))
  return (
    <>
      <ul className={css.tiles}>
        {query.data.items.map((slot) => (
          <li key={slot.slot}>
            <button type="button" className={css.tile} onClick={() => onStart(slot)}>
              <span className={css.icon}>
                {slot.picture ? <SlotPicture file={slot.picture} /> : <Icon name="portfolio" size={22} />}
              </span>
              {slot.name}
            </button>
            <span className={css.menu}>
              <ActionMenu
                label={t('slots.menu', { name: slot.name })}
                actions={[
                  {
                    label: t('slots.rename'),
                    icon: 'edit',
                    run: () => onFill({ number: slot.slot, slot, withText: false }),
                  },
                  {
                    label: t('slots.replace'),
                    icon: 'copy',
                    run: () => onFill({ number: slot.slot, slot, withText: true }),
                  },
                  { label: t('slots.clear'), icon: 'remove', isDangerous: true, run: () => setClearing(slot) },
                ]}
              />
            </span>
          </li>
        ))}
        {free === undefined ? null : (
          <li>
            <button
              type="button"
              className={css.tile}
              data-empty
              onClick={() => onFill({ number: free, slot: null, withText: true })}
            >
              <span className={css.icon}>
                <Icon name="plus" size={20} />
              </span>
              {t('slots.fill')}
            </button>
          </li>
        )}
      </ul>
      <ConfirmDialog
        isOpen={clearing !== null}
        title={t('slots.clearTitle', { name: clearing?.name })}
        confirm={t('slots.clear')}
        isDangerous
        isBusy={clear.isPending}
        onConfirm={() => clearing && clear.mutate(clearing.slot)}
        onClose={() => setClearing(null)}
      >
        <p>{t('slots.clearText')}</p>
      </ConfirmDialog>
    </>
  )
}
