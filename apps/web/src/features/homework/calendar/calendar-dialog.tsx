import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { calendarQuery, endCalendar, renewCalendar } from '../api/calendar.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './calendar-dialog.module.css'

/** Offers the address for subscribing to one's deadlines in a calendar, and ends the subscription. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('homework/calendar')
  const query = useQuery(calendarQuery)
  const renew = useHomeworkChange(renewCalendar)
  const end = useHomeworkChange(endCalendar)
  const isBusy = renew.isPending || end.isPending
  const { data } = query
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <div className={css.calendar}>
        <p>{t('text')}</p>
        {data ? null : <WaitingLines query={query} lines={2} />}
        {data?.address ? (
          <Address
            address={new URL(data.address, location.origin).href}
            isBusy={isBusy}
            onRenew={() => renew.mutate(undefined, { onSuccess: () => toast(t('renewed')) })}
            onEnd={() => end.mutate(undefined, { onSuccess: () => toast(t('ended')) })}
          />
        ) : null}
        {data && !data.address ? (
          <div>
            <Button isBusy={isBusy} onClick={() => renew.mutate(undefined)}>
              {t('make')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

interface AddressProps {
  address: string
  isBusy: boolean
  onRenew: () => void
  onEnd: () => void
}

function Address({ address, isBusy, onRenew, onEnd }: AddressProps) {
  const { t } = useTranslation('homework/calendar')
  // Asks first, as a new address invalidates the old one in every calendar that uses it.
  const [isSure, setSure] = useState(false)
  return (
    <>
      <LinkToShare address={address} />
      <p className={css.note}>{t('secret')}</p>
      {isSure ? (
        <div className={css.acts}>
          <p>{t('sure')}</p>
          <Button
            size="s"
            isBusy={isBusy}
            onClick={() => {
              setSure(false)
              onRenew()
            }}
          >
            {t('renew')}
          </Button>
          <Button size="s" look="line" isBusy={isBusy} onClick={onEnd}>
            {t('end')}
          </Button>
        </div>
      ) : (
        <div>
          <Button size="s" look="quiet" onClick={() => setSure(true)}>
            {t('change')}
          </Button>
        </div>
      )}
    </>
  )
}
