/** Returns SQL of the Monday of the week in Taiwan that contains a moment, as text. */
export const weekOf = (moment: string) =>
  `to_char(date_trunc('week', ${moment} at time zone 'Asia/Taipei'), 'YYYY-MM-DD')`
