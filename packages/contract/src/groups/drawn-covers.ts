/** Covers of groups that come with the product; their drawings are the web's. */
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
