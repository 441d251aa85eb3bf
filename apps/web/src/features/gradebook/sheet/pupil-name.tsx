import type { Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { SeatNumber } from '../../groups/index.ts'

/** A pupil, as whoever leads the class knows them. */
export function PupilName({
  pupil: { person, memberNumber },
}: {
  pupil: Gradebook['pupils'][number]
  groupId: string
}) {
  return (
    <>
      <SeatNumber number={memberNumber} /> {person.displayName}
    </>
  )
}
