/**
 * Avatars that come with the product: animals and plants of Taiwan. The web holds the drawings, under
 * `drawnAvatarPath`.
 */
export const drawnAvatars = [
  'black-bear',
  'leopard-cat',
  'sika-deer',
  'pangolin',
  'macaque',
  'flying-squirrel',
  'serow',
  'dolphin',
  'blue-magpie',
  'mikado-pheasant',
  'barbet',
  'spoonbill',
  'owl',
  'salmon',
  'green-turtle',
  'tree-frog',
  'swallowtail',
  'firefly',
  'stag-beetle',
  'fiddler-crab',
  'lily',
  'moth-orchid',
  'cherry-blossom',
  'cypress',
] as const
export type DrawnAvatar = (typeof drawnAvatars)[number]

/** A changed drawing needs a new folder: browsers cache this one for a year. */
export const drawnAvatarFolder = '/assets/avatars-1'

export const drawnAvatarPath = (name: DrawnAvatar) => `${drawnAvatarFolder}/${name}.svg`
