import type { Area } from 'react-easy-crop'

/** Pixels per side: enough for the largest avatar on the sharpest screen. */
const side = 640
const jpegQuality = 0.9

/** Resolves to the chosen square of a picture as a small JPEG file. */
export async function cutPicture(url: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This device draws no pictures')
  // JPEG has no transparency, so transparent parts become white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
