/** SQL of the Monday, as text, of the week in Taiwan that a moment lies in. */
export const weekOf = (moment: string) =>
  `to_char(date_trunc('week', ${moment} at time zone 'Asia/Taipei'), 'YYYY-MM-DD')`
