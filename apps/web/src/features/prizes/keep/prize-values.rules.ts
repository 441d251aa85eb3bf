import type { AskedPart, DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { endOf, momentOf, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'

/** The values of the prize form. */
export interface PrizeValues {
  name: string
  description: string
  way: DeliveryWay
  points: string
  stock: string
  perPerson: string
  pickUp: string
  asks: AskedPart[]
  start: TaipeiTime
  end: TaipeiTime
}

const noTime: TaipeiTime = { day: '', time: '' }
const timeOf = (moment: string | null) => (moment === null ? noTime : taipeiTimeOf(new Date(moment)))

export const valuesOf = (prize: KeptPrize | null): PrizeValues => ({
  name: prize?.name ?? '',
  description: prize?.description ?? '',
  way: prize?.way ?? 'atSchool',
  points: prize ? String(prize.points) : '',
  stock: prize ? String(prize.stock) : '',
  perPerson: String(prize?.perPerson ?? 1),
  pickUp: prize?.pickUp ?? '',
  asks: prize?.asks ?? [],
  start: timeOf(prize?.startsAt ?? null),
  end: timeOf(prize?.endsAt ?? null),
})

/** Returns the typed whole number if it is within bounds, otherwise null. */
export function numberWithin(typed: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(typed)
  return typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
}

export const isEmptyTime = ({ day, time }: TaipeiTime) => day === '' && time === ''

/** A day without a time starts at 00:00 and ends at 23:59. */
export const startOf = ({ day, time }: TaipeiTime) => momentOf({ day, time: time || '00:00' })
export const finishOf = ({ day, time }: TaipeiTime) => endOf({ day, time: time || '23:59' })

/** Whether a time is invalid, or the end is not after the start. */
export function isPeriodWrong({ start, end }: Pick<PrizeValues, 'start' | 'end'>): boolean {
  const from = isEmptyTime(start) ? undefined : startOf(start)
  const to = isEmptyTime(end) ? undefined : finishOf(end)
  if (from === null || to === null) return true
  return from !== undefined && to !== undefined && from >= to
}

/** Returns the body to send for valid values, without fields that do not apply to the delivery way. */
export function writtenOf(values: PrizeValues) {
  const { name, description, way, points, stock, perPerson, pickUp, asks, start, end } = values
  return {
    name: name.trim(),
    description: description.trim(),
    points: numberWithin(points, prizeLimits.points) ?? 0,
    ...(way === 'code' ? {} : { stock: numberWithin(stock, prizeLimits.stock) ?? 0 }),
    perPerson: numberWithin(perPerson, prizeLimits.perPerson) ?? 0,
    pickUp: way === 'atSchool' ? pickUp.trim() : '',
    asks: way === 'atSchool' ? [] : asks,
    startsAt: isEmptyTime(start) ? null : (startOf(start)?.toISOString() ?? null),
    endsAt: isEmptyTime(end) ? null : (finishOf(end)?.toISOString() ?? null),
  }
}
