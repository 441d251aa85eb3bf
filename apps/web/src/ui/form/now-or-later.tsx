import type { ComponentProps } from 'react'
import { ChipRow, ChoiceChip } from '../chip.tsx'
import type { TaipeiTime } from '../taipei-time.ts'
import { TimeFields } from './time-fields.tsx'

interface NowOrLaterProps extends Pick<ComponentProps<typeof TimeFields>, 'id' | 'min' | 'max' | 'wrongId'> {
  /** The chosen time; null is now. */
  at: TaipeiTime | null
  names: { now: string; later: string; day: string; time: string }
  onLater: (isLater: boolean) => void
  onTime: (at: TaipeiTime) => void
}

/** Chooses whether something is published at once, or the day and time at which it is. */
export function NowOrLater({ at, names, onLater, onTime, ...fields }: NowOrLaterProps) {
  return (
    <>
      <ChipRow>
        <ChoiceChip isOn={at === null} onToggle={() => onLater(false)}>
          {names.now}
        </ChoiceChip>
        <ChoiceChip isOn={at !== null} onToggle={() => onLater(true)}>
          {names.later}
        </ChoiceChip>
      </ChipRow>
      {at === null ? null : (
        <TimeFields {...fields} value={at} names={names} onChange={(part) => onTime({ ...at, ...part })} />
      )}
    </>
  )
}
