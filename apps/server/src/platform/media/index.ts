export { DamagedPicture } from './damaged-picture.ts'
export { makePictureForms, type PictureFormat, type PictureForms } from './picture.ts'
