/** Covers of groups that come with the product; the web holds the drawings. */
export const drawnCovers = [
  'trails',
  'hills',
  'waves',
  'leaves',
  'stars',
  'cells',
  'books',
  'notes',
  'lanterns',
  'court',
  'city',
] as const
export type DrawnCover = (typeof drawnCovers)[number]
