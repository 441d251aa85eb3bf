/** Faces that come with the product: animals and plants of Taiwan. Their drawings are the web's, under `drawnAvatarPath`. */
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

/** A drawing that changes gets a new folder: browsers keep what lies here for a year. */
export const drawnAvatarFolder = '/assets/avatars-1'

export const drawnAvatarPath = (name: DrawnAvatar) => `${drawnAvatarFolder}/${name}.svg`
