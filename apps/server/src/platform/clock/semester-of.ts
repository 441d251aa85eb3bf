/** Returns SQL of the date in Taiwan at a moment. */
export const dayOf = (moment: string) => `(${moment} at time zone 'Asia/Taipei')::date`

/**
 * Returns SQL of the first day of the semester that contains a day (`contract/school-year`): 1 August or 1 February.
 */
export const semesterOn = (day: string) => `(make_date(
  extract(year from ${day})::int - case when extract(month from ${day}) = 1 then 1 else 0 end,
  case when extract(month from ${day}) between 2 and 7 then 2 else 8 end, 1))`
