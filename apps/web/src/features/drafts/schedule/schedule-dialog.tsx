import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { schedulableDays, scheduleRule } from '../../../ui/form/schedule.rules.ts'
import { TimeFields } from '../../../ui/form/time-fields.tsx'
import { formatTaipei, momentOf, morningIn, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { offeredTimes } from './offered-times.rules.ts'
import css from './schedule-dialog.module.css'

interface ScheduleDialogProps {
  isOpen: boolean
  /** The present time (ISO) of a scheduled record; without one, tomorrow morning is offered. */
  at?: string
  confirm: string
  isBusy?: boolean
  onChoose: (at: string) => void
  onClose: () => void
}

export function ScheduleDialog({ isOpen, onClose, ...rest }: ScheduleDialogProps) {
  const { t } = useTranslation('drafts')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('schedule.title')}>
      <ChooseTime {...rest} onClose={onClose} />
    </Dialog>
  )
}

/** Day and time in Taiwan, in the native pickers. */
function ChooseTime({ at, confirm, isBusy, onChoose, onClose }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const { t } = useTranslation('drafts')
  const [chosen, setChosen] = useState<TaipeiTime>(() => (at ? taipeiTimeOf(new Date(at)) : morningIn(1)))
  const [isTold, setTold] = useState(false)
  const moment = momentOf(chosen)
  const error = isTold ? problemOf(moment) : null
  const choose = (part: Partial<TaipeiTime>) => {
    setTold(false)
    setChosen({ ...chosen, ...part })
  }

  return (
    <div className={css.choose}>
      <ChipRow>
        {offeredTimes().map(({ name, time }) => (
          <ChoiceChip
            key={name}
            isOn={time.day === chosen.day && time.time === chosen.time}
            onToggle={() => choose(time)}
          >
            {t(`schedule.${name}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <TimeFields
        value={chosen}
        names={{ day: t('schedule.day'), time: t('schedule.time') }}
        {...schedulableDays()}
        wrongId={error ? 'schedule-error' : undefined}
        onChange={choose}
      />
      {error ? (
        <p id="schedule-error" role="alert" className={css.error}>
          {error}
        </p>
      ) : (
        <p className={css.note}>{moment ? t('schedule.will', { time: formatTaipei(moment) }) : t('schedule.zone')}</p>
      )}
      <div className={css.actions}>
        <Button look="line" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          isBusy={isBusy}
          onClick={() => {
            setTold(true)
            if (moment && !problemOf(moment)) onChoose(moment.toISOString())
          }}
        >
          {confirm}
        </Button>
      </div>
    </div>
  )
}

function problemOf(moment: Date | null): string | null {
  const rule = scheduleRule(moment)
  return rule && ruleSentence(rule)
}
